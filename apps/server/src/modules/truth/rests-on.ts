// Which facts each sentence of a text rests on: pure, from what the sentences were drafted from, and from what is known.
import type { Fact } from '@postelier/contract'
import { bearsOut, comparable, dayOfIso, daysIn, isSaidBy, splitSentences } from '@postelier/copy'

export interface DraftedSentence {
  readonly text: string
  readonly facts: readonly string[]
}

export interface Resting {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly by: 'facts' | 'you' | 'engine' | 'nothing'
  readonly facts: readonly string[]
}

interface Part {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface Behind {
  /** What its sentences were drafted from. */
  readonly drafted: readonly DraftedSentence[]
  /** All that is known of the business. */
  readonly facts: readonly Fact[]
  /** What it is called, and where it is: nobody asks who says so. */
  readonly names?: readonly string[]
  /** A model wrote what was drafted, and not the platform. */
  readonly isByEngine?: boolean
  /** What the picture was given to say when it was drafted. */
  readonly shown?: readonly string[]
  /** Whether a sentence that names no fact only asks or invites. */
  readonly statesNothing?: (sentence: string) => boolean
}

/** Nobody types more; whoever pastes a book is told of its beginning. */
const longestRead = 12_000
const mostRead = 200

/** Of a text as it stands now: a sentence somebody changed is theirs, unless a source says it just so. */
export function restsOn(full: string, behind: Behind): Resting[] {
  const { drafted, facts, names = [], isByEngine = false, statesNothing = () => true } = behind
  const text = full.slice(0, longestRead)
  // Of two sentences that were drafted as one, the one that stands is still not of whoever changed the other.
  const asDrafted = new Map(
    [...drafted.flatMap(piecesOf), ...drafted].map((one) => [comparable(one.text), one.facts]),
  )
  const shown = new Set((behind.shown ?? []).flatMap((one) => [one, ...splitSentences(one)]).map(comparable))
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const said = new Map(
    facts.flatMap(({ id, says, question }) =>
      [...says, question].filter(Boolean).map((one) => [comparable(one), id] as const),
    ),
  )
  const called = names.map((name) => ` ${comparable(name)} `)
  const known = facts.map(prepared)
  const parts = partsOf(text, drafted).slice(0, mostRead)
  return parts.map((part): Resting => {
    const plain = comparable(part.text)
    const from = asDrafted.get(plain)
    if (from && !isByEngine) return { ...part, by: from.length > 0 ? 'facts' : 'nothing', facts: from }
    // A model may name a fact that says nothing like it. What is not known any more cannot be asked.
    const bearing = from?.filter((id) => {
      const fact = byId.get(id)
      return !fact || bearsOut(fact, part.text)
    })
    if (bearing && bearing.length > 0) return { ...part, by: 'facts', facts: bearing }
    if (called.some((name) => name.includes(` ${plain} `))) return { ...part, by: 'nothing', facts: [] }
    const source = said.get(plain) ?? partOf(part.text, plain, known)
    if (source) return { ...part, by: 'facts', facts: [source] }
    if (from?.length === 0 && statesNothing(part.text)) return { ...part, by: 'nothing', facts: [] }
    if (from || (isByEngine && shown.has(plain))) return { ...part, by: 'engine', facts: [] }
    // The platform's own are put together from facts, or state nothing.
    const told =
      shown.has(plain) && drafted.flatMap((one) => one.facts).find((id) => isOf(byId.get(id), part.text))
    if (told) return { ...part, by: 'facts', facts: [told] }
    return { ...part, by: shown.has(plain) ? 'nothing' : 'you', facts: [] }
  })
}

const isOf = (fact: Fact | undefined, text: string) => fact !== undefined && bearsOut(fact, text)

const piecesOf = ({ text, facts }: DraftedSentence): DraftedSentence[] =>
  splitSentences(text).map((piece) => ({ text: piece, facts }))

/** A fact as it is compared, made once for all sentences. */
const prepared = ({ id, about, says, price, date, until }: Fact) => ({
  id,
  about: comparable(about),
  price: price && comparable(price.text),
  days: says.length > 0 ? [date, until].flatMap((iso) => (iso ? [dayOfIso(iso)] : [])) : [],
  says: ` ${says.map(comparable).join(' \n ')} `,
})
type Prepared = ReturnType<typeof prepared>

/** Words of a picture: a name, a price, a day, a piece of what a source says. */
function partOf(text: string, plain: string, known: readonly Prepared[]): string | undefined {
  const [first] = daysIn(text)
  const said = first && first.text.length * 2 > text.length ? first.day : null
  const piece = plain.includes(' ') ? ` ${plain} ` : null
  return known.find(
    ({ about, price, days, says }) =>
      plain === about ||
      plain === price ||
      (said && days.some((one) => isSaidBy(said, one))) ||
      (piece !== null && says.includes(piece)),
  )?.id
}

/** Sentences as they were drafted where they still stand, and whatever is between them; tags and signs are no sentences. */
function partsOf(text: string, drafted: readonly DraftedSentence[]): Part[] {
  const remaining: Part[] = []
  for (const one of [...drafted].sort((a, b) => b.text.length - a.text.length)) {
    if (!one.text.trim()) continue
    const start = text.indexOf(one.text)
    const end = start + one.text.length
    if (start >= 0 && !remaining.some((other) => start < other.end && other.start < end))
      remaining.push({ text: one.text, start, end })
  }
  remaining.sort((one, other) => one.start - other.start)
  const parts: Part[] = []
  let at = 0
  for (const part of [...remaining, { text: '', start: text.length, end: text.length }]) {
    parts.push(...between(text, at, part.start))
    if (part.text) parts.push(part)
    at = part.end
  }
  return parts
}

function between(text: string, from: number, to: number): Part[] {
  let at = from
  return splitSentences(text.slice(from, to)).flatMap((sentence) => {
    const start = text.indexOf(sentence, at)
    if (start < 0) return []
    at = start + sentence.length
    return comparable(sentence.replaceAll(/[#@][\p{L}\d_]+/gu, ' '))
      ? [{ text: sentence, start, end: at }]
      : []
  })
}
