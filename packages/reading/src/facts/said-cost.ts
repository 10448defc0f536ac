// What a thing costs, where its sentences say so.
import type { FactKind } from '@postelier/contract'
import { splitSentences } from '../language/sentences.ts'
import { isA, type Thing } from '../page/structured.ts'
import { cut } from '../page/tree.ts'
import { type FoundPrice, readPrices } from '../values/prices.ts'
import type { PageContext } from './page-surroundings.ts'

export const priceOf = ({ text, cents, currency }: Pick<FoundPrice, 'text' | 'cents' | 'currency'>) => ({
  text: cut(text, 60),
  cents,
  currency,
})

/** What is paid besides, given back, won or saved is not the price of the thing. */
const besides =
  /anfahrt|déplacement|call-out|desplazamiento|paiement|payables?|facilités|payment|zahlung|pago|trois fois|plazos|livraison|livr(?:é|és|ons)|parking|supplément|en sus|option|caution|adhésion|acompte|à partir de \d+ ?€ d['’]achat|dès \d+ ?€|bon d['’]achat|cagnotte|don |dons |collect|récolt|reversé|économi|remise|réduction de|au lieu de|amende|chiffre|delivery|extra|deposit|shipping|surcharge|orders? over|spend|saves?|savings?|instead of|rather than|voucher|donat|raised|worth|fine of|turnover|envío|fianza|suplemento|pedidos? (?:superiores|de más)|compras|ahorr|en lugar de|donación|recaud|versand|lieferung|kaution|aufpreis|zuschlag|anzahlung|bestellwert|einkauf|spar(?:en|st)|statt|spende|gutschein|rabatt von|off\b/i
const fromWords = /(?:à partir de|dès|from|starting (?:at|from)|desde|a partir de|ab)\s+$/i
const upTo =
  /(?:jusqu['’]?\s?à|up to|until|hasta|bis zu|bis|plus de|more than|over|más de|über|mehr als|teurer als|moins de|less than|under|unter|weniger als|menos de)\s+(?:de\s+)?$/i

/** For some only: what everybody pays is the price. */
const reduced =
  /enfants?|réduit|étudiant|child|kids|under[- ]\d|concession|student|niñ[oa]s|reducid|estudiante|kinder|ermäßigt|studierende/i

/** One price, said once; or one that the sentences say it begins at. */
export function saidCost(says: readonly string[]): FoundPrice | null {
  const found = says
    .flatMap((text) => splitClauses(text))
    .filter((clause) => !besides.test(clause) && !/^\s*(?:\+|plus|zzgl|zuzüglich|más|soit)\s/i.test(clause))
    .flatMap((clause) =>
      readPrices(clause).map((price) => {
        const before = clause.slice(0, price.index)
        return {
          price: withFrom(price, before),
          isFrom: fromWords.test(before),
          isMost: upTo.test(before),
          isReduced: reduced.test(clause),
        }
      }),
    )
    .filter(({ isMost }) => !isMost)
  const full = found.length > 1 ? found.filter(({ isReduced }) => !isReduced) : found
  // The same one said twice is one.
  const isOne = full.every(({ price }) => isSame(price, full[0]?.price))
  const starts = full.filter(({ isFrom }) => isFrom)
  const [one, ...more] = isOne ? full.slice(0, 1) : starts
  return one && more.length === 0 && (isOne || full.every(({ price }) => price.cents >= one.price.cents))
    ? one.price
    : null
}

const isSame = (one: FoundPrice, other: FoundPrice | undefined): boolean =>
  one.cents === other?.cents && one.currency === other.currency

/** “The hour costs 58 euros, the journey 25”: each its own. */
const splitClauses = (text: string): string[] =>
  splitSentences(text, 'en').flatMap((one) =>
    readPrices(one).length > 1 ? one.split(/[;,]\s|\s(?:et|and|y|und)\s/) : [one],
  )

function withFrom(price: FoundPrice, before: string): FoundPrice {
  const from = fromWords.exec(before)?.[0].trim()
  return from ? { ...price, text: `${from} ${price.text}` } : price
}

const isProduct = (thing: Thing) => isA(thing, /^(?:Product|SoftwareApplication)$/)

/** What has a price is done for people, or sold to them. */
export function pricedKind({ around, page }: PageContext): FactKind {
  const isService =
    around.kind === 'services' ||
    around.kind === 'about' ||
    around.kind === 'home' ||
    around.kind === 'questions' ||
    around.kind === 'contact' ||
    (around.kind === 'prices' && !page.things.some(isProduct))
  return isService ? 'service' : 'product'
}
