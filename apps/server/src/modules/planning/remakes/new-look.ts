// Another picture for a post: another template where one is left, or another drawing or photograph on one that was seen.
import { composePost, type Draft, emptyMemory } from '@postelier/copy'
import type { VisualText } from '../../visuals/index.ts'
import { chooseLook, type Look } from '../looks/choose-look.ts'
import { lookWish } from '../looks/look-input.ts'
import { keyOfLook } from '../looks/look-key.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { type Sayings, sayingsIn } from '../writing/sentence-in.ts'

/** How often another drawing is drawn from the hat. */
const mostTries = 16

interface NewLookInput {
  readonly assignment: Assignment
  readonly seed: string
  readonly words: Draft['words']
  readonly sayings?: Sayings | undefined
  /** By their keys: what is shown now, and all that was. */
  readonly seen: readonly string[]
}

export function newLook({ assignment, seed, words, sayings, seen }: NewLookInput): Look | undefined {
  const { templates } = assignment
  const known = new Set(seen)
  const shown = new Set(seen.map((key) => Number(key.split(' ')[0])))
  const choose = (among: typeof templates, nth: number) =>
    chooseLook({
      ...lookWish({ ...assignment, templates: among }, { seed: `${seed} ${nth}`, words, sayings }),
      // What somebody chose once is what they want another one of.
      templateId: null,
    })
  const other = choose(
    templates.filter(({ id }) => !shown.has(id)),
    0,
  )
  if (other) return other
  let stopgap: Look | undefined
  for (let nth = 0; nth < mostTries; nth++)
    for (const template of templates.filter(({ id }) => shown.has(id))) {
      const look = choose([template], nth)
      if (!look || known.has(keyOfLook(look))) continue
      if (!look.isStopgap) return look
      stopgap ??= look
    }
  return stopgap
}

/** What its facts say, whole, for a picture that has room for it. */
export function sayingsFor({ brief }: Assignment): Sayings | undefined {
  const written = composePost({ ...brief, memory: emptyMemory })
  return 'missing' in written ? undefined : sayingsIn(written)
}

/** What the picture says now, as far as it was asked for; what it does not say is taken from the facts. */
export function wordsOnPicture({ brief, subject }: Assignment, texts: readonly VisualText[]): Draft['words'] {
  const answer = composePost({ ...brief, memory: emptyMemory })
  const own = 'words' in answer ? answer.words : { heading1: subject.name, heading2: '', description: '' }
  const said = (role: VisualText['role']) =>
    texts.find((one) => one.asks === 'words' && one.role === role)?.text
  return {
    heading1: said('heading1') ?? own.heading1,
    heading2: said('heading2') ?? own.heading2,
    description: said('description') ?? own.description,
  }
}
