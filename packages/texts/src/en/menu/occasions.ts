import type { screens as French } from '../../fr/menu/occasions.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  keyDates: { name: 'Key dates' },
  ideas: { name: 'Inspiration' },
}
