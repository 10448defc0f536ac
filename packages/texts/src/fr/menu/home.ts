export const screens = {
  home: { name: 'Accueil' },
}
