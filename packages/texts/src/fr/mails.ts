export const mails = {
  senderName: '{{appName}}',
  signature: 'L’équipe {{appName}}',
  whyYou:
    'Ce message a été envoyé à {{email}} parce que cette adresse a été saisie sur {{appName}}. Si ce n’était pas vous, ignorez-le : rien ne change.',
  plainLink: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  kinds: {
    validateEmail: {
      subject: 'Validez votre inscription',
      title: 'Encore un clic, {{firstName}}',
      body: 'Votre compte {{appName}} est prêt. Confirmez que cette adresse est bien la vôtre et votre atelier ouvre.\nLe lien vaut 48 heures.',
      button: 'Valider mon adresse',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte',
      title: 'Vous êtes déjà des nôtres',
      body: 'Quelqu’un, sans doute vous, vient de s’inscrire avec cette adresse. Un compte existe déjà : connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.',
      button: 'Se connecter',
    },
    resetPassword: {
      subject: 'Votre nouveau mot de passe',
      title: 'Choisissez un nouveau mot de passe',
      body: 'Vous l’avez demandé à l’instant. Le lien vaut une heure et ne sert qu’une fois.',
      button: 'Choisir un mot de passe',
    },
    noAccount: {
      subject: 'Aucun compte à cette adresse',
      title: 'Nous ne vous connaissons pas encore',
      body: 'Quelqu’un a demandé un nouveau mot de passe pour cette adresse, mais aucun compte n’y est attaché. Peut-être en avez-vous une autre ?',
      button: 'Créer un compte',
    },
    initializePassword: {
      subject: 'Votre accès à {{appName}}',
      title: 'Bienvenue, {{firstName}}',
      body: '{{inviter}} vous a préparé un compte sur {{appName}}. Choisissez votre mot de passe pour y entrer.\nLe lien vaut 7 jours. Si vous n’attendiez rien de {{inviter}}, n’y entrez pas : le compte restera fermé.',
      button: 'Choisir mon mot de passe',
    },
    invitation: {
      subject: '{{inviter}} vous invite sur {{appName}}',
      title: '{{inviter}} vous attend',
      body: 'Vous êtes invité à suivre les publications de {{societyName}} : lire, commenter, valider, selon votre rôle.\nL’invitation vaut 7 jours.',
      button: 'Accepter l’invitation',
    },
    invitedAlready: {
      subject: 'Une invitation vous attend',
      title: 'Vous êtes déjà invité',
      body: 'Quelqu’un, sans doute vous, vient de demander un accès avec cette adresse. Elle est déjà invitée à suivre les publications de {{societyName}} : acceptez l’invitation de {{inviter}} pour entrer. Elle vaut 7 jours.\nPour ouvrir un compte à vous, inscrivez-vous avec une autre adresse, ou demandez à {{inviter}} de retirer l’invitation.',
      button: 'Accepter l’invitation',
    },
    contactElsewhere: {
      subject: '{{inviter}} vous invite sur {{appName}}',
      title: 'Votre adresse a déjà un compte',
      body: '{{inviter}} voulait vous inviter à suivre les publications de {{societyName}}, mais une adresse n’ouvre qu’un compte, et la vôtre en a un.\nPour accepter, donnez-lui une autre adresse e-mail. Nous ne lui avons rien dit de votre compte.',
    },
    accountElsewhere: {
      subject: '{{societyName}} veut vous ouvrir un compte',
      title: 'Votre adresse a déjà un compte',
      body: '{{societyName}} voulait vous ouvrir un compte sur {{appName}}, mais une adresse n’ouvre qu’un compte, et la vôtre en a un.\nSi vous le souhaitez, donnez-lui une autre adresse e-mail. Nous ne lui avons rien dit de votre compte.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a changé',
      title: 'Mot de passe changé',
      body: 'Votre mot de passe vient d’être changé et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez-en un autre tout de suite.',
      button: 'Reprendre la main',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse',
      title: 'Cette adresse est-elle la vôtre ?',
      body: 'Vous avez demandé à utiliser {{newEmail}} pour vous connecter. Elle remplacera l’ancienne dès que vous l’aurez confirmée.\nLe lien vaut 48 heures.',
      button: 'Confirmer l’adresse',
    },
    emailTaken: {
      subject: 'Cette adresse est déjà utilisée',
      title: 'Adresse déjà utilisée',
      body: 'Vous avez demandé à utiliser cette adresse, mais un autre compte l’utilise déjà. Connectez-vous à celui-ci, ou choisissez une autre adresse.',
      button: 'Se connecter',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a changé',
      title: 'Adresse changée',
      body: 'Votre compte utilise désormais {{newEmail}}. Si ce n’était pas vous, répondez à ce message.',
    },
    agencyAccepted: {
      subject: 'Votre agence est acceptée',
      title: 'Bienvenue, {{firstName}}',
      body: 'Votre agence est acceptée : vous pouvez maintenant ajouter vos clients.',
      button: 'Ouvrir {{appName}}',
    },
    deletionPlanned: {
      subject: 'Votre compte sera supprimé',
      title: 'Suppression prévue le {{date}}',
      body: 'Votre compte et ses données seront supprimés ce jour-là. Jusque-là, un clic suffit pour tout garder.',
      button: 'Garder mon compte',
    },
    secondFactorChanged: {
      subject: 'Votre double vérification a changé',
      title: 'Double vérification modifiée',
      body: 'Un moyen de vérification vient d’être ajouté ou retiré de votre compte. Si ce n’était pas vous, changez votre mot de passe tout de suite.',
      button: 'Ouvrir mon compte',
    },
    sectorAccepted: {
      subject: 'Votre secteur est ajouté',
      title: '« {{sector}} » existe maintenant',
      body: 'Vous l’aviez proposé : le secteur est ajouté, et votre compte l’utilise déjà.\n{{message}}',
      button: 'Voir mon compte',
    },
    sectorDeclined: {
      subject: 'Votre proposition de secteur',
      title: '« {{sector}} » n’a pas été ajouté',
      body: 'Merci de l’avoir proposé. {{message}}\nVous pouvez choisir un secteur voisin dans votre compte.',
      button: 'Choisir un secteur',
    },
  },
}
