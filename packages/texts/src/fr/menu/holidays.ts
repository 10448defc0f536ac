export const screens = {
  holidays: { name: 'Congés et absences' },
  holidaysReceived: { name: 'Demandes de congés' },
}
