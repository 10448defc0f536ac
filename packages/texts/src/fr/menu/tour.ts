export const screens = {
  help: { name: 'Aide' },
}
