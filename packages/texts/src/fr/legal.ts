export const legal = {
  pdf: 'Télécharger en PDF',
  changed: 'Dernière modification\u00a0: {{date}}',
  home: 'Aller à {{appName}}',
  contents: 'Sur cette page',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  empty: 'Ce document n’est pas encore écrit.',
  emptyWords: 'Il sera lisible ici dès que la maison l’aura publié.',
}
