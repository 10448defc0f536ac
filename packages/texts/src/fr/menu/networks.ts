export const screens = {
  networks: { name: 'Mes réseaux', about: 'Les comptes où vos posts paraissent.' },
}
