import { searchName } from './search-name.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** Words of less say little, and stand at the beginning of too many. */
const fewestLetters = 4

/** Said by businesses of every trade: a painter of signs has a “studio de création” and makes no websites. */
const saidByAll = new Set(
  [
    'creation studio service services conseil agence gestion organisation formation vente entreprise',
    'design consulting agency management training sales company business',
    'creacion diseno servicio servicios consultoria agencia gestion formacion venta empresa',
    'gestaltung beratung agentur verwaltung ausbildung verkauf betrieb',
  ].flatMap((words) => words.split(' ')),
)

const wordsIn = (name: string): string[] =>
  searchName(name)
    .split(' ')
    .filter((word) => word.length >= fewestLetters && !saidByAll.has(word))

/** “avocate” is a form of “avocat”, and “yoga studio” speaks of “yoga”; “car” and “carte” have nothing in common. */
const isFormOf = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((left, right) => left.length - right.length)
  return (
    short === long ||
    (short.length > fewestLetters && long.length - short.length <= 2 && long.startsWith(short))
  )
}

/**
 * The sector that words of a business, the most telling first, speak of: a word that few sectors have says more than one
 * that many have. Nothing where none is ahead of the others.
 */
export function nearestSector(words: readonly string[], sectors: readonly Named[]): Named | undefined {
  const wanted = [...new Set(words.flatMap(wordsIn))]
  const named = sectors.map((sector) => ({ sector, has: wordsIn(sector.name) }))
  const weights = wanted.map((word, rank) => {
    const many = named.filter(({ has }) => has.some((one) => isFormOf(one, word))).length
    return many === 0 ? 0 : 1 / many / (1 + rank / 4)
  })
  const scored = named
    .map(({ sector, has }) => ({
      sector,
      score: wanted.reduce(
        (sum, word, at) => sum + (has.some((one) => isFormOf(one, word)) ? (weights[at] ?? 0) : 0),
        0,
      ),
      spare: has.length,
    }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.spare - right.spare)
  const [first, second] = scored
  if (!first) return undefined
  return second && second.score === first.score && second.spare === first.spare ? undefined : first.sector
}
