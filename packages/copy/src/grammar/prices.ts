// Prices as people of a language write them, whatever shop wrote them: “6,40 €”, “£32”.
import type { Language } from '@postelier/contract'

const fixed = '\u{a0}'
const gap = '[ \\u{a0}\\u{202f}]?'
const number = '\\d{1,3}(?:[ .,\\u{a0}\\u{202f}]\\d{3})*(?:[.,]\\d{2})?(?!\\d)'

const codes: readonly (readonly [sign: string, code: string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
]

/** One sign for each amount: “€6,40 EUR” says its money twice. */
const withOneSign = (text: string): string => {
  let plain = text
  for (const [sign, code] of codes) {
    const own = sign === '$' ? '\\$' : sign
    plain = plain
      .replace(new RegExp(`${own}${gap}(${number})${gap}(?:${code}|${own})(?!\\p{L})`, 'gu'), `${sign}$1`)
      .replace(new RegExp(`(${number})${gap}${own}${gap}${code}(?!\\p{L})`, 'gu'), `$1${fixed}${sign}`)
      .replace(new RegExp(`(?<!\\p{L})${code}${gap}(${number})`, 'gu'), `${sign}$1`)
      .replace(new RegExp(`(${number})${gap}${code}(?!\\p{L})`, 'gu'), `$1${fixed}${sign}`)
  }
  return plain
}

const signBehind = new RegExp(`€${gap}(?<amount>${number})(?!${gap}€)`, 'gu')
const signBefore = new RegExp(`(?<![\\d.,])(?<amount>${number})${gap}(?<sign>[£$])(?![\\d])`, 'gu')

export const pricesWritten = (text: string, language: Language): string => {
  if (!/[€£$]|EUR|GBP|USD/.test(text)) return text
  const plain = withOneSign(text)
    // “14€50” and “69,- €”.
    .replace(/(\d)[ \u{a0}\u{202f}]?€(\d{2})(?!\d|[.,]\d)/gu, `$1,$2${fixed}€`)
    .replace(/(\d),[-–—]{1,2}(?=[ \u{a0}\u{202f}]?€)/gu, '$1')
  if (language === 'en') return plain.replace(signBefore, '$<sign>$<amount>')
  return plain
    .replace(signBehind, `$<amount>${fixed}€`)
    .replace(/(?<![\d.,])(\d+)\.(\d{2})(?=[ \u{a0}\u{202f}]?€)/gu, '$1,$2')
}
