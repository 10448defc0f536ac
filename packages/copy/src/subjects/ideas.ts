import type { Fact, MarketingObjective } from '@postelier/contract'
import type { SubjectWish } from '../brief.ts'
import { isOver, isSmallPrint } from '../compose/usable-facts.ts'
import { addDays } from '../grammar/dates.ts'
import { nounOf } from '../grammar/noun.ts'
import { shuffled } from '../random.ts'
import { clicheIn } from '../words/cliches.ts'
import { isInSeason } from './seasons.ts'

/** Facts that make one subject together, the first being what it is about. */
export interface Idea {
  readonly facts: readonly Fact[]
  readonly format: 'image' | 'carousel'
  readonly before: string | null
  /** What it is good for, best first. */
  readonly objectives: readonly MarketingObjective[]
  readonly told: number
}

const fewestPages = 3
/** An event further away than this is nobody's matter yet. */
const farDays = 60

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

/** Read at one glance: nobody leafs through hours. */
const oneGlance: ReadonlySet<Fact['kind']> = new Set(['hours', 'place', 'contact'] as const)

/** All that could be told in the time, what was told least first. */
export const ideasIn = (wish: SubjectWish): Idea[] => {
  const { from, to, seed } = wish
  const facts = wish.facts.filter(
    (fact) =>
      fact.language === wish.language &&
      !noSubject.has(fact.kind) &&
      !isOver(fact, from) &&
      !(fact.kind === 'event' && fact.date !== null && fact.date > addDays(to, farDays)) &&
      isInSeason(fact, from, to) &&
      (fact.says.some((line) => clicheIn(line, fact.language) === null && !isSmallPrint(line)) ||
        fact.price !== null),
  )
  const singles = facts.map((fact) => singleOf(fact, wish))
  const ideas = [...singles, ...priceLists(facts, wish)]
  return shuffled(ideas, ({ facts: [first] }) => first?.id ?? '', seed).sort(
    (left, right) => left.told - right.told || urgency(left) - urgency(right),
  )
}

/** What has a day cannot wait; the rest keeps. */
const urgency = ({ before }: Idea): number => (before === null ? 1 : 0)

const singleOf = (fact: Fact, wish: SubjectWish): Idea => ({
  facts: [fact],
  format: fact.says.length >= fewestPages && !oneGlance.has(fact.kind) ? 'carousel' : 'image',
  before: dayBefore(fact, wish),
  objectives: objectivesOf[fact.kind],
  told: wish.told[fact.id] ?? 0,
})

/** An event is announced on its eve at the latest, or on its day where that is the first there is; an offer before its end. */
const dayBefore = ({ kind, date, until }: Fact, { from }: SubjectWish): string | null => {
  const last = kind === 'event' ? (date ?? until) : until
  if (last === null) return null
  const eve = addDays(last, -1)
  return eve >= from ? eve : last
}

/** Three things that have a name and a price fill pages of one carousel. */
const priceLists = (facts: readonly Fact[], { told, seed }: SubjectWish): Idea[] => {
  const priced = shuffled(
    facts.filter((fact) => fact.kind === 'product' && fact.price !== null && nounOf(fact) !== null),
    ({ id }) => id,
    seed,
  )
  const bare = priced.filter((fact) => fact.says.length < 2)
  const groups = [bare, priced.filter((fact) => !bare.includes(fact))]
  return groups.flatMap((group) =>
    group.length < fewestPages
      ? []
      : [
          {
            ...{ facts: group.slice(0, 4), format: 'carousel' as const, before: null },
            objectives: ['traffic', 'engagement', 'visibility'] as const,
            told: Math.min(...group.slice(0, 4).map(({ id }) => told[id] ?? 0)),
          },
        ],
  )
}
