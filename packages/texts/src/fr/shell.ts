export const shell = {
  account: {
    label: 'Votre compte',
    mine: 'Mon compte',
    logOut: 'Se déconnecter',
    singleKeys: 'Raccourcis à une touche',
  },
  acting: {
    back: 'Revenir à mon compte',
    for: 'Vous travaillez pour {{name}}.',
    as: '{{by}} agit au nom de {{name}}.',
    stop: 'Revenir à mon compte',
  },
  commands: {
    empty: 'Rien ne répond à ces mots.',
    label: 'Chercher un écran ou une action',
    screens: 'Écrans',
    actions: 'Actions',
    choose: 'choisir',
    move: 'monter, descendre',
  },
  crash: {
    title: 'Cet écran s’est arrêté',
    words: 'Ce que vous aviez enregistré est gardé. Rechargez la page pour reprendre.',
    stale: 'Postelier a changé entre-temps',
    staleWords:
      'Une nouvelle version est en place. Rechargez la page pour continuer ; rien de ce qui est enregistré ne bouge.',
  },
  errors: {
    home: 'Revenir à l’accueil',
    contact: 'Nous écrire',
    code: 'Erreur {{code}}',
    notFound: { title: 'Cette page n’existe pas', words: 'L’adresse a changé, ou le lien est incomplet.' },
    forbidden: {
      title: 'Cette page n’est pas pour vous',
      words: 'Votre compte n’y a pas accès. La personne qui gère les comptes peut l’ouvrir.',
    },
    broken: {
      title: 'La presse s’est enrayée',
      words: 'Le problème vient de nous et rien n’est perdu. Réessayez dans quelques minutes.',
    },
  },
  menu: {
    account: 'Mon compte',
    collapse: 'Réduire',
    expand: 'Déplier le menu',
    home: 'Accueil',
    label: 'Menu principal',
    testing: 'Planche de style',
  },
  narrow: {
    title: 'L’établi demande un peu plus de place',
    words:
      'Postelier se prépare sur un écran d’ordinateur : il faut 992 pixels de large pour voir vos posts entiers.',
    hint: 'Agrandissez la fenêtre, réduisez le zoom, ou ouvrez cette page sur un ordinateur.',
    continue: 'Continuer quand même',
  },
  pending: 'La page arrive',
  search: 'Rechercher',
  skip: 'Aller au contenu',
}
