export const screens = {
  sectors: {
    name: 'Secteurs d’activité',
    about: 'Les secteurs proposés, et ceux que l’on vous suggère.',
    create: 'Nouveau secteur',
  },
}
