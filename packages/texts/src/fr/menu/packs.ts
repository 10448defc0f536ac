export const screens = {
  packs: { name: 'Formules et crédits' },
}
