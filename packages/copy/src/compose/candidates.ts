import { barePrice } from '../grammar/bare-price.ts'
import { shortDayText } from '../grammar/dates.ts'
import { timesUsed, wasSaid, wasSaidAlike } from '../memory.ts'
import { chance } from '../random.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, wordsOf } from '../words/comparable.ts'
import { bodiesOf } from './bodies.ts'
import { framePartsOf, type Scene } from './frame-parts.ts'
import { gapsOf } from './gaps.ts'
import { isHeading, isNamedIn, isNameless, leadStands } from './lead.ts'
import { listCandidates } from './list-candidates.ts'
import type { Material } from './material.ts'
import { buildOf, type Candidate, holds, type Part, partOf, textOf } from './parts.ts'
import { qualityOf } from './quality.ts'
import { isOfCalendar } from './related.ts'
import { weights } from './weights.ts'

const mostOpeners = 5
/** Of lines of the voice alone, before and behind. */
const mostVoiced = 2
const mostLabels = 8
/** Of lines of a thing's own kind, of all kinds, and of ways to be reached, so many are tried. */
const mostClosers = { own: 3, common: 2, ways: 2 }

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
  qualityOf(candidate, main, scene) +
  weights.usedBuild * Math.min(weights.mostUses, timesUsed(scene.memory, buildOf(candidate))) +
  weights.chance * chance(scene.seed, textOf(candidate)) +
  weights.usedFrame *
    candidate.parts.reduce((sum, { form }) => sum + (form ? timesUsed(scene.memory, form) : 0), 0)

const aroundBody = (body: readonly Part[], main: Material, scene: Scene): Candidate[] => {
  const ends = [null, ...closersOf(main, scene)]
  return frontsOf(body, main, scene).flatMap((front) =>
    ends.flatMap((end) => {
      const parts = [...(front ? [front] : []), ...body, ...(end ? [end] : [])]
      return stands(parts, main, scene) ? [{ parts, gaps: gapsOf(parts, scene.seed), score: 0 }] : []
    }),
  )
}

const closersOf = (main: Material, scene: Scene): Part[] => {
  const all = framePartsOf('close', main, scene, null)
  const ways = all.filter(({ isOwn, facts }) => !isOwn && facts.length > 0)
  const own = all.filter(({ isOwn }) => isOwn)
  const others = all.filter((part) => !part.isOwn && !ways.includes(part))
  return [
    ...own.slice(0, mostClosers.own),
    ...others.filter(({ wants }) => wants !== null).slice(0, mostClosers.common),
    ...others.filter(({ wants }) => wants === null).slice(0, mostVoiced),
    ...ways.slice(0, mostClosers.ways),
  ]
}

const frontsOf = (body: readonly Part[], main: Material, scene: Scene): (Part | null)[] => {
  // Of a day without a word of the business there is nothing to say but its greeting.
  if (main.family === 'day' && body.length === 0) return framePartsOf('greet', main, scene, null)
  const labels = framePartsOf('label', main, scene, null).slice(0, mostLabels)
  // A day that was told is told again with something new, or not.
  const isNews = ({ text }: Part) =>
    !wasSaidAlike(scene.memory, text, scene.speaking.language) &&
    !wasSaid(scene.memory, barePrice(main.fact) ?? '')
  if (body.length === 0) return labels.filter(isNews)
  // Of things side by side each is named by its own sentence.
  if (new Set(body.map(({ facts }) => facts[0])).size > 1 && body.every(isOf(scene.named))) return [null]
  // A question opens by itself, and an event by its day.
  const all = framePartsOf('open', main, scene, null)
  const opens = all.filter(({ isOwn, isVoiced }) => isOwn || !isVoiced).slice(0, mostOpeners)
  const voiced = all.filter((part) => !opens.includes(part)).slice(0, mostVoiced)
  return [null, ...opens, ...voiced, ...labels, ...nameOf(main, scene)]
}

const isOf =
  (ids: ReadonlySet<string>) =>
  ({ facts: [id = ''] }: Part): boolean =>
    ids.has(id)

/** The name by itself, before a source that goes on without it: “Les commandes sont ouvertes.” Of what? */
const nameOf = (main: Material, { speaking, memory, isOwnWords }: Scene): Part[] => {
  if (!main.noun || main.family === 'day' || main.fact.kind === 'question' || isOwnWords) return []
  const text = typeset(`${capitalised(main.noun.bare)}.`, speaking.language)
  return wasSaid(memory, text) ? [] : [partOf('name', text, [main.fact.id])]
}

/** Whether it says something, is not all questions, begins with what needs nothing before it, and tells the day of what has one. */
const stands = (parts: readonly Part[], main: Material, { speaking }: Scene): boolean => {
  const { fact } = main
  const text = parts.map((part) => part.text).join(' ')
  const says = parts.some((part) => part.facts.length > 0 && part.role !== 'open' && part.role !== 'question')
  const asked = parts.filter(({ role, text: said }) => role !== 'question' && said.includes('?')).length
  const tellsDay =
    fact.kind !== 'event' || !fact.date || holds(text, shortDayText(fact.date, speaking.language))
  const namesDay = !isOfCalendar(fact) || holds(text, fact.about)
  const told = new Set(parts.filter(({ role }) => role === 'source').flatMap(({ facts }) => facts))
  const isOnce = new Set(parts.map((part) => part.form ?? part.text)).size === parts.length
  // A number to call is told once, by the source or by us.
  const isReachedOnce = parts.every(
    ({ role, form, facts: [id = ''] }) =>
      role !== 'close' || form === null || id === fact.id || !told.has(id),
  )
  const isNamed = main.noun === null || !isNameless(parts, main)
  return (
    says &&
    asked <= 1 &&
    tellsDay &&
    namesDay &&
    isOnce &&
    isReachedOnce &&
    isNamed &&
    leadStands(parts, main) &&
    !isNamedTwice(parts, main) &&
    !isFilled(parts, main)
  )
}

const sold: ReadonlySet<string> = new Set(['product', 'service'])

/** “Levain. Le levain est nourri…”: a name, or a name with its price, above a sentence that says it; “Équipe.” above one that needs nothing. */
const isNamedTwice = (parts: readonly Part[], main: Material): boolean => {
  const [head, ...body] = parts
  const isHead = head?.role === 'name' || (head?.role === 'label' && sold.has(main.family))
  const [first] = body.filter(({ role }) => role === 'source')
  if (!isHead || !first || main.noun === null) return false
  const told = head.role === 'label' ? wordsOf(first.text).slice(0, fewFirst).join(' ') : first.text
  if (saysHead(told, main)) return true
  if (head.role === 'label') return false
  return isHeading(main.fact) && leadStands(body, main)
}
const fewFirst = 5

/** Whether it says the word that says what it is: the first of a name, in English and German also the last. */
const saysHead = (text: string, { noun, fact }: Material): boolean => {
  const words = wordsOf(noun?.bare ?? '')
  const heads = fact.language === 'en' || fact.language === 'de' ? [words[0], words.at(-1)] : [words[0]]
  return heads.some((word = '') => isNamedIn([text], { fact, noun: { bare: word, the: null, of: null } }))
}

const fewestTold = 2
const mostLetters = 480

/** A line of ours that states nothing where the source goes on and there is room for it. */
const isFilled = (parts: readonly Part[], { lines, family }: Material): boolean => {
  const isFiller = ({ role, facts, text }: Part) =>
    (role === 'close' || role === 'open') && facts.length === 0 && !/https?:/.test(text)
  if (family === 'day' || !parts.some(isFiller)) return false
  const told = parts.filter(({ role }) => role === 'source')
  const at = lines.findIndex(({ text }) => text === told.at(-1)?.text)
  const line = lines[at]
  const next = lines[at + 1]
  if (!line || next?.index !== line.index + 1 || told.length >= fewestTold) return false
  return parts.reduce((sum, { text }) => sum + text.length, next.text.length) <= mostLetters
}
