/**
 * Numbers that companies are known by. Pure and free of look-ups: a number that passes has the right form and check
 * digits, and says nothing about whether such a company exists.
 */
const digitsOf = (text: string) => text.replace(/[\s.\-\u00a0\u202f]/g, '')

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export const isSiren = (siren: string) => /^\d{9}$/.test(siren) && siren !== '000000000' && passesLuhn(siren)

/** La Poste numbers its many branches by another rule: the sum of the digits is a multiple of five. */
const laPoste = '356000000'

export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || siret.startsWith('000000000')) return false
  if (passesLuhn(siret)) return true
  return siret.startsWith(laPoste) && [...siret].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** A SIRET or SIREN without its spaces, or nothing where it is neither. */
export function readSiret(text: string): string | undefined {
  const digits = digitsOf(text)
  return isSiren(digits) || isSiret(digits) ? digits : undefined
}

/** Forms after the country's two letters, as the Union's VAT information exchange publishes them. */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MC: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12})$/,
}
/** Countries whose numbers begin with other letters than their own code. */
const vatPrefixOf: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR' }

/**
 * A VAT number in its usual spelling, or nothing where its form is not that of its country. The number's own letters
 * decide the country; without any, the business's country does. Countries outside the list only need to look sensible.
 */
export function readVatNumber(text: string, country: string): string | undefined {
  const number = digitsOf(text).toUpperCase()
  const own = number.slice(0, 2)
  const prefix = Object.hasOwn(vatForms, own) && own !== 'MC' ? own : (vatPrefixOf[country] ?? country)
  const form = vatForms[prefix]
  if (!form) return /^[A-Z0-9+*/]{4,20}$/.test(number) ? number : undefined
  const rest = own === prefix ? number.slice(2) : number
  if (!form.test(rest) || (prefix === 'FR' && !frenchKeyFits(rest))) return undefined
  return `${prefix}${rest}`
}

/** The two digits before a French number follow from its SIREN; newer keys with letters are not checked. */
function frenchKeyFits(rest: string): boolean {
  const key = rest.slice(0, 2)
  const siren = rest.slice(2)
  // Monaco's numbers (000…) carry no SIREN and follow another rule.
  if (!/^\d{2}$/.test(key) || siren.startsWith('000')) return true
  return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}
