import type { screens as French } from '../../fr/menu/holidays.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  holidays: { name: 'Holidays and absences' },
  holidaysReceived: { name: 'Holiday requests' },
}
