import { randomInt } from 'node:crypto'
import type { UserType } from '@postelier/contract'

/** No letter or digit that can be read as another; no E, which a text index reads as part of a number. */
const alphabet = 'ABCDFGHJKMNPQRSTVWXYZ23456789'

/** What the code of each type begins with; contacts and super admins need none. */
const firstLetters: Partial<Record<UserType, string>> = {
  customer: 'C',
  internalAgent: 'A',
  externalAgent: 'A',
  teamManager: 'M',
  productManager: 'M',
  agencyManager: 'M',
}

/** A short code to say on the telephone, such as `C7KMPQ2`. The database makes sure that it is the only one. */
export function newPersonCode(type: UserType): string | null {
  const first = firstLetters[type]
  if (!first) return null
  let code = first
  while (code.length < 7) code += alphabet[randomInt(alphabet.length)]
  return code
}
