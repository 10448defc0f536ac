export const screens = {
  desk: { name: 'File de travail' },
  teamWork: { name: 'Travail de l’équipe' },
}
