import type { screens as French } from '../../fr/menu/orders.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  order: { name: 'Order a post' },
  returnOrder: { name: 'Ask for a correction' },
}
