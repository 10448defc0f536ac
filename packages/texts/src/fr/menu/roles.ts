export const screens = {
  roles: { name: 'Rôles', about: 'Qui peut quoi dans la maison.', create: 'Nouveau rôle' },
  ownRoles: { name: 'Rôles', about: 'Ce que chacun de vos contacts peut faire.', create: 'Nouveau rôle' },
}
