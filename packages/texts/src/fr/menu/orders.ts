export const screens = {
  order: { name: 'Faire réaliser un post' },
  returnOrder: { name: 'Demander une correction' },
}
