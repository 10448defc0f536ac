import type { screens as French } from '../../fr/menu/planning.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  planning: { name: 'Planning' },
}
