// What prices and shares are of: a price is known of the things that have it, and of a sentence that names none.
import { comparable } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'

/** Words of every price: they say nothing of what it is the price of. */
const ofPrices = new Set(
  comparable(
    `coûte coûtent coûter coût prix tarif tarifs euro euros dès partir seulement vaut valent vend vendu vendue réduction remise rabais promotion offre offert offerte gratuit gratuite moins plus pièce
    cost costs price prices priced pound pounds only starting sold discount off offer free half each per
    cuesta cuestan precio precios tarifa vale valen desde solo sólo descuento oferta gratis mitad
    kostet kosten preis preise preisen nur gibt rabatt angebot kostenlos halber halben stück ab je
    aujourd hui today hoy heute maintenant now ahora jetzt fait font faire make makes have avez voici`,
  ).split(' '),
)
const little = new Set(Object.values(stopWords).flatMap((words) => [...words]))

/** Endings fall off, as far as two forms of a word need it. */
const stemOf = (word: string): string =>
  (word.length > 3 ? word.replace(/(?:es|en|er|s|x|e|n)$/, '') : word).slice(0, 6)

export function matterOf(text: string): Set<string> {
  const words = comparable(text).split(' ')
  return new Set(
    words
      .filter((word) => word.length > 2 && !/\d/.test(word) && !little.has(word) && !ofPrices.has(word))
      .map(stemOf),
  )
}

export const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  for (const word of few) if (many.has(word)) return true
  return false
}

/** One fact, as far as it is asked of what costs how much. */
export interface Thing {
  readonly prices: ReadonlySet<string>
  readonly shares: ReadonlySet<string>
  /** Its name; of what has none and costs something, all it says. */
  readonly named: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** Whether something that has it is spoken of, or nothing that is known is. */
export function isOfWhatIsSaid(
  things: readonly Thing[],
  has: (thing: Thing) => boolean,
  sentence: string,
): boolean {
  const holders = things.filter(has)
  if (holders.length === 0) return false
  const said = matterOf(sentence)
  return (
    holders.some(({ words }) => words.size === 0 || shares(words, said)) ||
    !things.some(({ named }) => shares(named, said))
  )
}

const longestSentence = 600

/** The sentence around a place: up to what ends one, or a line. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - longestSentence), start)
  const behind = text.slice(end, end + longestSentence)
  const from = Math.max(
    before.lastIndexOf('\n'),
    ...['. ', '! ', '? ', '… '].map((stop) => before.lastIndexOf(stop)),
  )
  const until = behind.search(/[.!?…](?:\s|$)|\n/)
  return before.slice(from + 1) + text.slice(start, end) + (until < 0 ? behind : behind.slice(0, until))
}
