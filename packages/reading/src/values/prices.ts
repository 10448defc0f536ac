// Prices with their currency, kept as they were written.
export interface FoundPrice {
  readonly text: string
  readonly cents: number
  readonly currency: string
  readonly index: number
  readonly end: number
}

const amount = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F.,’']\d{3})+(?:[.,](?:\d{2}|[-–—]{1,2}))?|\d{1,7}(?:[.,](?:\d{1,2}|[-–—]{1,2}))?)(?![\d])`
const sign = String.raw`(?:€|£|\$|EUR\b|CHF\b|S?Fr\.(?=\s?\d+\.[–—-])|GBP\b|USD\b|euros?\b)`
const each = String.raw`(?:\s?(?:TTC|HT|EUR|GBP|USD|CHF)\b|\s?/\s?(?:mois|month|mes|Monat|an|year|kg|m²|h)\b|\s(?:per|a) month\b|\spar mois\b|\sal mes\b|\sim Monat\b)?`
const written = new RegExp(
  String.raw`(?<![\d.,])(?:(${amount})\s?(${sign})(?:\s?(\d\d)(?![\d.,]|\s?(?:€|%|[a-z])))?|(?<!\p{L})(${sign})\s?(${amount}))${each}`,
  'giu',
)
const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  EURO: 'EUR',
  EUROS: 'EUR',
  'FR.': 'CHF',
  'SFR.': 'CHF',
}

export function readPrices(text: string): FoundPrice[] {
  return [...text.matchAll(written)].flatMap((found) => {
    const [whole, before, afterSign, small, beforeSign, after] = found
    // “12 to 15 €” is no price: whoever pays does not know which.
    const lead = text.slice(0, found.index)
    // The half of “1 h 30 – 75 €” is no price either.
    if (/\d\s?(?:–|—|-|à|to|a|bis|et|and|y|und)\s?$/i.test(lead) && !/\d\s?h\s?\d{2}\s?[–—-]\s?$/i.test(lead))
      return []
    const symbol = (afterSign ?? beforeSign ?? '').toUpperCase()
    const cents = readCents(small ? `${before},${small}` : (before ?? after ?? ''))
    const currency = currencies[symbol] ?? symbol
    if (cents === null || cents === 0 || !/^[A-Z]{3}$/.test(currency)) return []
    return [{ text: whole.trim(), cents, currency, index: found.index, end: found.index + whole.length }]
  })
}

const besides =
  /(?:\+|(?<!\p{L})(?:plus|zzgl\.?|zuzüglich|más|soit|i\.e\.|=|au lieu de|statt|instead of|was|en lugar de|rather than))\s*$|(?:suppl[ée]ment\p{L}*|suppl\.|surcharges?|extras?|zuschl[aä]g\p{L}*|\p{L}*zuschlag|aufpreis|suplementos?|recargos?|caution|acompte|deposit|kaution|fianza|frais)(?!\p{L})[^€£]*$/iu
/** Paid besides, saved, or the same counted otherwise: “(+ 8 € cheveux longs)”, “Zuschlag 10 €”, “soit 54 € la séance”. */
export const isBesides = (text: string, price: FoundPrice, all: readonly FoundPrice[]): boolean => {
  const before = all.filter(({ end }) => end <= price.index).at(-1)?.end ?? 0
  return besides.test(text.slice(before, price.index))
}

/** The last mark with one or two digits after it parts the cents; any other parts thousands. */
export function readCents(written: string): number | null {
  const text = written.replace(/[ \u00A0\u202F’']/g, '').replace(/[.,][-–—]+$/, '')
  const found = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!found) return null
  const whole = Number((found[1] ?? '').replace(/[.,]/g, ''))
  const cents = Number((found[2] ?? '').padEnd(2, '0') || '0')
  return Number.isSafeInteger(whole * 100 + cents) ? whole * 100 + cents : null
}

const label = `(?:prix|tarif|price|precio|preis)(?: (?:habituel|normal|promotionnel|soldé|public|habitual|de oferta))?|(?:regular|sale|unit|our) price|(?:normaler|regulärer) preis|(?:verkaufs|angebots|kurs)preis|kosten|kursgebühr|teilnahme(?:gebühr)?|beitrag|eintritt|coût|participation|entrée|cost|fee|entry|admission|tickets?|entrada|coste|importe`
/** “60 min –”, “la pièce”: how much of it is had for the price. */
const amountOf = String.raw`(?:\d{1,3}\s?(?:min(?:uten|utes|utos)?\.?|h|std\.?|heures?|hours?|horas?|g|kg|cl|l|ml|cm)(?:\s?\d{2})?\s*[:,–—|-]?\s*)?`
const aside = new RegExp(
  String.raw`^(?:(?:${label})\s*:?\s*)?${amountOf}((?:from|à partir de|dès|ab|desde)\s+)?(?:de\s+)?$`,
  'i',
)
const isLabelled = new RegExp(`^(?:${label})`, 'i')
const mostAfter = 40
const mostBesides = 60

/** The price of a line that says little else: “Prix : 6,40 € la pièce de 800 g”, “From £29 per month”. */
export function readPriceLine(line: string): FoundPrice | null {
  const all = readPrices(line)
  const [price, ...more] = all.length > 1 ? all.filter((one) => !isBesides(line, one, all)) : all
  if (!price || more.length > 0) return null
  const begin = all[0] !== price ? (all[all.indexOf(price) - 1]?.end ?? 0) : 0
  const lead = aside.exec(line.slice(begin, price.index).replace(/^\s*[:,–-]\s*/, ''))
  const isSaid = isLabelled.test(line) || all.length > 1
  const after = line
    .slice(price.end)
    .replace(/(?<!\p{L})(inkl|incl|zzgl|pers|max|min|std|exkl)\./giu, '$1')
    .trim()
  if (
    !lead ||
    after.length > (all.length > 1 ? mostBesides : isSaid ? mostAfter : 24) ||
    /[.!?]\s*\p{L}/u.test(after)
  )
    return null
  const from = lead[1] ?? ''
  return from ? { ...price, text: `${from.trim()} ${price.text}` } : price
}
