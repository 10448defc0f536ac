export const screens = {
  sources: { name: 'Vos sources' },
}
