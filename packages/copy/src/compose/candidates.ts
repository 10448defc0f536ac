import { barePrice } from '../grammar/bare-price.ts'
import { shortDayText } from '../grammar/dates.ts'
import { timesUsed, wasSaid, wasSaidAlike } from '../memory.ts'
import { chance } from '../random.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, wordsOf } from '../words/comparable.ts'
import { framePartsOf, type Scene } from './frame-parts.ts'
import { gapsOf } from './gaps.ts'
import { listCandidates } from './list-candidates.ts'
import type { Line, Material } from './material.ts'
import { buildOf, type Candidate, holds, type Part, partOf, textOf } from './parts.ts'
import { isNameless, qualityOf } from './quality.ts'

const mostOpeners = 5
const mostLabels = 4
const mostClosers = 5

/** Every post that can be made of a fact and of what may be said beside it, the best first. */
export const candidatesOf = (main: Material, beside: readonly Material[], scene: Scene): Candidate[] => {
  const lists = listCandidates(main, beside, scene)
  const plain = bodiesOf(main, beside, scene).flatMap((body) => aroundBody(body, main, scene))
  return [...plain, ...lists]
    .map((candidate) => ({ ...candidate, score: scored(candidate, main, scene) }))
    .sort((left, right) => right.score - left.score)
}

const scored = (candidate: Candidate, main: Material, scene: Scene): number =>
  candidate.score +
  qualityOf(candidate, main, scene) -
  0.7 * timesUsed(scene.memory, buildOf(candidate)) +
  1.5 * chance(scene.seed, textOf(candidate)) -
  2.5 * candidate.parts.reduce((sum, { form }) => sum + (form ? timesUsed(scene.memory, form) : 0), 0)

/** What the source says, in the lengths it can be said in. */
const bodiesOf = (main: Material, beside: readonly Material[], scene: Scene): Part[][] => {
  const { lines, question, fact } = main
  const parts = lines.map(sourcePart)
  if (fact.kind === 'question' && fact.question !== '') {
    // An answer without its question answers nothing.
    if (question === null) return lines.some(({ leans }) => leans === 'nothing') ? [standing(lines)] : []
    const asked = partOf('question', question, [fact.id], { source: fact.question })
    return parts.length === 0
      ? []
      : [
          [asked, ...parts.slice(0, 1)],
          [asked, ...parts.slice(0, 2)],
        ]
  }
  const bodies: Part[][] = lines.flatMap((line, index) => {
    const following = lines.slice(index).filter((one, at) => one.index === line.index + at)
    return [1, 2, 3]
      .filter((count) => count <= following.length)
      .map((count) => parts.slice(index, index + count))
  })
  // Where to find a thing belongs to the thing; anything else beside it would be a second idea.
  const isSold = ['product', 'service', 'offer'].includes(main.family)
  const aside = isSold && scene.objective === 'traffic' ? practicalLine(beside) : undefined
  const withAside = aside ? bodies.filter(({ length }) => length === 1).map((body) => [...body, aside]) : []
  return [...bodies, ...withAside, ...priced(bodies, main, scene), []]
}

/** The price by itself, behind what it is the price of. */
const priced = (bodies: readonly Part[][], { fact }: Material, { speaking, memory }: Scene): Part[][] => {
  const isSold = fact.kind === 'product' || fact.kind === 'service'
  const price = barePrice(fact)
  const text = isSold && price ? typeset(`${capitalised(price)}.`, speaking.language) : ''
  if (text === '' || wasSaid(memory, text)) return []
  return bodies.filter((body) => body.length < 3).map((body) => [...body, partOf('price', text, [fact.id])])
}

const standing = (lines: readonly Line[]): Part[] =>
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

const aroundBody = (body: readonly Part[], main: Material, scene: Scene): Candidate[] => {
  const figure = main.lines.find(({ text }) => text === body[0]?.text)?.figure ?? null
  const ends = [null, ...framePartsOf('close', main, scene, figure).slice(0, mostClosers)]
  return frontsOf(body, main, scene, figure).flatMap((front) =>
    ends.flatMap((end) => {
      const parts = [...(front ? [front] : []), ...body, ...(end ? [end] : [])]
      return stands(parts, main, scene) ? [{ parts, gaps: gapsOf(parts, scene.seed), score: 0 }] : []
    }),
  )
}

const frontsOf = (
  body: readonly Part[],
  main: Material,
  scene: Scene,
  figure: string | null,
): (Part | null)[] => {
  const labels = framePartsOf('label', main, scene, figure).slice(0, mostLabels)
  // A question opens by itself, and an event by its day.
  const opens = framePartsOf('open', main, scene, figure).slice(0, mostOpeners)
  // What begins with its figure need not be headed by it.
  const isHead =
    figure !== null &&
    holds(
      wordsOf(body[0]?.text ?? '')
        .slice(0, 5)
        .join(' '),
      figure,
    )
  const bare = figure && !isHead ? [partOf('figure', `${figure}.`, [main.fact.id])] : []
  // A day that was told is told again with something new, or not.
  const isNews = ({ text }: Part) =>
    !wasSaidAlike(scene.memory, text, scene.speaking.language) &&
    !wasSaid(scene.memory, barePrice(main.fact) ?? '')
  return body.length === 0
    ? labels.filter(isNews)
    : [null, ...opens, ...labels, ...bare, ...nameOf(body, main, scene)]
}

/** The name by itself, where the source goes on without it: “Les commandes sont ouvertes.” Of what? */
const nameOf = (body: readonly Part[], main: Material, { speaking, memory }: Scene): Part[] => {
  if (!main.noun || !isNameless(body, main)) return []
  const text = typeset(`${capitalised(main.noun.bare)}.`, speaking.language)
  return wasSaid(memory, text) ? [] : [partOf('name', text, [main.fact.id])]
}

/** Whether it says something, is not all questions, and tells the day of what has one. */
const stands = (parts: readonly Part[], main: Material, { speaking }: Scene): boolean => {
  const { fact } = main
  const text = parts.map((part) => part.text).join(' ')
  const says = parts.some((part) => part.facts.length > 0 && part.role !== 'open' && part.role !== 'question')
  const asked = parts.filter(({ role, text: said }) => role !== 'question' && said.includes('?')).length
  const tellsDay =
    fact.kind !== 'event' || !fact.date || holds(text, shortDayText(fact.date, speaking.language))
  const isOnce = new Set(parts.map((part) => part.form ?? part.text)).size === parts.length
  return says && asked <= 1 && tellsDay && isOnce
}
