import type { FactKind } from '@postelier/contract'
import { wordsOf } from '../words/comparable.ts'
import { speaksOfSender } from '../words/sender.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Material } from './material.ts'
import type { Part } from './parts.ts'
import { isSmallPrint } from './usable-facts.ts'

/** Kinds whose sentences go on about a thing that they name once. */
const named: ReadonlySet<FactKind> = new Set([
  ...(['product', 'service', 'offer', 'event', 'news', 'history', 'method'] as const),
])
const things: ReadonlySet<FactKind> = new Set(['product', 'service', 'offer', 'event'] as const)
/** Kinds whose sentences are each of the platform itself. */
const ofBusiness: ReadonlySet<FactKind> = new Set(['business', 'hours', 'contact', 'event'] as const)

const letters = 5

/** An address names nothing that anybody reads. */
const stemsOf = (text: string, { fact }: Pick<Material, 'fact'>): string[] =>
  wordsOf(text.replaceAll(/https?:\S+/g, ' '))
    .filter((word) => !stopWords[fact.language].has(word))
    .map((word) => word.slice(0, letters))

const nameOf = ({ noun, fact }: Pick<Material, 'noun' | 'fact'>): string => noun?.bare ?? fact.about

/** Whether any word of its name is said; what has no name needs none. */
export const isNamedIn = (texts: readonly string[], material: Pick<Material, 'noun' | 'fact'>): boolean => {
  const wanted = stemsOf(nameOf(material), material)
  const said = new Set(texts.flatMap((text) => stemsOf(text, material)))
  return wanted.length === 0 || wanted.some((stem) => said.has(stem))
}

/** Whether a thing is told of without its name, or any word of it. One small word (“news”) is a heading and names nothing. */
export const isNameless = (
  parts: readonly Part[],
  main: Pick<Material, 'fact' | 'noun' | 'family'>,
): boolean => {
  const { fact, family } = main
  if (!named.has(fact.kind) || family === 'day') return false
  const isThing = things.has(fact.kind)
  if (isThing ? main.noun === null : wordsOf(nameOf(main)).length < 2) return false
  return !isNamedIn(
    parts.map(({ text }) => text),
    main,
  )
}

/** One word over a page (“Histoire”, “équipe”) heads it, and names nothing that is told there. */
export const isHeading = ({ about, kind }: Material['fact']): boolean =>
  ['history', 'method', 'person', 'news', 'award', 'place', 'advice'].includes(kind) &&
  wordsOf(about).length < 2

/** “Yanis Colbrant façonne les pains”: who begins with somebody's whole name needs none above. German writes all nouns so. */
const namesSomebody = (text: string, { fact: { kind, language } }: Material): boolean =>
  kind === 'person' && language !== 'de' && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)

const isFirst = (index: number, says: readonly string[]): boolean => says.slice(0, index).every(isSmallPrint)

/**
 * Whether its first sentence of the source can be the first: one that goes on from another stands behind it or behind the
 * name, and one from the middle of what is told says itself what it is about.
 */
export const leadStands = (parts: readonly Part[], main: Material): boolean => {
  const at = parts.findIndex(({ role }) => role === 'source')
  const line = main.lines.find(({ text }) => text === parts[at]?.text)
  const before = parts.slice(0, at)
  if (!line || before.some(({ role }) => role === 'question')) return true
  if (line.leans === 'sentence') return false
  const isHeaded =
    before.some(({ role }) => role === 'name' || role === 'label') &&
    // “Garage. Le bus s’arrête à 200 mètres.” Of where?
    (main.fact.kind !== 'place' || !isHeading(main.fact))
  // “Équipe. Sa fille tient la carrosserie.” Whose?
  if (line.leans === 'name') return isHeaded && !isHeading(main.fact)
  if (isFirst(line.index, main.fact.says) || isHeaded || ofBusiness.has(main.fact.kind)) return true
  const ofUs = speaksOfSender(line.text, main.fact.language)
  // What a house says of itself, “we use the same diagnostic cases”, needs no heading; of a thing it sells it does.
  const isOfUs = ofUs && !things.has(main.fact.kind)
  return (
    isOfUs || namesSomebody(line.text, main) || (nameOf(main) === '' ? ofUs : isNamedIn([line.text], main))
  )
}
