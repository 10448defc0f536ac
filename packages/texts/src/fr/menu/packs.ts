export const screens = {
  packs: { name: 'Formules et crédits', create: 'Nouvelle formule ou nouveau pack de crédits' },
}
