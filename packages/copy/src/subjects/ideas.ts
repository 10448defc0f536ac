import type { Fact, MarketingObjective } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { leaningOf } from '../compose/leaning.ts'
import { isOver, withoutFarEnd } from '../compose/usable-facts.ts'
import { addDays } from '../grammar/dates.ts'
import { shuffled } from '../random.ts'
import { addressesOtherwise } from '../words/address.ts'
import { hasVerb } from '../words/has-verb.ts'
import { type DaysFor, daysFor, isClosing, lastDayOf } from './days-for.ts'
import type { Idea } from './idea.ts'
import { leftToTell } from './left-to-tell.ts'
import { isPriceOnly, priceLists } from './price-lists.ts'
import { isInSeason } from './seasons.ts'
import { besides } from './section-of.ts'
import { isWanted } from './thematics.ts'

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
        !isBareWay(fact) &&
        !(fact.kind === 'event' && fact.date !== null && fact.date > far) &&
        isInSeason(fact, from, to),
    )
  const singles = facts
    .filter((fact) => isFirstOfPlace(fact, facts) && !isOfferOfThing(fact, facts) && !isPriceOnly(fact))
    .map((fact) => singleOf(fact, facts, input))
  const ideas = [...singles, ...priceLists(facts, input)]
  return shownFirst(
    shuffled(ideas, ({ facts: [first] }) => first?.id ?? '', seed).sort(
      (left, right) => left.told - right.told || urgency(left) - urgency(right),
    ),
  )
}

/** “Métro C, à cinq minutes”: how to get there stands at the foot of posts, and tells nothing by itself. */
const isBareWay = ({ kind, says, language }: Fact): boolean =>
  kind === 'place' && !says.some((line) => hasVerb(line, language))

/** Among equals what a photo shows comes first; what is of another kind, or more urgent, keeps its place. */
const shownFirst = (ideas: readonly Idea[]): Idea[] => {
  const classOf = ({ told, facts: [first], ...idea }: Idea) => `${told} ${urgency(idea)} ${first?.kind}`
  const equals = Map.groupBy(ideas, classOf)
  const inTurn = new Map(
    [...equals].map(([name, some]) => [
      name,
      some.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one))).values(),
    ]),
  )
  return ideas.map((idea) => inTurn.get(classOf(idea))?.next().value ?? idea)
}

const isShown = ({ facts: [first] }: Idea): boolean => first?.image !== undefined && first.image !== ''

/** Without what addresses people otherwise than the business does; a question that does is asked whole or not at all. */
const inVoice =
  ({ formality, language }: SubjectInput) =>
  (fact: Fact): Fact => {
    if (formality === undefined) return fact
    const isOther = (line: string) => addressesOtherwise(line, formality, language)
    const isOfReader = fact.source.by !== 'person' && isOther(fact.question)
    return { ...fact, says: isOfReader ? [] : fact.says.filter((line) => !isOther(line)) }
  }

/** Told with its thing, and on its own days. */
const isOfferOfThing = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.kind === 'offer' && together(fact, facts)[0]?.id !== fact.id

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
const urgency = ({ before }: Pick<Idea, 'before'>): number => (before === null ? 1 : 0)

/**
 * What a page says of the same thing in the same place is told with it, the thing first: the cake, and until when it can be
 * ordered.
 */
const together = (fact: Fact, facts: readonly Fact[]): Fact[] => {
  if (apart.has(fact.kind) || fact.about === '') return [fact]
  const all = [fact, ...besides(fact, facts).filter(({ kind }) => !apart.has(kind))]
  const places = new Map(facts.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: Fact) => places.get(id) ?? 0
  return all.toSorted(
    (one, other) => Number(isThing(other)) - Number(isThing(one)) || placeOf(one) - placeOf(other),
  )
}

const isThing = ({ kind }: Fact): boolean => kind === 'product' || kind === 'service'

const apart: ReadonlySet<Fact['kind']> = new Set(['event', 'question', 'hours', 'contact', 'place'] as const)

/** The day before an event that is told earlier than that; null of anything else. */
export const eveOf = (idea: Idea, { from, to }: SubjectInput): Idea | null => {
  const [fact] = idea.facts
  if (fact?.kind !== 'event' || fact.date === null) return null
  const eve = addDays(fact.date, -1)
  const isEarlier = idea.windows[0] !== undefined && idea.windows[0].to < addDays(fact.date, -2)
  return isEarlier && eve >= from && eve <= to
    ? { ...idea, before: eve, windows: [{ from: eve, to: eve }] }
    : null
}

/** An offer of it ends before the thing does. */
const daysTogether = (told: readonly Fact[], { from, facts }: SubjectInput): DaysFor => {
  const days = told.map((fact) => daysFor(fact, from, facts))
  const tied = days
    .filter(({ isTied }) => isTied)
    .sort((one, other) => endOf(one).localeCompare(endOf(other)))
  return tied[0] ?? days[0] ?? daysNever
}

const endOf = ({ before }: DaysFor): string => before ?? '9999-12-31'
const daysNever: DaysFor = { before: null, windows: [], isTied: false }

const singleOf = (fact: Fact, facts: readonly Fact[], input: SubjectInput): Idea => ({
  facts: together(fact, facts),
  isList: false,
  format: 'image',
  ...daysTogether(together(fact, facts), input),
  objectives: isClosing(fact) ? ['visibility'] : objectivesOf[fact.kind],
  told: input.told[fact.id] ?? 0,
})
