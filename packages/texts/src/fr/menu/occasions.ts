export const screens = {
  keyDates: { name: 'Temps forts' },
  ideas: { name: 'Idées de posts' },
}
