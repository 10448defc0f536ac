export const legal = {
  pdf: 'Télécharger en PDF',
  changed: 'Dernière modification\u00a0: {{date}}',
  home: 'Aller à {{appName}}',
  contents: 'Sur cette page',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  empty: 'Ce document n’est pas encore écrit.',
  emptyWords: 'Vous pourrez le lire ici dès sa publication.',
  credits: {
    title: 'Crédits',
    lead: 'Les visuels utilisent ces polices et ces emoji. Merci à celles et ceux qui les ont dessinés.',
    kinds: { font: 'Police', emoji: 'Emoji' },
    source: 'Source de {{name}}',
    pictures:
      'Les photos de banques d’images portent le nom de leur auteur quand vous les choisissez. Nous avons dessiné les motifs et les images de la collection.',
  },
}
