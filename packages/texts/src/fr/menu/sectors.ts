export const screens = {
  sectors: {
    name: 'Secteurs d’activité',
    about: 'Les métiers proposés, et ceux qu’on vous suggère.',
    create: 'Nouveau secteur',
  },
}
