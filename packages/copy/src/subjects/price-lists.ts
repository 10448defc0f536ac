import type { Fact } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { isPriceRow } from '../compose/material.ts'
import { nounOf } from '../grammar/noun.ts'
import { shuffled } from '../random.ts'
import { comparable } from '../words/comparable.ts'
import { daysFor } from './days-for.ts'
import type { Idea } from './idea.ts'

/** A list tells of this many things; as a carousel each has a page of its own. */
export const thingsTold = 3
/** So many with sentences of their own are left to posts of their own. */
const fewestApart = 4

const isSold = ({ kind }: Fact): boolean => kind === 'product' || kind === 'service'

/** A row of a price list: it says what a thing costs, and nothing of the thing. */
export const isPriceOnly = (fact: Fact): boolean =>
  isSold(fact) && fact.price !== null && fact.says.every((line) => isPriceRow(line, fact))

/** Three rows of a price list make one post; so do three things that have more to tell, where many have. */
export const priceLists = (facts: readonly Fact[], input: SubjectInput): Idea[] => {
  const { seed, from } = input
  const priced = facts.filter(
    (fact) =>
      isSold(fact) &&
      fact.price !== null &&
      nounOf(fact) !== null &&
      // What has days of its own is told by itself.
      daysFor(fact, from, facts).windows.length === 0,
  )
  const mixed = shuffled(priced, ({ id }) => id, seed)
  // What has sentences of its own is told with its price there.
  const told = new Set(
    facts.filter((fact) => isSold(fact) && !isPriceOnly(fact)).map(({ about }) => comparable(about)),
  )
  const rows = distinct(mixed.filter((fact) => isPriceOnly(fact) && !told.has(comparable(fact.about))))
  const things = mixed.filter((fact) => fact.kind === 'product' && !isPriceOnly(fact) && fact.says.length > 0)
  const many =
    input.hasCarousels !== false && things.length >= thingsTold + fewestApart
      ? things.slice(0, thingsTold)
      : []
  return [...alike(rows), ...inThrees(many)].map((three) => listOf(three, input))
}

/** What a page says for a wide screen and for a narrow one is one row. */
const distinct = (rows: readonly Fact[]): Fact[] => [
  ...new Map(rows.map((row) => [comparable(`${row.about} ${row.price?.cents ?? ''}`), row])).values(),
]

/** Those of one page and one kind stand side by side: three of them are one sort of thing. */
const alike = (rows: readonly Fact[]): Fact[][] =>
  inThrees(rows.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))))

const placeOf = ({ kind, source }: Fact): string => `${kind} ${'url' in source ? source.url : ''}`

const inThrees = (facts: readonly Fact[]): Fact[][] =>
  facts.flatMap((_, at) =>
    at % thingsTold === 0 && at + thingsTold <= facts.length ? [facts.slice(at, at + thingsTold)] : [],
  )

const listOf = (facts: readonly Fact[], { told, hasCarousels = true }: SubjectInput): Idea => ({
  facts,
  isList: true,
  format: hasCarousels ? 'carousel' : 'image',
  before: null,
  windows: [],
  isTied: false,
  objectives: ['traffic', 'engagement', 'visibility'],
  told: Math.min(...facts.map(({ id }) => told[id] ?? 0)),
})
