import type { Fact } from '@postelier/contract'

/** How a business is reached, as its contact facts give it, and which of them does. */
export interface Reach {
  readonly phone: { readonly text: string; readonly factId: string } | null
  readonly mail: { readonly text: string; readonly factId: string } | null
}

const phone = /(?<![\d\p{L}])\+?\(?\d[\d ().\u{a0}\u{202f}/-]{6,18}\d(?![\d\p{L}])/u
const mail = /(?<![\p{L}\d.])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u

/** The first telephone and the first address that a contact names; what else holds many digits is no number to call. */
export const reachOf = (facts: readonly Fact[]): Reach => {
  const contacts = facts.filter(({ kind }) => kind === 'contact')
  const found = (pattern: RegExp) =>
    contacts.flatMap(({ id, says }) =>
      says.flatMap((line) => {
        const text = pattern.exec(line)?.[0]
        return text ? [{ text, factId: id }] : []
      }),
    )[0] ?? null
  return { phone: found(phone), mail: found(mail) }
}
