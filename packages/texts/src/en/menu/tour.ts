import type { screens as French } from '../../fr/menu/tour.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  help: { name: 'Help' },
}
