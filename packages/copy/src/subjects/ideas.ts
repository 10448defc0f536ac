import type { Fact, MarketingObjective } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { leaningOf } from '../compose/leaning.ts'
import { isOver, withoutFarEnd } from '../compose/usable-facts.ts'
import { addDays } from '../grammar/dates.ts'
import { nounOf } from '../grammar/noun.ts'
import { shuffled } from '../random.ts'
import { addressesOtherwise } from '../words/address.ts'
import { type DaysFor, daysFor, isClosing, lastDayOf } from './days-for.ts'
import { leftToTell } from './left-to-tell.ts'
import { canLead } from './name-subject.ts'
import { isInSeason } from './seasons.ts'
import { besides } from './section-of.ts'
import { isWanted } from './thematics.ts'

/** Facts that make one subject together, the first being what it is about. */
export interface Idea extends DaysFor {
  readonly facts: readonly Fact[]
  readonly format: 'image' | 'carousel'
  /** What it is good for, best first. */
  readonly objectives: readonly MarketingObjective[]
  readonly told: number
}

/** A carousel tells of this many things, each on a page of its own. */
export const thingsTold = 3
/** An event further away than this is nobody's matter yet: the next planning has it. What is asked for by name is. */
const farDays = { unasked: 10, asked: 60 }

const objectivesOf: Readonly<Record<Fact['kind'], readonly MarketingObjective[]>> = {
  business: ['visibility', 'engagement'],
  product: ['traffic', 'visibility', 'engagement'],
  service: ['traffic', 'visibility', 'engagement'],
  method: ['visibility', 'engagement'],
  place: ['traffic', 'visibility'],
  hours: ['traffic'],
  event: ['traffic', 'visibility', 'engagement'],
  news: ['visibility', 'engagement', 'traffic'],
  offer: ['traffic', 'visibility'],
  question: ['engagement', 'visibility'],
  person: ['visibility', 'engagement'],
  history: ['visibility', 'engagement'],
  award: ['visibility', 'engagement'],
  advice: ['engagement', 'visibility'],
  contact: ['traffic'],
}

// Where to call is said at the foot of posts; a post of its own it fills badly.
const noSubject: ReadonlySet<Fact['kind']> = new Set(['contact'] as const)

/** All that could be told in the time, what was told least first. */
export const ideasIn = (input: SubjectInput): Idea[] => {
  const { from, to, seed } = input
  const far = addDays(to, (input.about ?? '').trim() === '' ? farDays.unasked : farDays.asked)
  const facts = input.facts
    .map((fact) => withoutFarEnd(fact, from))
    .map(inVoice(input))
    .flatMap((fact) => leftToTell(fact, input) ?? [])
    .filter(
      (fact) =>
        fact.language === input.language &&
        !noSubject.has(fact.kind) &&
        isWanted(fact, input) &&
        !isOver(fact, from) &&
        !isPast(fact, input) &&
        !(fact.kind === 'event' && fact.date !== null && fact.date > far) &&
        isInSeason(fact, from, to) &&
        isTellable(fact),
    )
  const singles = facts.filter((fact) => isFirstOfPlace(fact, facts)).map((fact) => singleOf(fact, input))
  const ideas = [...singles, ...priceLists(facts, input)]
  return shuffled(ideas, ({ facts: [first] }) => first?.id ?? '', seed).sort(
    (left, right) => left.told - right.told || urgency(left) - urgency(right),
  )
}

/** Without what addresses people otherwise than the business does; a question that does is asked whole or not at all. */
const inVoice =
  ({ formality, language }: SubjectInput) =>
  (fact: Fact): Fact => {
    if (formality === undefined) return fact
    const isOther = (line: string) => addressesOtherwise(line, formality, language)
    return { ...fact, says: isOther(fact.question) ? [] : fact.says.filter((line) => !isOther(line)) }
  }

/** Whether a post of its own can begin with it: a sentence that stands alone, an answer, a named thing with its day or price. */
const isTellable = (fact: Fact): boolean =>
  fact.says.some((line) => canLead(line, fact)) ||
  (fact.question !== '' && fact.says.length > 0) ||
  (nounOf(fact) !== null && (fact.price !== null || (fact.kind === 'event' && fact.date !== null)))
/** Of an article in parts the one is told that has a day, points back at nothing, or says most. */
const isFirstOfPlace = (fact: Fact, facts: readonly Fact[]): boolean =>
  besides(fact, facts)
    .filter(({ kind }) => kind === fact.kind)
    .every(
      (other) => carries(fact) > carries(other) || (carries(fact) === carries(other) && fact.id < other.id),
    )

const carries = ({ until, says, language }: Fact): number =>
  (until === null ? 0 : 2000) +
  (says.every((line) => leaningOf(line, language) === 'nothing') ? 1000 : 0) +
  says.join(' ').length

/** No longer new, or no longer to be ordered; an event of several days may have begun. */
const isPast = (fact: Fact, { facts, from }: SubjectInput): boolean => {
  const last = lastDayOf(fact, facts)
  return fact.kind !== 'event' && last !== null && last < from
}

/** What has a day cannot wait; the rest keeps. */
const urgency = ({ before }: Idea): number => (before === null ? 1 : 0)

const singleOf = (fact: Fact, input: SubjectInput): Idea => ({
  facts: [fact],
  format: 'image',
  ...daysFor(fact, input.from, input.facts),
  objectives: isClosing(fact) ? ['visibility'] : objectivesOf[fact.kind],
  told: input.told[fact.id] ?? 0,
})

/** Three things that have a name and a price fill pages of one carousel. */
const priceLists = (
  facts: readonly Fact[],
  { told, seed, from, hasCarousels = true }: SubjectInput,
): Idea[] => {
  if (!hasCarousels) return []
  const priced = shuffled(
    facts.filter(
      (fact) =>
        fact.kind === 'product' &&
        fact.price !== null &&
        nounOf(fact) !== null &&
        // What has days of its own is told by itself.
        daysFor(fact, from, facts).windows.length === 0,
    ),
    ({ id }) => id,
    seed,
  )
  const bare = priced.filter((fact) => fact.says.length < 2)
  const groups = [bare, priced.filter((fact) => !bare.includes(fact))]
  return groups.flatMap((group) =>
    group.length < thingsTold
      ? []
      : [
          {
            facts: group.slice(0, thingsTold),
            format: 'carousel' as const,
            before: null,
            windows: [],
            isTied: false,
            objectives: ['traffic', 'engagement', 'visibility'] as const,
            told: Math.min(...group.slice(0, thingsTold).map(({ id }) => told[id] ?? 0)),
          },
        ],
  )
}
