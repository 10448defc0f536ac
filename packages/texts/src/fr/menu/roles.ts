export const screens = {
  roles: { name: 'Rôles', about: 'Ce que chacun peut voir et faire.', create: 'Nouveau rôle' },
  ownRoles: { name: 'Rôles', about: 'Ce que chacun de vos contacts peut faire.', create: 'Nouveau rôle' },
}
