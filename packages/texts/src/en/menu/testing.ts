import type { screens as French } from '../../fr/menu/testing.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  testing: { name: 'Style sheet' },
}
