export const screens = {
  account: {
    name: 'Mon compte',
    about: 'Votre entreprise, votre façon de parler, vos couleurs, votre accès.',
  },
  accountOfContact: {
    name: 'Mon compte',
    about: 'L’entreprise pour qui vous travaillez, votre profil et votre accès.',
  },
  accountOfAgency: { name: 'Mon compte', about: 'Votre agence, votre profil et votre accès.' },
  accountOfStaff: { name: 'Mon compte', about: 'Votre profil, votre langue et votre accès.' },
}
