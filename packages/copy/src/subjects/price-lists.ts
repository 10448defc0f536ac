import type { Fact } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { isPriceRow } from '../compose/material.ts'
import { nounOf } from '../grammar/noun.ts'
import { shuffled } from '../random.ts'
import { comparable } from '../words/comparable.ts'
import { pagesIn } from './carousel-pages.ts'
import { daysFor } from './days-for.ts'
import type { Idea } from './idea.ts'

/** A list tells of this many things at least; as a carousel each has a page or a row of its own. */
const fewest = 3
/** So many with sentences of their own are left to posts of their own. */
const fewestApart = 4
/** As many letters have room on a cover. */
const mostNames = 110

const isSold = ({ kind }: Fact): boolean => kind === 'product' || kind === 'service'

/** A row of a price list: it says what a thing costs, and nothing of the thing. */
export const isPriceOnly = (fact: Fact): boolean =>
  isSold(fact) && fact.price !== null && fact.says.every((line) => isPriceRow(line, fact))

/** Three to six rows of a price list make one post; so do three things that have more to tell, where many have. */
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
  const many = pagesIn(input).things.includes(fewest) && things.length >= fewest + fewestApart
  return [...alike(rows, input), ...(many ? [things.slice(0, fewest)] : [])].map((some) =>
    listOf(some, input),
  )
}

/** What a page says for a wide screen and for a narrow one is one row. */
const distinct = (rows: readonly Fact[]): Fact[] => [
  ...new Map(rows.map((row) => [comparable(`${row.about} ${row.price?.cents ?? ''}`), row])).values(),
]

/** Those of one page and one kind stand together: they are one sort of thing. What is left over of all pages makes threes. */
const alike = (rows: readonly Fact[], input: SubjectInput): Fact[][] => {
  const pages = Map.groupBy(rows, placeOf)
  const lists = [...pages.values()].flatMap((some) => listsOf(some, sizesIn(input)))
  const taken = new Set(lists.flat())
  const left = rows.filter((row) => !taken.has(row))
  return [...lists, ...listsOf(left, [fewest])]
}

const placeOf = ({ kind, source }: Fact): string => `${kind} ${'url' in source ? source.url : ''}`

/** Longest first; a list that is no carousel is read in one glance. */
const sizesIn = (input: SubjectInput): number[] => {
  const sizes = pagesIn(input).things.filter((size) => size >= fewest)
  return sizes.length === 0 ? [fewest] : [...new Set(sizes)].sort((one, other) => other - one)
}

/** As long as there are pages and room for the names on the first of them, and so that no row is left alone where it can be helped. */
const listsOf = (rows: readonly Fact[], sizes: readonly number[]): Fact[][] => {
  const able = sizes.filter((size) => size <= rows.length && lettersOf(rows.slice(0, size)) <= mostNames)
  const size =
    able.find((one) => rows.length === one || rows.length - one >= fewest) ?? able[0] ?? shortest(rows, sizes)
  return size === null ? [] : [rows.slice(0, size), ...listsOf(rows.slice(size), sizes)]
}

/** Names too long for a cover are told without one. */
const shortest = (rows: readonly Fact[], sizes: readonly number[]): number | null => {
  const least = sizes.at(-1) ?? fewest
  return least <= rows.length ? least : null
}

const lettersOf = (rows: readonly Fact[]): number =>
  rows.map((row) => nounOf(row)?.bare ?? '').join(', ').length

const listOf = (facts: readonly Fact[], input: SubjectInput): Idea => ({
  facts,
  isList: true,
  format:
    pagesIn(input).things.includes(facts.length) && lettersOf(facts) <= mostNames ? 'carousel' : 'image',
  before: null,
  windows: [],
  isTied: false,
  objectives: ['traffic', 'engagement', 'visibility'],
  told: Math.min(...facts.map(({ id }) => input.told[id] ?? 0)),
})
