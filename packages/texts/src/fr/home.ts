export const home = {
  title: 'Accueil',
  week: 'semaine {{number}}',
  morning: 'Bonjour {{name}}.',
  evening: 'Bonsoir {{name}}.',
  quiet: 'L’établi est prêt,',
  quietEnd: 'la première page est blanche.',
  first: {
    title: 'Votre première semaine',
    note: 'elle se remplira d’ici peu',
    words:
      'Dès que vos réseaux et votre façon de parler sont connus, chaque jour reçoit son post : vous le relisez, vous le validez, il part à son heure.',
  },
}
