import type { PackNames } from '../billing/index.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'

/** A plan by its name and for how long; credits by theirs. */
export function wordsOf(purchase: Purchase, names: PackNames): PackNames {
  if (purchase.kind !== 'plan') return names
  const isYear = purchase.terms.frequency === 'yearly'
  return {
    fr: `Abonnement ${names.fr}, ${isYear ? 'un an' : 'un mois'}`,
    en: `${names.en} plan, ${isYear ? 'one year' : 'one month'}`,
  }
}

/** How many, where that is more than one. */
export function countedWords(
  purchase: Purchase,
  { names, quantity }: Pick<PurchaseLine, 'names' | 'quantity'>,
  language: 'fr' | 'en',
): string {
  const words = wordsOf(purchase, names)[language]
  return quantity > 1 ? `${quantity} × ${words}` : words
}

export const debtWords = {
  fr: 'Règlement d’un prélèvement impayé',
  en: 'Payment of a returned debit',
} as const
const by = { fr: 'pour', en: 'for' } as const

/** What is bought and for whom, as the provider's page names it. */
export function describePurchase(purchase: Purchase, buyer: string, language: 'fr' | 'en'): string {
  const what =
    purchase.kind === 'debt'
      ? debtWords[language]
      : purchase.lines.map((line) => countedWords(purchase, line, language)).join(', ')
  return (buyer ? `${what}, ${by[language]} ${buyer}` : what).slice(0, 200)
}
