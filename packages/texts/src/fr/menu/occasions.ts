export const screens = {
  keyDates: { name: 'Temps forts' },
  ideas: { name: 'Inspirations' },
}
