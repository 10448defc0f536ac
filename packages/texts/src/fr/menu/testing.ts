export const screens = {
  testing: { name: 'Planche de style' },
}
