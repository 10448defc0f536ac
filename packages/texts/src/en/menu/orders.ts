import type { screens as French } from '../../fr/menu/orders.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  order: { name: 'Have a post made' },
  returnOrder: { name: 'Ask for a correction' },
}
