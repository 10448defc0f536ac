export const timer = {
  title: 'Travaillez-vous toujours\u00a0?',
  words:
    'Rien n’a bougé ici depuis {{since}}, et le chronomètre tourne. Sans réponse avant {{until}}, il s’arrête à {{since}}.',
  stopped: 'Le chronomètre s’est arrêté\u00a0: rien n’a bougé ici. Relancez-le depuis la page de la tâche.',
  yes: 'Oui, le temps compte',
  no: 'Non, arrêter à {{since}}',
}
