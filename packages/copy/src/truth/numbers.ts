// Numbers as people write them in four languages, and what they are worth.

/** With spaces between thousands, and points and commas as anybody sets them; no number has more of them. */
export const numberForm = '\\d{1,15}(?:[\\u0020\\u00a0\\u202f]\\d{3}(?!\\d)){0,8}(?:[.,]\\d{1,15}){0,8}'

/** What it may be worth: “1.200” is a thousand two hundred in German and hardly more than one in English. */
export function valuesOf(written: string): readonly string[] {
  const tight = written.replaceAll(/[\s\u00a0\u202f]/g, '')
  const values = new Set<string>()
  if (/^\d+$/.test(tight)) values.add(bare(tight))
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(tight)) values.add(bare(tight.replaceAll(/[.,]/g, '')))
  const broken = /^(\d{1,3}(?:([.,])\d{3})+|\d+)[.,](\d+)$/.exec(tight)
  if (broken?.[1] && broken[3]) {
    const rest = broken[3].replace(/0+$/, '')
    values.add(`${bare(broken[1].replaceAll(/[.,]/g, ''))}${rest ? `.${rest}` : ''}`)
  }
  // A telephone number, a version: what it is written of.
  if (values.size === 0) values.add(tight.replaceAll(/\D/g, '.'))
  return [...values]
}

const bare = (digits: string) => digits.replace(/^0+(?=\d)/, '')

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur(?:os?)?)$/i, 'EUR'],
  [/^(?:£|gbp|pounds?|livres?|libras?)$/i, 'GBP'],
  [/^(?:\$|usd|dollars?|dólar(?:es)?)$/i, 'USD'],
  [/^(?:chf|francs?|franken|francos?)$/i, 'CHF'],
]
const currencyOf = (sign: string) => currencies.find(([form]) => form.test(sign))?.[1] ?? sign.toUpperCase()

const sign = '(?:€|£|\\$|EUR|USD|GBP|CHF)'
const word = '(?:euros?|pounds?|livres?|libras?|dollars?|dólar(?:es)?|francs?|Franken|francos?)'
const gap = '[\\u0020\\u00a0\\u202f]?'

/** “3,20 €”, “£29”, “3 €20”, “12 euros”. */
export const priceForm = new RegExp(
  `(?<before>${sign})${gap}(?<first>${numberForm})|(?<last>${numberForm})${gap}(?:(?<after>${sign}|${word})(?!\\p{L}))(?:${gap}(?<cents>\\d{2})(?!\\d))?`,
  'giu',
)

/** Each by its currency and worth. */
export function pricesOf(groups: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { before, first, last, after, cents } = groups
  const currency = currencyOf(before ?? after ?? '')
  const units = first ?? last ?? ''
  return valuesOf(cents ? `${units}.${cents}` : units).map((value) => `${currency} ${value}`)
}

/** The same of a price that is known in cents. */
export const priceKey = (cents: number, currency: string): string => {
  const rest = String(cents % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${currency} ${Math.floor(cents / 100)}${rest ? `.${rest}` : ''}`
}

export const shareForm = new RegExp(
  `(?<share>${numberForm})${gap}(?:%|(?:percent|per cent|pour cent|pourcents?|Prozent|por ciento)(?!\\p{L}))`,
  'giu',
)

const hourAfter = '(?:[ap]m|[ap]\\.m\\.)(?!\\p{L})'
/** “14 h 30”, “14:30”, “2.30 pm”, “14 Uhr”. Hours that last (“72 h”) look the same, and are held against the same. */
export const hourForm = new RegExp(
  `(?<clock>\\d{1,2}):(?<clockMinutes>\\d{2})(?:${gap}(?<clockHalf>${hourAfter}))?|(?<twelve>\\d{1,2})(?:[.](?<twelveMinutes>\\d{2}))?${gap}(?<half>${hourAfter})|(?<uhr>\\d{1,2})(?:[.](?<uhrMinutes>\\d{2}))?${gap}Uhr(?!\\p{L})|(?<h>\\d{1,3})${gap}h(?:${gap}(?<hMinutes>\\d{2})(?!\\d))?(?!\\p{L})|(?<=(?<!\\p{L})(?:à|dès|avant|après|vers|jusqu['’]à)${gap})(?<heures>\\d{1,2})${gap}heures?(?:${gap}(?<heuresMinutes>\\d{2})(?!\\d))?(?!\\p{L})`,
  'giu',
)

/** Minutes since midnight; of a twelve-hour clock those of its half. */
export function minutesOf(groups: Readonly<Record<string, string | undefined>>): number {
  const {
    clock,
    clockMinutes,
    clockHalf,
    twelve,
    twelveMinutes,
    half,
    uhr,
    uhrMinutes,
    h,
    hMinutes,
    heures,
    heuresMinutes,
  } = groups
  const said = (clockHalf ?? half)?.toLowerCase()
  const hour = Number(clock ?? twelve ?? uhr ?? h ?? heures)
  const ofDay = said === undefined ? hour : (hour % 12) + (said.startsWith('p') ? 12 : 0)
  return ofDay * 60 + Number(clockMinutes ?? twelveMinutes ?? uhrMinutes ?? hMinutes ?? heuresMinutes ?? 0)
}
