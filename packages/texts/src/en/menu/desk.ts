import type { screens as French } from '../../fr/menu/desk.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  desk: { name: 'Work queue' },
  teamWork: { name: 'Team tasks' },
}
