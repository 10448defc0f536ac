import type { screens as French } from '../../fr/menu/bills.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  bills: { name: 'My bills' },
}
