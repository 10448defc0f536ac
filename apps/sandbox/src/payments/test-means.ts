// Numbers that stand for what can happen to a card or an account. Any other number is refused: nobody's own card belongs here.

export type CardOutcome = 'paid' | 'asksFirst' | 'declined' | 'insufficientFunds' | 'expiredCard'
export const testCards: Readonly<Record<string, { readonly brand: string; readonly does: CardOutcome }>> = {
  '4242424242424242': { brand: 'Visa', does: 'paid' },
  '5555555555554444': { brand: 'Mastercard', does: 'paid' },
  '4000000000003220': { brand: 'Visa', does: 'asksFirst' },
  '4000000000000002': { brand: 'Visa', does: 'declined' },
  '4000000000009995': { brand: 'Visa', does: 'insufficientFunds' },
  '4000000000000069': { brand: 'Visa', does: 'expiredCard' },
}

export type DebitOutcome = 'paid' | 'refused' | 'returned'
export const testAccounts: Readonly<Record<string, DebitOutcome>> = {
  FR1420041010050500013M02606: 'paid',
  DE89370400440532013000: 'paid',
  FR3020041010050500013M02609: 'refused',
  FR5720041010050500013M02608: 'returned',
}

/** The two digits after the country follow from all the others. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

export const asNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** `04/29`, and not over. */
export function expiryOf(text: string, now: Date): string | undefined {
  const found = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim())
  if (!found) return undefined
  const [month, year] = [Number(found[1]), 2000 + Number(found[2])]
  return Date.UTC(year, month, 1) > now.getTime() ? `${year}-${String(month).padStart(2, '0')}` : undefined
}
