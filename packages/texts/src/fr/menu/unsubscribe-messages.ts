export const screens = {
  unsubscribeMessages: { name: 'Questions au départ', create: 'Nouvelle question au départ' },
}
