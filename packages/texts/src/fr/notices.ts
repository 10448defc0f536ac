export const notices = {
  title: 'Notifications',
  which: 'Afficher',
  whiches: { all: 'Toutes', unread: 'Non lues' },
  readAll: 'Tout marquer comme lu',
  allRead_one: '{{count}} notification marquée comme lue.',
  allRead_other: '{{count}} notifications marquées comme lues.',
  empty: 'Aucune notification',
  emptyWords: 'Commentaires, réponses, posts retenus\u00a0: vous les retrouverez ici pendant 90 jours.',
  noneUnread: 'Vous avez tout lu.',
  noneUnreadWords: 'Les notifications déjà lues restent dans «\u00a0Toutes\u00a0».',
}
