// A hook as it goes out: whole, within each network and each rule, with its sign and its tags.
import type { Hook } from '../brief.ts'
import { breaksRules } from '../rules.ts'
import { clicheIn } from '../words/cliches.ts'
import { signed } from './emoji.ts'
import { hashtagsFor } from './hashtags.ts'
import { tellsDay } from './label.ts'
import { comfortOn, fits } from './networks.ts'
import { type Outline, type Scene, textOf } from './outline.ts'
import { isOfCalendar } from './related.ts'
import { gapsOf, type Segment, segmentOf } from './segment.ts'
import { sentenceShortened } from './shorten.ts'

export interface FittedHook {
  readonly hook: Hook
  readonly segments: readonly Segment[]
}

/** As much as is read in comfort, less where a network or a rule has no room for it; null where even a name has none. */
export const fitHook = (outline: Outline, scene: Scene): FittedHook | null => {
  const tags = hashtagsFor(scene)
  for (const segments of shorterAndShorter(outline, scene))
    for (const own of [tags, tags.slice(0, 1), []]) {
      const hook = hookOf(segments, own, scene)
      if (hook !== null) return { hook, segments }
      if (own.length === 0) break
    }
  return null
}

const hookOf = (segments: readonly Segment[], tags: readonly string[], scene: Scene): Hook | null => {
  const { speaking, networks } = scene
  const [{ fact }] = scene.subject
  const gaps = signed(segments, gapsOf(segments), scene)
  const body = segments.map(({ text }, index) => (gaps[index] ?? '') + text).join('')
  const text = tags.length === 0 ? body : `${body}\n\n${tags.join(' ')}`
  const isFine =
    fits(text, networks) &&
    (isOfCalendar(fact) || scene.brief.isOwnWords || tellsDay(body, fact)) &&
    breaksRules(text, speaking.rules, speaking.language).length === 0 &&
    clicheIn(text, speaking.language) === null
  return isFine ? { text, sentences: segments.map((one) => ({ text: one.text, facts: one.facts })) } : null
}

function* shorterAndShorter(outline: Outline, scene: Scene): Generator<readonly Segment[]> {
  const { head, rows } = outline
  for (const body of bodiesOf(outline, scene))
    for (const some of [
      rows,
      rows.filter(({ role }) => role !== 'where'),
      rows.filter(({ role }) => role === 'price'),
    ])
      yield [...head, ...body, ...some]
  const [first] = outline.body
  // A name over a list says nothing without it.
  if (outline.body.some(({ role }) => role === 'item'))
    yield outline.body.filter(({ role }) => role === 'item')
  else if (head.length > 0) {
    yield [...head, ...rows.filter(({ role }) => role === 'act')]
    yield head
  } else if (first) {
    const cut = cutSegment(first, scene)
    if (cut.text.length > 1) yield [cut]
  }
}

/** From all of it to its first sentence. Rows of hours or prices are told whole or not at all. */
function* bodiesOf(outline: Outline, scene: Scene): Generator<readonly Segment[]> {
  const { body } = outline
  const items = body.filter(({ role }) => role === 'item')
  const sentences = body.filter(({ role }) => role !== 'item')
  if (items.length > 0) yield body
  if (body[0]?.role === 'item') yield items
  else
    for (let count = comfortable(outline, sentences, scene); count >= Math.min(1, sentences.length); count--)
      yield withoutLastLabel(sentences.slice(0, count))
}

const cutSegment = ({ text, facts, source }: Segment, { speaking: { language } }: Scene): Segment =>
  segmentOf('sentence', `${sentenceShortened(text, shortest, language)}…`, facts, source)
const shortest = 180

/** A name over nothing is left out with what it stood over. */
const withoutLastLabel = (segments: readonly Segment[]): readonly Segment[] =>
  segments.at(-1)?.role === 'label' ? segments.slice(0, -1) : segments

/** How many pieces are told: what fits in comfort, and never one alone where two are hardly more. */
const comfortable = ({ head }: Outline, body: readonly Segment[], { speaking, networks }: Scene): number => {
  const room = Math.min(speaking.comfort, ...networks.map(comfortOn)) - textOf(head).length
  let letters = 0
  let count = 0
  for (const { text } of body) {
    letters += text.length
    if (count >= 1 && letters > (count === 1 ? room * hardlyMore : room)) break
    count += 1
  }
  return count
}
const hardlyMore = 1.3

/** What a memory keeps of hooks: what was told, and the names it stood under. */
export const sourcesOf = (
  hooks: readonly FittedHook[],
): { readonly sentences: string[]; readonly rows: string[] } => {
  const told = hooks
    .flatMap(({ segments }) => segments)
    .filter(({ role, facts }) => role !== 'act' && role !== 'price' && facts.length > 0)
  const textsOf = (some: readonly Segment[]) => some.flatMap(({ text, source }) => [text, source])
  return {
    sentences: textsOf(told.filter(({ role }) => role !== 'label')),
    rows: textsOf(told.filter(({ role }) => role === 'label')),
  }
}
