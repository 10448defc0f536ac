export const screens = {
  planning: { name: 'Planning' },
}
