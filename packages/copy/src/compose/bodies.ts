import { barePrice } from '../grammar/bare-price.ts'
import { wasSaid } from '../memory.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, wordsOf } from '../words/comparable.ts'
import { companionsOf } from './companions.ts'
import type { Scene } from './frame-parts.ts'
import type { Line, Material } from './material.ts'
import { type Part, partOf } from './parts.ts'
import { relatedFacts } from './related.ts'

/** As many sentences of one source as anybody reads of a post; what is left is for another. */
const mostSentences = 3
/** Things that a subject names and that are told of side by side. */
const mostThings = 3

/** What the source says, in the lengths it can be said in. */
export const bodiesOf = (main: Material, beside: readonly Material[], scene: Scene): Part[][] => {
  const { lines, fact } = main
  if (main.family === 'day') return ofDay(main, beside)
  if (fact.kind === 'question' && fact.question !== '')
    return accompanied(ofQuestion(main), main, beside, scene)
  const parts = lines.map(sourcePart)
  // Hours of which one line is left out say that the door is closed on all other days.
  if (fact.kind === 'hours')
    return parts.length > 0 && parts.length === fact.says.length
      ? accompanied([lineByLine(parts)], main, beside, scene)
      : []
  const bodies: Part[][] = lines.flatMap((line, index) => {
    const following = lines.slice(index).filter((one, at) => one.index === line.index + at)
    return Array.from({ length: Math.min(mostSentences, following.length) }, (_, count) =>
      parts.slice(index, index + count + 1),
    )
  })
  // Where to find a thing belongs to the thing; anything else beside it would be a second idea.
  const isSold = ['product', 'service', 'offer'].includes(main.family)
  const aside = isSold && scene.objective === 'traffic' ? practicalLine(beside) : undefined
  const withAside = aside ? bodies.filter(({ length }) => length === 1).map((body) => [...body, aside]) : []
  const full = [...bodies, ...priced(bodies, main, scene)]
  const told = [...accompanied(full, main, beside, scene), ...withAside]
  return [...sideBySide(main, beside, scene), ...told, []]
}

const lettersOf = (body: readonly Part[]): number => body.reduce((sum, { text }) => sum + text.length, 0)

/** Fuller than this, a fact needs nobody's company. */
const fewestTold = 2
const thinLetters = 120

/** Each as it is, and a thin one also with what is known beside it. */
const accompanied = (
  bodies: readonly Part[][],
  main: Material,
  beside: readonly Material[],
  scene: Scene,
): Part[][] => {
  const companions = companionsOf(main, beside, scene)
  const isThin = (body: readonly Part[]) =>
    body.filter(({ role }) => role === 'source').length < fewestTold || lettersOf(body) < thinLetters
  const thin = bodies.filter(isThin)
  return [
    ...bodies,
    ...thin.flatMap((body) =>
      companions.flatMap((part, nth) => {
        const joined = [...body, part]
        const next = lettersOf(joined) < thinLetters ? companions.slice(nth + 1) : []
        return [joined, ...next.map((other) => [...joined, other])]
      }),
    ),
  ]
}

const lineByLine = (parts: readonly Part[]): Part[] =>
  parts.map((part, index) => (index === 0 ? part : { ...part, role: 'item' }))

/** The price by itself, behind what it is the price of. */
const priced = (bodies: readonly Part[][], { fact }: Material, { speaking, memory }: Scene): Part[][] => {
  const isSold = fact.kind === 'product' || fact.kind === 'service'
  const price = barePrice(fact)
  // “£68/month” is a line of a price list, and no sentence.
  const isLine = price?.includes('/') ?? false
  const text = isSold && price && !isLine ? typeset(`${capitalised(price)}.`, speaking.language) : ''
  if (text === '' || wasSaid(memory, text)) return []
  return bodies
    .filter((body) => body.length < mostSentences)
    .map((body) => [...body, partOf('price', text, [fact.id])])
}

/** An answer without its question answers nothing. */
const ofQuestion = ({ lines, question, fact }: Material): Part[][] => {
  const parts = lines.map(sourcePart)
  if (question === null) return lines.some(({ leans }) => leans === 'nothing') ? [remaining(lines)] : []
  const asked = partOf('question', question, [fact.id], { source: fact.question })
  // An answer that is a whole sentence tells the same from its other end.
  const told = [lines, lines.slice(0, 1), lines.slice(1)].filter(
    ([line]) => line?.leans === 'nothing' && line.index === 0,
  )
  return [
    ...parts.map((_, index) => [asked, ...parts.slice(0, index + 1)]),
    ...told.map((body) => body.map(sourcePart)),
  ]
}

/** Things that the subject calls by name: the first sentence of each that names it, in the subject's order. */
const sideBySide = (main: Material, beside: readonly Material[], { named }: Scene): Part[][] => {
  const things = [main, ...beside].filter(({ fact }) => named.has(fact.id))
  const told = things.slice(0, mostThings).flatMap(({ noun, lines }) => {
    const line = lines.find(
      ({ leans, isTag, text }) => leans === 'nothing' && !isTag && beginsWith(text, noun?.bare ?? ''),
    )
    return line ? [sourcePart(line)] : []
  })
  return told.length > 1 && told[0]?.facts[0] === main.fact.id ? [told] : []
}

const firstWords = 5
const fewestLetters = 4

/** Whether a sentence begins with its thing: its name, or a word of it, is among the first words. */
const beginsWith = (text: string, name: string): boolean => {
  const first = wordsOf(text).slice(0, firstWords)
  return wordsOf(name).some((word) => word.length >= fewestLetters && first.includes(word))
}

/** What the business says of the day's own matter, and what the calendar says of it before that; the calendar alone says nothing. */
const ofDay = (main: Material, beside: readonly Material[]): Part[][] => {
  const known = new Set(
    relatedFacts(
      main.fact,
      beside.map(({ fact }) => fact),
    ).map(({ id }) => id),
  )
  const [first] = main.lines[0]?.index === 0 ? main.lines.map(sourcePart) : []
  const ofBusiness = beside
    .filter(({ fact }) => known.has(fact.id))
    .map(({ lines }) => lines.filter(({ leans, isTag }, at) => !isTag && (at > 0 || leans === 'nothing')))
    .filter(([line]) => line?.leans === 'nothing')
    .flatMap((lines) => [lines.slice(0, 1), lines.slice(0, 2)])
    .map((lines) => lines.map(sourcePart))
  return [...ofBusiness, ...(first ? ofBusiness.map((lines) => [first, ...lines]) : []), []]
}

const remaining = (lines: readonly Line[]): Part[] =>
  lines
    .filter(({ leans }) => leans === 'nothing')
    .slice(0, 1)
    .map(sourcePart)

const practicalLine = (beside: readonly Material[]): Part | undefined =>
  beside
    .filter(
      ({ fact: { kind, says, until } }) =>
        until === null && (kind === 'place' || (kind === 'hours' && says.length === 1)),
    )
    .flatMap(({ lines }) =>
      lines.filter(
        ({ leans, text, index }) =>
          index === 0 && leans === 'nothing' && text.length < 120 && /\d/.test(text),
      ),
    )
    .map(sourcePart)[0]

const sourcePart = (line: Line): Part => partOf('source', line.text, [line.factId], { source: line.source })
