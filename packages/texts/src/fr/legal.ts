export const legal = {
  pdf: 'Télécharger en PDF',
  changed: 'Dernière modification\u00a0: {{date}}',
  home: 'Aller à {{appName}}',
  contents: 'Sur cette page',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  empty: 'Ce document n’est pas encore écrit.',
  emptyWords: 'Il sera lisible ici dès que la maison l’aura publié.',
  credits: {
    title: 'Crédits',
    lead: 'Chaque image composée ici est écrite avec ces caractères et ces emoji. Merci à celles et ceux qui les ont dessinés.',
    kinds: { font: 'Caractères', emoji: 'Emoji' },
    source: 'Source de {{name}}',
    pictures:
      'Les photos prises dans une banque d’images portent le nom de leur auteur là où vous les choisissez. Les motifs et les images de l’atelier sont dessinés par la maison.',
  },
}
