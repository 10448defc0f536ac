// Names of ideas that nothing bears so far. Hundreds are held against hundreds: each is taken apart once.
import type { SubjectInput } from '../brief.ts'
import { nearDuplicateFrom, type Shingles, shinglesOf, similarityOf } from '../duplicates.ts'
import { nounOf } from '../grammar/noun.ts'
import { daysIn } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised } from '../words/comparable.ts'
import type { Idea } from './idea.ts'
import { namesFor } from './name-subject.ts'
import { keptToRules } from './rules-kept.ts'

interface Name {
  readonly shingles: Shingles
  readonly days: readonly string[]
}

const apart = new WeakMap<SubjectInput, Map<string, Name>>()

const takenApart = (name: string, input: SubjectInput): Name => {
  const names = apart.get(input) ?? new Map<string, Name>()
  apart.set(input, names)
  const known = names.get(name)
  if (known) return known
  const days = daysIn(name).map(({ day }) => `${day.day} ${day.month}`)
  const found = { shingles: shinglesOf(name, input.language), days }
  names.set(name, found)
  return found
}

/** The same workshop on another day is another one. */
export const isLike = (name: string, other: string, input: SubjectInput): boolean => {
  const [own, their] = [takenApart(name, input), takenApart(other, input)]
  const isOtherDay = own.days.some((day) => their.days.length > 0 && !their.days.includes(day))
  return !isOtherDay && similarityOf(own.shingles, their.shingles) >= nearDuplicateFrom
}

const free = new WeakMap<Idea, readonly string[]>()

/** Looked for once for each idea, however often it is passed over. */
export const freeNamesOf = (idea: Idea, input: SubjectInput): readonly string[] => {
  const before = free.get(idea)
  if (before) return before
  const names = namesOf(idea, input).filter((one) => !input.known.some((other) => isLike(one, other, input)))
  free.set(idea, names)
  return names
}

export const namesOf = (
  { facts, isList }: Idea,
  { business, rules = [], language }: SubjectInput,
): string[] => {
  const [first] = facts
  if (!first) return []
  const nouns = facts.map((fact) => nounOf(fact)?.bare ?? '')
  const names = isList
    ? [typeset(capitalised(nouns.join(', ')), first.language)]
    : namesFor(first, business.name)
  return names.map((name) => keptToRules(name, rules, language)).filter((name) => name !== '')
}
