export const home = {
  title: 'Accueil',
  week: 'semaine {{number}}',
  morning: 'Bonjour {{name}}.',
  evening: 'Bonsoir {{name}}.',
  quiet: 'L’établi est prêt,',
  quietEnd: 'la première page est blanche.',
  first: {
    title: 'Pour commencer',
    note: 'dans l’ordre qui vous plaît',
  },
}
