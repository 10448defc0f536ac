import type { screens as French } from '../../fr/menu/credits.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  credits: { name: 'Credits and plan' },
  cart: { name: 'Cart' },
  payment: { name: 'Your payment' },
  method: { name: 'Card or account' },
}
