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
  const rows = distinct(mixed.filter(isPriceOnly))
  const told = mixed.filter((fact) => fact.kind === 'product' && !isPriceOnly(fact) && fact.says.length > 0)
  const many =
    input.hasCarousels !== false && told.length >= thingsTold + fewestApart ? told.slice(0, thingsTold) : []
  return [...alike(rows), ...inThrees(many)].map((three) => listOf(three, input))
}

/** What a page says for a wide screen and for a narrow one is one row. */
const distinct = (rows: readonly Fact[]): Fact[] => [
  ...new Map(rows.map((row) => [comparable(`${row.about} ${row.price?.text ?? ''}`), row])).values(),
]

/** Threes of one page, then of one kind: side by side they are one sort of thing. */
const alike = (rows: readonly Fact[]): Fact[][] => {
  const byPage = groupsOf(rows, ({ kind, source }) => `${kind} ${'url' in source ? source.url : ''}`)
  const left = byPage.flatMap((group) => group.slice(group.length - (group.length % thingsTold)))
  return [...byPage, ...groupsOf(left, ({ kind }) => kind)].flatMap(inThrees)
}

const groupsOf = (facts: readonly Fact[], keyOf: (fact: Fact) => string): Fact[][] => {
  const groups = new Map<string, Fact[]>()
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact])
  return [...groups.values()]
}

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
