export const screens = {
  permissions: { name: 'Permissions', about: 'Les droits dont les rôles sont faits.' },
}
