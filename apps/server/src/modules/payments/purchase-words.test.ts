import { describe, expect, it } from 'vitest'
import type { Purchase } from './purchase.ts'
import { describePurchase } from './purchase-words.ts'

const none = { unusedCents: 0, codeId: null, taxReason: null }
const line = { packId: 1, quantity: 2, credits: 20, unitCents: 1_900, cents: 3_800 }
const credits: Purchase = {
  ...none,
  kind: 'credits',
  lines: [{ ...line, names: { fr: '10 crédits', en: '10 credits' } }],
}

describe('what a payment is called at the provider', () => {
  it('says what is bought and for whom, and nothing by a number', () => {
    expect(describePurchase(credits, 'Maison Verdier', 'fr')).toBe('2 × 10 crédits, pour Maison Verdier')
    expect(describePurchase(credits, '', 'en')).toBe('2 × 10 credits')
    const debt: Purchase = { ...none, kind: 'debt', lines: [], ofPayments: [7] }
    expect(describePurchase(debt, 'Atelier Nord', 'en')).toBe('Payment of a returned debit, for Atelier Nord')
    expect(describePurchase(credits, 'x'.repeat(300), 'fr')).toHaveLength(200)
  })
})
