import type { screens as French } from '../../fr/menu/promotion-codes.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  promotionCodes: { name: 'Promotion codes', create: 'New promotion code' },
}
