// Lines and rows of a list of prices: a name, what else is said of it, and one price or several.
import type { Language } from '@postelier/contract'
import { withoutAllergens } from '../page/price-pieces.ts'
import { type FoundPrice, readPriceLine, readPrices } from '../values/prices.ts'
import { colon, type PricedRow } from './section.ts'

const noName =
  /(?<!\p{L})(?:de|à|à partir|dès|from|ab|desde|prix|tarif|total|soit|ou|or|capital|plus|over|avant|now|statt|until|jusqu['’]à|jusque|bis)$/iu

/** “Coupe homme : 22 €”, “Pizza Margherita: 9 € (klein) / 12 € (groß)”: a line of a list, as menus have them. */
export function pricedLine(text: string, language: Language): PricedRow | null {
  const prices = readPrices(text)
  const [price] = prices
  const last = prices.at(-1)
  if (!price || !last || text.length > 140 || prices.length > 4) return null
  const name = withoutAllergens(text.slice(0, price.index).replace(/[\s.…·:–—_-]+$/, ''))
  if (!isName(name)) return null
  if (prices.length === 1)
    return text.slice(price.end).trim() === ''
      ? { name, says: `${name}${colon(language)}${price.text}`, price }
      : null
  const between = prices.map(({ end }, index) => text.slice(end, prices[index + 1]?.index ?? text.length))
  if (between.some((one) => one.length > 30 || /[.!?]/.test(one))) return null
  return {
    name,
    says: text.replace(/\s{2,}/g, ' '),
    price: /^adult|^erwachs|^plein/i.test(name) ? price : lowest(prices, language),
  }
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
  if (!/\p{L}{3}/u.test(name) || name.length > 100) return null
  const read = rest.map((cell, index) => ({
    cell,
    label: columns[index + 1] ?? '',
    price: readPriceLine(cell),
  }))
  const priced = read.flatMap(({ price, label }) => (price && !besides.test(label) ? [{ price, label }] : []))
  const [first, ...more] = priced
  if (!first) return null
  const details = read.flatMap(({ cell, price }) => (cell !== '' && price === null ? [cell] : []))
  const head = `${[name, ...details].join(', ')}${colon(language)}`
  if (more.length === 0) return { name, says: `${head}${first.price.text}`, price: first.price }
  const said = priced.map(({ price, label }) => (label ? `${price.text} (${label})` : price.text))
  return {
    name,
    says: `${head}${said.join(', ')}`,
    price: lowest(
      priced.map(({ price }) => price),
      language,
    ),
  }
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
