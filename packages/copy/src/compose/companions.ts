import type { FactKind } from '@postelier/contract'
import { wordsOf } from '../words/comparable.ts'
import { speaksOtherwise } from '../words/sender.ts'
import type { Scene } from './frame-parts.ts'
import { isNamedIn, isNameless, leadStands } from './lead.ts'
import type { Line, Material } from './material.ts'
import { holds, type Nearness, type Part, partOf } from './parts.ts'

/** As many as are tried: the nearest say most. */
const mostCompanions = 3
const order: readonly Nearness[] = ['thing', 'page', 'kind', 'way']

/** Kinds that are spoken of in one breath; a question and a day of the calendar stand by themselves. */
const groups: readonly (readonly FactKind[])[] = [
  ['product', 'service', 'offer', 'method', 'news'],
  ['business', 'history', 'person', 'award', 'method', 'news'],
  ['advice', 'method'],
  ['place', 'hours', 'contact'],
]
/** What one comes by for, or orders. */
const wayWanted: ReadonlySet<FactKind> = new Set([
  ...(['product', 'service', 'offer', 'place', 'news'] as const),
])
const ways: ReadonlySet<FactKind> = new Set(['place', 'hours', 'contact'] as const)

/**
 * What the facts know beside a thin one, in sentences of the source that stand by themselves: first what is said elsewhere of
 * the same thing, then what the same page says, what is of its kind, and where and when it is had.
 */
export const companionsOf = (main: Material, beside: readonly Material[], scene: Scene): Part[] => {
  if (main.family === 'day' || scene.isOwnWords) return []
  return beside
    .flatMap((other) => {
      const nearness = nearnessOf(main, other)
      const line = nearness === null ? undefined : ownLine(main, other, { scene, nearness })
      return nearness && line ? [{ line, nearness, isLeft: isLeftOver(other) }] : []
    })
    .sort(
      (left, right) =>
        order.indexOf(left.nearness) - order.indexOf(right.nearness) ||
        Number(right.isLeft) - Number(left.isLeft),
    )
    .slice(0, mostCompanions)
    .map(({ line, nearness }) => ({ ...sourceOf(line), nearness }))
}

const sourceOf = (line: Line): Part => partOf('source', line.text, [line.factId], { source: line.source })

/** What is left of a thing that was told of takes no post away. */
const isLeftOver = ({ fact, lines }: Material): boolean => lines.length < fact.says.length

const nearnessOf = (main: Material, other: Material): Nearness | null => {
  const [one, two] = [main.fact, other.fact]
  if (other.family === 'day' || two.kind === 'question' || two.kind === 'event') return null
  // News were written for their day, and a door that is closed is spoken of with nothing that is open.
  if (two.kind === 'news' && one.kind !== 'news') return null
  if (one.kind === 'hours') return two.kind === 'place' || two.kind === 'contact' ? 'way' : null
  if (isOfThing(main, other)) return 'thing'
  // What one service promises or one offer asks for would be read as the other's.
  if (two.kind === 'service' || two.kind === 'offer') return null
  const isTogether = groups.some((kinds) => kinds.includes(one.kind) && kinds.includes(two.kind))
  if (isTogether && pageOf(main) !== '' && pageOf(main) === pageOf(other)) return 'page'
  if (isTogether && one.kind === two.kind) return 'kind'
  return ways.has(two.kind) && wayWanted.has(one.kind) && two.until === null ? 'way' : null
}

const pageOf = ({ fact: { source } }: Material): string => (source.by === 'page' ? source.url : '')

const fewestLetters = 4

/** Whether both tell of one thing: they bear one name, or a sentence of one calls the other by its whole name. */
const isOfThing = (main: Material, other: Material): boolean => {
  const names = [main, other].map(({ noun }) => noun?.bare ?? '')
  const [one = '', two = ''] = names
  const calls = (name: string, { lines }: Material) =>
    name.length >= fewestLetters && lines.some(({ text }) => holds(text, name))
  return (one !== '' && holds(two, one)) || calls(one, other) || calls(two, main)
}

/**
 * Its first sentence that needs nothing before it, in the voice that speaks. A fact that says more keeps its first sentence for
 * a post of its own: what would be left of it is a stump. Of hours there is one line, or none is said.
 */
const ownLine = (
  main: Material,
  other: Material,
  { scene: { speaking }, nearness }: { readonly scene: Scene; readonly nearness: Nearness },
): Line | undefined => {
  const { fact, lines } = other
  if (fact.kind === 'hours' && fact.says.length > 1) return undefined
  const free = fact.says.length === 1 ? lines : lines.filter(({ index }) => index > 0)
  return free.find((line) => {
    const parts = [sourceOf(line)]
    return (
      line.leans === 'nothing' &&
      (fact.kind === 'contact' || wordsOf(line.text).length >= fewestWords) &&
      // A line of a price list belongs to its own thing, or to its list.
      (!line.isTag || nearness === 'thing' || main.lines.every(({ isTag }) => isTag)) &&
      leadStands(parts, other) &&
      !isNameless(parts, other) &&
      (fact.about === '' ||
        other.noun === null ||
        isOfBusiness(fact.kind) ||
        isNamedIn([line.text], other)) &&
      !speaksOtherwise(line.text, speaking.pronoun, speaking.language) &&
      main.lines.every(({ text }) => text !== line.text)
    )
  })
}

const fewestWords = 4

const isOfBusiness = (kind: FactKind): boolean =>
  ['business', 'history', 'person', 'award', 'method', 'advice', 'place', 'hours', 'contact'].includes(kind)
