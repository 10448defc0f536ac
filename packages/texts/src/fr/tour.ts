export const tour = {
  step: '{{chapter}}, étape {{current}} / {{total}}',
  next: 'Suivant',
  nextChapter: 'Chapitre suivant',
  endHere: 'Terminer ici',
  chapterOver: 'Les autres chapitres vous attendent dans l’aide.',
  previous: 'Précédent',
  end: 'Terminer',
  leave: 'Quitter la visite',
  left: 'La visite reprend quand vous voulez, depuis l’aide.',
  partNeedsPost: 'Ce chapitre se montre sur un post, et vous n’en avez pas encore.',
  partEmpty: 'Vos écrans n’ont rien de ce chapitre pour le moment.',
  writePost: 'Ajouter un post',
  over: 'La visite est finie. Vous la retrouvez dans l’aide.',
  offer: {
    title: 'Visite guidée',
    words: 'Une visite en cinq chapitres d’une minute.',
    start: 'Commencer la visite',
    no: 'Masquer la visite',
  },
  chapters: {
    start: { title: 'Commencer', words: 'Relier un réseau, ajouter un post, trouver des idées.' },
    visual: { title: 'Le visuel', words: 'Voir le post, le dessiner, changer de modèle.' },
    words: { title: 'Le texte et vos images', words: 'Changer l’accroche, montrer vos photos.' },
    sending: { title: 'La date et l’envoi', words: 'Dater le post, choisir ses pages, le valider.' },
    settings: { title: 'Les réglages', words: 'Le calendrier, le rythme, le public et le ton.' },
  },
  help: {
    title: 'Aide',
    tour: 'Visite guidée',
    tourWords:
      'Elle montre chaque geste là où il se fait, un chapitre à la fois. Échap la quitte, les flèches la font avancer.',
    steps_one: '{{count}} étape.',
    steps_other: '{{count}} étapes.',
    start: 'Commencer la visite',
    resume: 'Reprendre la visite',
    show: 'Montrer',
    showPart: 'Montrer\u00a0: {{part}}',
    keys: 'Clavier',
    keysWords: 'Sur chaque écran, la touche «\u00a0?\u00a0» montre les raccourcis.',
    showKeys: 'Voir les raccourcis',
    people: 'Une personne vous répond',
    peopleWords: 'Dites-nous ce que vous vouliez faire et ce qui s’est passé.',
  },
  steps: {
    addNetwork: {
      title: 'Reliez vos réseaux',
      words:
        'Vos posts partent d’ici. Reliez les comptes de votre entreprise\u00a0: vous confirmez chez chaque réseau, nous ne voyons pas votre mot de passe.',
    },
    addPost: {
      title: 'Ajoutez un post',
      words: 'Une phrase, une page de votre site, une photo ou un temps fort suffit pour commencer.',
    },
    generatePosts: {
      title: 'Demandez des idées',
      words: 'De nouvelles idées, tirées de ce que dit votre site. Vous gardez celles qui vous plaisent.',
    },
    postList: {
      title: 'Tous vos posts',
      words:
        'Chaque post est à son jour. Faites-le glisser pour changer de date\u00a0; ce qui n’a pas de date attend en dessous.',
    },
    visualPreview: {
      title: 'Le post comme on le verra',
      words: 'Choisissez un réseau\u00a0: l’aperçu suit, avec le pli du texte et la coupe de l’image.',
    },
    editVisual: {
      title: 'Dessinez',
      words: 'L’éditeur ouvre le visuel\u00a0: textes, couleurs, photos, formes. Tout s’annule.',
    },
    chooseTemplate: {
      title: 'Changez de modèle',
      words: 'Un autre modèle reprend vos mots et vos couleurs.',
    },
    chooseBackground: {
      title: 'Choisissez le fond',
      words: 'Une de vos photos derrière le texte\u00a0: ici quand vous en avez, ou dans l’éditeur.',
    },
    validateVisual: {
      title: 'Validez le visuel',
      words: 'Quand l’image est bonne, dites-le. Elle ne changera plus sans vous.',
    },
    regenerateVisual: {
      title: 'Refaites le visuel',
      words: 'Une autre image pour le même texte. Le prix en crédits est écrit à côté.',
    },
    changeHook: {
      title: 'Écrivez l’accroche',
      words: 'C’est le début du post. Corrigez-le ici\u00a0: ce que vous écrivez est gardé à mesure.',
    },
    regenerateHook: {
      title: 'Demandez une autre accroche',
      words: 'Une autre façon de le dire, avec les mêmes informations. La vôtre reste à côté.',
    },
    uploadMedia: {
      title: 'Vos propres images',
      words: 'Jusqu’à dix photos, ou un film, à la place du visuel créé ici.',
    },
    editTitle: {
      title: 'Renommez le post',
      words: 'Ce nom sert à vous y retrouver. Seuls les vidéos et les documents le montrent.',
    },
    editDate: {
      title: 'La date et l’heure',
      words: 'Nous proposons l’heure qui a le mieux marché. Vous décidez.',
    },
    publicationPreview: {
      title: 'Où le post paraît',
      words: 'Allumez les pages où il doit paraître. Un texte trop long pour un réseau est signalé ici.',
    },
    remove: {
      title: 'Retirez le post',
      words: 'Dans ce menu. Vous avez trente jours pour changer d’avis.',
    },
    regenerate: {
      title: 'Refaites tout',
      words: 'Le même menu trouve une autre idée, ou refait le post entier.',
    },
    validate: {
      title: 'Validez et programmez',
      words: 'Un seul geste\u00a0: le post est approuvé et partira à sa date.',
    },
    displayMode: {
      title: 'Mois, semaine, jour, liste',
      words: 'Les mêmes posts, vus de plus ou moins près.',
    },
    addPostAgain: {
      title: 'À vous',
      words: 'Le prochain post commence ici.',
    },
    frequency: {
      title: 'Le rythme',
      words: 'Combien de posts vous sont proposés chaque semaine.',
    },
    target: {
      title: 'Le public',
      words: 'À qui vos posts s’adressent.',
    },
    tone: {
      title: 'Le ton',
      words: 'Comment vos posts parlent. L’exemple en dessous change avec votre choix.',
    },
    emojis: {
      title: 'Les émojis',
      words: 'Beaucoup, peu ou aucun\u00a0: c’est le dernier réglage.',
    },
  },
}
