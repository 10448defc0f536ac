// Lines and rows of a list of prices: a name, what else is said of it, and one price or several.
import type { Language } from '@postelier/contract'
import { isStopWord } from '../language/languages.ts'
import { withoutAllergens } from '../page/price-pieces.ts'
import { type FoundPrice, isBesides, readPriceLine, readPrices } from '../values/prices.ts'
import { colon, type PricedRow } from './section.ts'

const noName =
  /(?<!\p{L})(?:de|à|prix|tarif|total|soit|ou|or|capital|plus|over|avant|now|statt|until|jusqu['’]à|jusque|bis)$/iu
const fromWords = /(?<!\p{L})(?:à partir de|dès|from|ab|desde|a partir de)$/iu
/** “Livraison offerte dès 60 €” says how much one has to spend. */
const onlyFrom =
  /(?<!\p{L})(?:offerte?s?|gratuite?s?|free|gratis|kostenlos|kostenfrei|possible|möglich|posible|accepté\p{L}*|remise|rabatt|descuento|discount|livraison|delivery|lieferung|envío|paiement|payment|zahlung|pago)(?!\p{L})/iu
/** “par personne”, “pro Satz”, “(1 h)”: for how much of it that is. */
const unit =
  /^[\s,]*(?:\/|par|pour|la|le|l['’]|chaque|per|each|a|an|por|cada|al|el|pro|je|für|im|am|ttc|ht|pers\.?|p\.\s?p\.?)(?!\p{L})[\p{L}\d\s.’'/-]{0,32}$|^\s*\([^()]{1,40}\)$/iu

/** “Coupe homme : 22 €”, “Pizza Margherita: 9 € (klein) / 12 € (groß)”: a line of a list, as menus have them. */
export function pricedLine(text: string, language: Language): PricedRow | null {
  const all = readPrices(text)
  const prices = all.filter((price) => !isBesides(text, price, all))
  const [price] = prices
  const last = prices.at(-1)
  if (!price || !last || text.length > 140 || all.length > 4 || all[0] !== price) return null
  const head = text.slice(0, price.index).replace(/[\s.…·|:–—_-]+$/, '')
  const starts = fromWords.exec(head)?.[0] ?? ''
  const name = withoutAllergens(head.slice(0, head.length - starts.length).replace(/[\s.…·|:,–—_-]+$/, ''))
  if (!isName(name) || (starts !== '' && onlyFrom.test(name))) return null
  const ended = all.at(-1)?.end ?? price.end
  const rest = text.slice(ended).trim()
  if (all.length === 1) {
    if (rest !== '' && !unit.test(rest)) return null
    const own = withStart(price, starts)
    const said =
      rest === '' && starts === '' ? own.text : text.slice(price.index - lengthOfStart(text, price, starts))
    return { name, says: `${name}${colon(language)}${said.trim()}`, price: own }
  }
  const between = all.map(({ end }, index) => text.slice(end, all[index + 1]?.index ?? text.length))
  if (between.some((one) => one.length > 40 || /[.!?]/.test(one))) return null
  return {
    name,
    says: text.replace(/\s{2,}/g, ' '),
    price: /^adult|^erwachs|^plein/i.test(name) ? price : withStart(lowest(prices, language), starts),
  }
}

const withStart = (price: FoundPrice, starts: string): FoundPrice =>
  starts === '' || /^\p{Ll}/u.test(price.text)
    ? price
    : { ...price, text: `${starts.toLowerCase()} ${price.text}` }

const lengthOfStart = (text: string, { index }: FoundPrice, starts: string): number =>
  starts === '' ? 0 : index - text.toLowerCase().lastIndexOf(starts.toLowerCase(), index)

/** “12 € – Planche de fromages” */
export function pricedBefore(text: string, language: Language): PricedRow | null {
  const [price, ...more] = readPrices(text)
  if (!price || more.length > 0 || price.index > 0 || text.length > 90) return null
  const name = /^\s*[–—:|-]\s*(\p{Lu}.*)$/u.exec(text.slice(price.end))?.[1] ?? ''
  return isName(name) ? { name, says: `${name}${colon(language)}${price.text}`, price } : null
}

/** “45 € par personne, 80 € pour deux”: what one thing costs, in a line that begins with it. */
export function severalPrices(text: string, language: Language): FoundPrice | null {
  const all = readPrices(text)
  const prices = all.filter((price) => !isBesides(text, price, all))
  const [first] = prices
  if (!first || all.length < 2 || all.length > 4 || text.length > 100 || /[.!?]\s*\p{L}/u.test(text))
    return null
  const between = all.map(({ end }, index) => text.slice(end, all[index + 1]?.index ?? text.length))
  const before = text.slice(0, first.index)
  const isFirst =
    before.trim() === '' || (all[0] !== first && /^[^\d]{0,30}$/.test(before.slice(0, all[0]?.index)))
  return isFirst && between.every((one) => one.length <= 44) ? lowest(prices, language) : null
}

const isName = (name: string): boolean =>
  /^\p{L}[^.!?]{2,70}$/u.test(name) && name.split(/\s+/).length <= 9 && !noName.test(name)

/** Paid besides, or given back: no price of the thing. */
const besides =
  /caution|acompte|arrhes|supplément|deposit|extra|surcharge|fianza|depósito|suplemento|kaution|anzahlung|aufpreis|zuschlag/i

/** A row of a table: one price, or one for each season or size. */
export function rowOfCells(
  cells: readonly string[],
  columns: readonly string[],
  language: Language,
): PricedRow | null {
  const [name = '', ...rest] = cells
  const isCharge = (cell: string, at: number) => /^\s*\+/.test(cell) || besides.test(columns[at + 1] ?? '')
  if (!/\p{L}{3}/u.test(name) || name.length > 100) return null
  const read = rest.map((cell, index) => ({
    cell: isCharge(cell, index) ? '' : cell,
    label: columns[index + 1] ?? '',
    price: isCharge(cell, index) ? null : readPriceLine(inCurrency(cell, columns[index + 1] ?? '')),
  }))
  const priced = read.flatMap(({ price, label }) => (price ? [{ price, label }] : []))
  const [first, ...more] = priced
  if (!first) return null
  const details = read.flatMap(({ cell, label, price }) =>
    cell !== '' && price === null ? [asDetail(cell, label, language)] : [],
  )
  const starts = fromWords.exec(name)?.[0] ?? ''
  const called = name.slice(0, name.length - starts.length).replace(/[\s,:–—-]+$/, '')
  const head = `${withDetails(called, details)}${colon(language)}`
  if (more.length === 0) {
    const price = withTax(withStart(first.price, starts), first.label)
    return { name: called, says: `${head}${price.text}`, price }
  }
  const said = priced.map(({ price, label }) => (label ? `${price.text} (${label})` : price.text))
  return {
    name: called,
    says: `${head}${said.join(', ')}`,
    price: lowest(
      priced.map(({ price }) => price),
      language,
    ),
  }
}

const ofTime =
  /(?<!\p{L})(?:délais?|durée|quand|jours?|duration|lead time|when|days?|plazo|duración|cuándo|días?|dauer|lieferzeit|wann|tage?)(?!\p{L})/iu

/** How long it takes stands within a line; what somebody or somewhere is called keeps its capital, as any noun does in German. */
const asDetail = (cell: string, column: string, language: Language): string =>
  language !== 'de' && ofTime.test(column) && /^\p{Lu}\p{Ll}/u.test(cell)
    ? cell.charAt(0).toLowerCase() + cell.slice(1)
    : cell

const beforeTax =
  /(?<!\p{L})(?:HT|hors taxes?|excl\.? (?:VAT|tax)|ex\.? VAT|sin IVA|zzgl\. MwSt\.)(?!\p{L})/iu

/** “Prix HT” over a column: what it costs before tax is no price without saying so. */
const withTax = (price: FoundPrice, column: string): FoundPrice => {
  const said = beforeTax.exec(column)?.[0]
  return said === undefined || beforeTax.test(price.text)
    ? price
    : { ...price, text: `${price.text} ${said}` }
}

/** “Enseigne, 8 jours”; a cell of its own words is set apart: “Flan, la part (tous les jours)”. */
const withDetails = (name: string, details: readonly string[]): string => {
  const apart = details.filter((one) => /^\p{Lu}/u.test(one))
  const joined = [name, ...details.filter((one) => !apart.includes(one))].join(', ')
  const inBrackets = apart.map((one) =>
    isStopWord(one.split(' ')[0] ?? '') ? one.charAt(0).toLowerCase() + one.slice(1) : one,
  )
  return apart.length === 0 ? joined : `${joined} (${inBrackets.join(', ')})`
}

/** A bare number below “Prix (€)”. */
const inCurrency = (cell: string, column: string): string => {
  const sign = /[€£]|(?<!\p{L})(?:EUR|CHF|euros?)(?!\p{L})/iu.exec(column)?.[0] ?? ''
  return sign !== '' && /^(?:(?:dès|ab|from|desde)\s)?\d{1,5}(?:[.,]\d{2})?(?:[.,][–-])?$/i.test(cell.trim())
    ? `${cell} ${/^eur/i.test(sign) ? '€' : sign}`
    : cell
}

const from: Readonly<Record<Language, string>> = { fr: 'dès', en: 'from', es: 'desde', de: 'ab' }

/** Of several prices of one thing: from the lowest; the first, where they are not of one currency. */
export function lowest(prices: readonly FoundPrice[], language: Language): FoundPrice {
  const [first, ...more] = prices
  if (!first) throw new Error('A row without a price is none.')
  if (more.some(({ currency }) => currency !== first.currency)) return first
  const least = more.reduce((one, other) => (other.cents < one.cents ? other : one), first)
  const isSame = more.every(({ cents }) => cents === first.cents)
  return isSame || /^\p{L}/u.test(least.text.replace(/^(?:CHF|EUR|GBP|USD)/, ''))
    ? least
    : { ...least, text: `${from[language]} ${least.text}` }
}

const condition =
  /^(?:(?:en |pour |in der |temporada )?(?:basse|haute|moyenne|low|high|mid|peak|off-peak|neben|haupt|baja|alta|media)[ -]?(?:saison|season)?s?|(?:plein |demi-)?tarif(?: (?:plein|réduit|normal))?|adult\p{L}*|enfants?(?: .{0,20})?|child(?:ren)?(?: .{0,20})?|kids|niñ[oa]s|erwachsene\p{L}*|kinder(?: .{0,20})?|ermäßigt|senior\p{L}*|étudiants?|students?|estudiantes|(?:la |une |per |pro |por |par |eine )?(?:nuit(?:ée)?|semaine|week-?end|night|week|weekday|noche|semana|nacht|woche|heure|hour|hora|stunde|demi-journée|journée|half day|full day|día|tag|personne|person|persona|couple|pièce)s?|petite?s?|moyenne?s?|grande?s?|small|medium|large|regular|klein|mittel|groß|pequeñ[oa]|median[oa]|(?:à l['’])?unité|single|double|solo|duo|\d+ (?:personnes?|people|personas|personen|nuits?|nights?|noches|nächte))$/iu
/** When, for whom or how much of it: no thing of its own. */
export const isCondition = (name: string): boolean => condition.test(name.trim().replace(/\s*[:–-]$/, ''))
