// What a post consists of before it is fitted to a network: the row that says what it is about, what is true, where and how.
import type { Fact, Network } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { wasSaid } from '../memory.ts'
import { isClosing } from '../subjects/days-for.ts'
import { comparable } from '../words/comparable.ts'
import { hasVerb } from '../words/has-verb.ts'
import { otherOrders, sentenceSegments, standing } from './body.ts'
import { hasKey, type Key, keyFirst, keyOf, keyRow, labelName, nameFirst, tellsDay, toldIn } from './label.ts'
import type { Material, SourceSentence } from './material.ts'
import { beginsNamed, standsAlone } from './naming.ts'
import { holds, type Segment, segmentOf } from './segment.ts'
import type { Speaking } from './speaking.ts'

export interface Scene {
  readonly brief: Brief
  readonly speaking: Speaking
  readonly networks: readonly Network[]
  /** What it is about, the first first. */
  readonly subject: readonly [Material, ...Material[]]
  /** What else is known; of it only where, when and how to reach is ever told. */
  readonly beside: readonly Material[]
}

export interface Outline {
  readonly head: readonly Segment[]
  readonly body: readonly Segment[]
  readonly rows: readonly Segment[]
}

/** Who asks for more than these looks for anything that was not shown before. */
export const fewAlternatives = 3

/** Ways into the same facts. */
export type Angle = 'name' | 'key' | 'sentence' | 'later'

export const textOf = (segments: readonly { readonly text: string }[]): string =>
  segments.map(({ text }) => text).join(' ')

/** One fact from one angle, in as many ways as there are; none where it has nothing to be told from there. */
export const outlinesFrom = (main: Material, angle: Angle, scene: Scene): Outline[] => {
  const isQuestion = main.fact.kind === 'question' && main.fact.question !== ''
  if (angle === 'sentence' && !isQuestion) return sentenceOutlines(main, scene)
  if (angle === 'later') return isQuestion ? [] : laterOutlines(main, scene)
  const outline = isQuestion
    ? questionOutline(main, angle)
    : angle === 'key'
      ? keyOutline(main, scene)
      : nameOutline(main, scene)
  return outline === null ? [] : [outline]
}

const labelSegment = (text: string, { fact }: Material): Segment => segmentOf('label', text, [fact.id])

/** Its sentences, and whether the first of them says what they are about. */
const toldOf = (main: Material): { readonly sentences: SourceSentence[]; readonly isNamed: boolean } => {
  const name = labelName(main)
  const plain = standing(main, false)
  if (name === null) return { sentences: plain, isNamed: true }
  const headed = standing(main, true)
  const [first] = plain
  const isNamed = first !== undefined && first.index === headed[0]?.index && beginsNamed(first.text, main)
  return { sentences: isNamed ? plain : headed, isNamed }
}

const keyIn = (main: Material, sentences: readonly SourceSentence[], { subject, speaking }: Scene): Key => {
  const key = keyOf(main.fact, toldIn(sentences), speaking)
  // What a page says of the thing in another place of it: its price stands there.
  const price = subject
    .filter((one) => isSameThing(one, main))
    .map(({ fact }) => keyOf(fact, toldIn([]), speaking).price)
  return { ...key, price: price.find((one) => one !== null) ?? null }
}

export const isSameThing = (one: Material, other: Material): boolean =>
  comparable(one.fact.about) === comparable(other.fact.about)

const isOfOneThing = ({ subject: [main, ...more] }: Scene): boolean =>
  more.every((one) => isSameThing(one, main))

const nameOutline = (main: Material, scene: Scene): Outline | null => {
  const { sentences, isNamed } = toldOf(main)
  const key = keyIn(main, sentences, scene)
  const name = labelName(main)
  const isDated = key.when !== null && scene.speaking.lead !== 'sentence'
  // Of several things each stands under its name and price.
  const isOfSeveral = key.price !== null && !isOfOneThing(scene)
  // “Horaires habituels” over a sentence that says so says it twice.
  const [first] = sentences
  const isSaid = name !== null && first !== undefined && first.leans === 'nothing' && holds(first.text, name)
  if (isSaid && !hasKey(key) && key.besides === null) return behind(main, sentences, scene)
  if (isNamed && sentences.length > 0 && !isDated && !isOfSeveral) return behind(main, sentences, scene)
  const { language } = scene.speaking
  const labels = [name === null ? null : nameFirst(name, key, language), keyFirst(name, key, language)]
  const known = labels.filter((one) => one !== null)
  // A day that was told is told again, in another order where there is one.
  const fresh = known.find((one) => !wasSaid(scene.brief.memory, one))
  // A price that a list told is not told again over the thing's own sentences.
  const label = fresh ?? (key.when === null && name !== null ? nameFirst(name, noKey, language) : known[0])
  if (label === undefined) return sentences.length > 0 ? behind(main, sentences, scene) : null
  return { head: [labelSegment(label, main)], body: sentenceSegments(sentences), rows: [] }
}

const noKey: Key = { when: null, besides: null, until: null, price: null }

const keyOutline = (main: Material, scene: Scene): Outline | null => {
  const { sentences } = toldOf(main)
  const key = keyIn(main, sentences, scene)
  const name = labelName(main)
  if (!hasKey(key)) return null
  const { language } = scene.speaking
  const label = keyFirst(name, key, language) ?? (name === null ? null : nameFirst(name, key, language))
  if (label === null || wasSaid(scene.brief.memory, label)) return null
  return { head: [labelSegment(label, main)], body: sentenceSegments(sentences), rows: [] }
}

const sentenceOutlines = (main: Material, scene: Scene): Outline[] =>
  otherOrders(main, standing(main, false))
    .filter(([first]) => first !== undefined && (labelName(main) === null || beginsNamed(first.text, main)))
    .map((sentences) => behind(main, sentences, scene))

/** Under its name what is told of it later: where more are asked for, each time from one sentence further on. */
const laterOutlines = (main: Material, scene: Scene): Outline[] => {
  const name = labelName(main)
  if (name === null) return []
  return main.sentences.slice(1).flatMap((from, at) => {
    const sentences = standing(main, true, main.sentences.slice(at + 1))
    const isStump = sentences.length < 2 && scene.brief.alternatives <= fewAlternatives
    if (sentences[0] !== from || from.isPriceRow || isStump) return []
    const label = nameFirst(name, keyIn(main, sentences, scene), scene.speaking.language)
    return [{ head: [labelSegment(label, main)], body: sentenceSegments(sentences), rows: [] }]
  })
}

/** Sentences that name their thing need no label: its price or its day stands behind them. */
const behind = (main: Material, sentences: readonly SourceSentence[], scene: Scene): Outline => {
  const row = keyRow(keyIn(main, sentences, scene), scene.speaking.language)
  return {
    head: [],
    body: sentenceSegments(sentences),
    rows: row === null ? [] : [segmentOf('price', row, [main.fact.id])],
  }
}

/** An answer without its question answers nothing, unless it stands by itself. */
const questionOutline = (main: Material, angle: Angle): Outline | null => {
  const { sentences, question, fact } = main
  const [first] = sentences
  if (first === undefined || first.index > 0) return null
  const told = sentences.filter((one, at) => at === 0 || one.leans !== 'sentence' || one.index === at)
  const body = sentenceSegments(told)
  if (angle === 'key') return null
  // The answer is told alone only where a rule wants no questions, or the question says “tu” where one says “vous”.
  if (angle === 'sentence' && question !== null) return null
  if (question === null) return first.leans === 'nothing' ? { head: [], body, rows: [] } : null
  return { head: [segmentOf('question', question, [fact.id], fact.question)], body, rows: [] }
}

/** Whether it tells enough for a post of its own: a day with its name is one, a price or what is left of a thing is none. */
export const isEnough = ({ head, body, rows }: Outline, main: Material): boolean => {
  const { fact, sentences } = main
  const all = [...head, ...body, ...rows]
  if (!tellsDay(textOf(all), fact)) return false
  if (fact.kind === 'event') return body.length > 0 || isReminder(main)
  if (body.length === 0 || textOf(all).length < fewestLetters) return false
  if (main.isPartTold && fact.kind !== 'question' && !sentences.some((one) => standsAlone(one, main)))
    return false
  return !isStump({ head, body, rows }, main)
}
const fewestLetters = 20

/** A name, a day, and the hour or the place: enough to remind somebody of, and without any of them nothing is. */
const isReminder = (main: Material): boolean =>
  labelName(main) !== null && main.fact.date !== null && (main.fact.time !== null || main.fact.where !== '')

/** A few words that do nothing are no post by themselves; beneath a name with its price they are. */
const isStump = ({ body, rows, head }: Outline, { fact }: Material): boolean => {
  const [only] = body
  if (body.length !== 1 || only === undefined || isWhole(fact) || hasVerb(only.text, fact.language))
    return false
  return (
    (only.text.length < fewestOfOne || /^\p{L}+ing\s/u.test(only.text)) &&
    !/\d[\s\u{a0}]?[€£$]|[€£$]\d/u.test(textOf([...head, ...rows]))
  )
}
const fewestOfOne = 50

/** Told in one line because there is one thing to tell: until when, when nobody is there, what somebody asked. */
const isWhole = (fact: Fact): boolean =>
  fact.kind === 'offer' || fact.kind === 'question' || fact.kind === 'hours' || isClosing(fact)

/** One short sentence stands better with whose it is and where. */
export const isShort = ({ head, body, rows }: Outline, { fact }: Material): boolean =>
  body.length === 1 &&
  head.length + rows.length === 0 &&
  !isWhole(fact) &&
  fact.kind !== 'event' &&
  (body[0]?.text.length ?? 0) < shortSentence
const shortSentence = 70
