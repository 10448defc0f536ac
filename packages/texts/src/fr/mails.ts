import { moneyMails } from './mails/money-mails.ts'
import { orderMails } from './mails/order-mails.ts'

export const mails = {
  senderName: '{{appName}}',
  signature: 'L’équipe {{appName}}',
  whyYou:
    'Vous recevez ce message car {{email}} a été saisie sur {{appName}}. Si ce n’était pas vous, ignorez-le\u00a0: rien ne change.',
  whyYouMember: 'Vous recevez ce message parce que {{email}} est l’adresse d’un compte {{appName}}.',
  quoted: '«\u00a0{{text}}\u00a0»',
  plainLink: 'Si le bouton ne marche pas, copiez cette adresse dans votre navigateur\u00a0:',
  /** The posts a mail is about, in a sentence of their own. */
  holidays: {
    oneDay: 'le {{begin}}',
    days: 'du {{begin}} au {{end}}',
  },
  credits_one: '{{count}} crédit',
  credits_other: '{{count}} crédits',
  planEnds: {
    now: 'Votre formule {{plan}} est terminée.',
    later: 'Votre formule {{plan}} s’arrête le {{date}}.',
  },
  /** Where posts go once a plan is over. */
  networksThen_zero: 'Vos posts continueront sur {{kept}}, et plus sur {{left}}.',
  networksThen_one:
    'Vos posts continueront sur {{kept}}, et plus sur {{left}}. Celui qui n’est prévu que là sera déprogrammé, et gardé.',
  networksThen_other:
    'Vos posts continueront sur {{kept}}, et plus sur {{left}}. Les {{count}} qui ne sont prévus que là seront déprogrammés, et gardés.',
  posts: {
    one: '«\u00a0{{title}}\u00a0»',
    others_one: '{{count}} autre',
    others_other: '{{count}} autres',
    asked_one: 'un post',
    asked_other: '{{count}} posts',
    still_one: 'Un post de {{societyName}} attend toujours votre accord.',
    still_other: '{{count}} posts de {{societyName}} attendent toujours votre accord.',
    more_one: 'et {{count}} autre post',
    more_other: 'et {{count}} autres posts',
    see_one: 'Voir le post',
    see_other: 'Voir les posts',
    waiting_one: 'Un post attend\u00a0: {{titles}}.',
    waiting_other: '{{count}} posts attendent\u00a0: {{titles}}.',
  },
  kinds: {
    ...orderMails,
    ...moneyMails,
    validateEmail: {
      subject: 'Validez votre inscription',
      title: 'Confirmez votre adresse, {{firstName}}',
      body: 'Votre compte {{appName}} est prêt. Ouvrez le lien, dites oui, et votre espace s’ouvre.\nLe lien vaut 48 heures.',
      button: 'Valider mon adresse',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte',
      title: 'Vous avez déjà un compte',
      body: 'Quelqu’un, sans doute vous, s’est inscrit avec cette adresse. Elle a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe.',
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
      title: 'Aucun compte à cette adresse',
      body: 'Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Aucun compte ne l’utilise. Essayez votre autre adresse, ou créez un compte.',
      button: 'Créer un compte',
    },
    initializePassword: {
      subject: 'Votre accès à {{appName}}',
      title: 'Bienvenue, {{firstName}}',
      body: '{{inviter}} vous a préparé un compte sur {{appName}}. Choisissez votre mot de passe pour l’ouvrir.\nLe lien vaut 7 jours. Si vous ne connaissez pas {{inviter}}, ignorez ce message\u00a0: le compte restera fermé.',
      button: 'Choisir mon mot de passe',
    },
    invitation: {
      subject: '{{inviter}} vous invite sur {{appName}}',
      title: '{{inviter}} vous invite',
      body: 'Vous êtes invité à suivre les posts de {{societyName}}. Selon votre rôle, vous pourrez lire, commenter ou valider.\nL’invitation vaut 7 jours.',
      button: 'Accepter l’invitation',
    },
    invitedAlready: {
      subject: 'Une invitation vous attend',
      title: 'Vous êtes déjà invité',
      body: 'Quelqu’un, sans doute vous, a demandé un accès avec cette adresse. Elle est déjà invitée à suivre les posts de {{societyName}}. Acceptez l’invitation de {{inviter}} pour entrer. Elle vaut 7 jours.\nPour ouvrir votre propre compte, utilisez une autre adresse, ou demandez à {{inviter}} de retirer l’invitation.',
      button: 'Accepter l’invitation',
    },
    contactElsewhere: {
      subject: '{{inviter}} vous invite sur {{appName}}',
      title: 'Votre adresse a déjà un compte',
      body: '{{inviter}} voulait vous inviter à suivre les posts de {{societyName}}. Votre adresse a déjà un compte, et une adresse n’ouvre qu’un compte.\nPour accepter, donnez-lui une autre adresse e-mail. Nous ne lui avons rien dit de votre compte.',
    },
    accountElsewhere: {
      subject: '{{societyName}} veut vous ouvrir un compte',
      title: 'Votre adresse a déjà un compte',
      body: '{{societyName}} voulait vous ouvrir un compte sur {{appName}}. Votre adresse a déjà un compte, et une adresse n’ouvre qu’un compte.\nSi vous le souhaitez, donnez-lui une autre adresse e-mail. Nous ne lui avons rien dit de votre compte.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a changé',
      title: 'Mot de passe changé',
      body: 'Votre mot de passe vient d’être changé et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez-en un autre tout de suite.',
      button: 'Choisir un autre mot de passe',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse',
      title: 'Cette adresse est-elle la vôtre\u00a0?',
      body: 'Vous avez demandé à utiliser {{newEmail}} pour vous connecter. Elle remplacera l’ancienne dès que vous l’aurez confirmée.\nLe lien vaut 48 heures.',
      button: 'Confirmer l’adresse',
    },
    emailTaken: {
      subject: 'Cette adresse est déjà utilisée',
      title: 'Adresse déjà utilisée',
      body: 'Vous avez demandé à utiliser cette adresse. Un autre compte l’utilise déjà. Connectez-vous à celui-ci, ou choisissez une autre adresse.',
      button: 'Se connecter',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a changé',
      title: 'Adresse changée',
      body: 'Votre compte utilise désormais {{newEmail}}. Si ce n’était pas vous, répondez à ce message.',
    },
    agencyWaiting: {
      subject: 'Une agence attend votre accord\u00a0: {{societyName}}',
      title: '{{societyName}} attend votre accord',
      body: '{{name}} ({{address}}) a confirmé son adresse. L’agence pourra créer des clients dès que vous l’aurez acceptée.',
      button: 'Voir l’agence',
    },
    agencyAccepted: {
      subject: 'Votre agence est acceptée',
      title: 'Bienvenue, {{firstName}}',
      body: 'Votre agence est acceptée\u00a0: vous pouvez maintenant ajouter vos clients.',
      button: 'Ouvrir {{appName}}',
    },
    postFailed: {
      subject: '«\u00a0{{title}}\u00a0» n’est pas paru sur {{network}}',
      title: 'Un post n’est pas paru',
      body: '«\u00a0{{title}}\u00a0» n’a pas été publié sur {{page}} ({{network}}). Votre post est gardé. Ouvrez-le pour savoir pourquoi et quoi faire.',
      button: 'Voir le post',
    },
    postAsked: {
      subject: 'Est-ce que «\u00a0{{title}}\u00a0» est paru sur {{network}}\u202f?',
      title: 'Vérifiez si ce post est en ligne',
      body: '«\u00a0{{title}}\u00a0» a été envoyé à {{page}} ({{network}}), sans réponse. Nous ne l’avons pas renvoyé, pour ne pas le publier deux fois. Regardez s’il y est, puis dites-le-nous.',
      button: 'Répondre',
    },
    boostFailed: {
      subject: 'La mise en avant de «\u00a0{{title}}\u00a0» demande votre attention',
      title: 'Une mise en avant n’a pas abouti',
      body: 'La mise en avant de «\u00a0{{title}}\u00a0» sur {{page}} ({{network}}) a un problème. Votre post n’a pas changé. Ouvrez-le pour savoir pourquoi et quoi faire.',
      button: 'Voir le post',
    },
    connectionEnded: {
      subject: '{{network}} est à relier de nouveau',
      title: '{{network}} ne nous laisse plus publier',
      body: 'Le lien avec {{name}} sur {{network}} est terminé. Vos posts y sont retenus, pas perdus. Un clic suffit pour le relier, sans vous connecter.\n{{posts}}\nCe lien vaut 7 jours et ne sert qu’une fois.',
      button: 'Relier de nouveau',
    },
    networksNarrowed: {
      subject: 'Vos posts continuent sur {{kept}}',
      title: 'Votre formule comprend moins de réseaux',
      body: 'Votre formule a changé\u00a0: vos posts continuent sur {{kept}}. Ceux qui étaient prévus seulement sur {{left}} ne partiront pas, et rien n’est perdu\u00a0: ils vous attendent parmi vos posts, avec leur date.\n{{posts}}',
      button: 'Voir mes posts',
    },
    connectionEnding: {
      subject: '{{network}} sera à relier avant le {{date}}',
      title: 'Un compte sera bientôt à relier',
      body: 'Le lien avec {{name}} sur {{network}} se termine le {{date}}. Renouvelez-le avant cette date\u00a0: vos posts partiront comme prévu.\nCe lien vaut 7 jours et ne sert qu’une fois.',
      button: 'Renouveler le lien',
    },
    postAtRisk: {
      subject: '«\u00a0{{title}}\u00a0» ne partira pas en l’état',
      title: 'Un post demande votre attention',
      body: '«\u00a0{{title}}\u00a0» est prévu le {{date}}, mais il ne paraîtra pas sur {{network}} en l’état. Ouvrez-le pour savoir pourquoi et le corriger.',
      button: 'Voir le post',
    },
    postsToApprove: {
      subject: 'À valider\u00a0: {{posts}} de {{societyName}}',
      title: '{{asker}} attend votre accord',
      body: '{{asker}} vous demande votre accord pour {{posts}} de {{societyName}}. Répondez depuis votre téléphone, sans mot de passe.\nVous pouvez répondre jusqu’au {{until}}.',
      button: '{{see}}',
    },
    postsToApproveAgain: {
      subject: 'Rappel\u00a0: {{posts}} à valider, {{societyName}}',
      title: 'Votre réponse est attendue',
      body: '{{still}} Répondez depuis votre téléphone, sans mot de passe.\nVous pouvez répondre jusqu’au {{until}}.',
      button: '{{see}}',
    },
    subjectsToAnswer: {
      subject: 'Vos prochains posts\u00a0: {{count}} idées à valider',
      title: 'Oui ou non, en deux minutes',
      body: '{{count}} idées de posts pour {{societyName}} attendent votre réponse. Dites oui ou non depuis votre téléphone, sans mot de passe. Rien ne sera publié à ce stade.\nLe lien vaut 14 jours et ne sert qu’une fois.',
      button: 'Voir les idées',
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
      title: '«\u00a0{{sector}}\u00a0» existe maintenant',
      body: 'Le secteur que vous avez proposé est ajouté. Votre compte l’utilise déjà.\n{{message}}',
      button: 'Voir mon compte',
    },
    sectorDeclined: {
      subject: 'Votre proposition de secteur',
      title: '«\u00a0{{sector}}\u00a0» n’a pas été ajouté',
      body: 'Merci de l’avoir proposé. {{message}}\nVous pouvez choisir un secteur proche dans votre compte.',
      button: 'Choisir un secteur',
    },
  },
}
