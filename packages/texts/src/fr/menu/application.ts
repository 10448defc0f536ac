export const screens = {
  application: { name: 'Application', about: 'Nom, logo, mentions légales, documents.' },
}
