export const screens = {
  journal: { name: 'Journal', about: 'Qui a fait quoi, et au nom de qui.' },
}
