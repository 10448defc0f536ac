import type { Fact, FactKind, PostCategory } from '@postelier/contract'
import type { Shortage, SubjectDraft, SubjectInput } from '../brief.ts'
import { knownIn, shortageOf, unknownTo } from '../compose/shortage.ts'
import { isSmallPrint } from '../compose/usable-facts.ts'
import { nearDuplicateFrom, type Shingles, shinglesOf, similarityOf } from '../duplicates.ts'
import { nounOf } from '../grammar/noun.ts'
import { emptyMemory } from '../memory.ts'
import { otherLanguageOf } from '../other-language.ts'
import { daysIn } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, withoutEmoji } from '../words/comparable.ts'
import { factsNear } from './facts-near.ts'
import { type Idea, ideasIn } from './ideas.ts'
import { leftToTell, onceTold } from './left-to-tell.ts'
import { namesFor } from './name-subject.ts'
import { keptToRules } from './rules-kept.ts'
import { isSameMatter } from './section-of.ts'
import { isNamedAfter, kindsWanted, thematicOf } from './thematics.ts'

export interface Proposal {
  readonly subjects: SubjectDraft[]
  readonly shortage: Shortage | null
  /** Where all that could be told bears a name already. */
  readonly said: AlreadySaid | null
}

export interface AlreadySaid {
  /** The known name in the way. */
  readonly name: string
  /** What the subject would have said. */
  readonly description: string
}

/** Subjects for the posts of a time: each about other facts, balanced over what they are for; fewer where facts are few. */
export const proposeSubjects = (asked: SubjectInput): Proposal => {
  const about = asked.about?.trim() ?? ''
  const input = { ...asked, facts: factsNear(about, asked.facts, asked.language) }
  const subjects: SubjectDraft[] = []
  const all = ideasIn(input)
  const held = new Set(asked.held)
  let rest = apartFrom(
    all,
    asked.facts.filter(({ id }) => held.has(id)),
  )
  while (subjects.length < input.count) {
    const next = nextOf(rest, subjects, input)
    if (next === null) break
    subjects.push(next.subject)
    rest = unlike(apartFrom(rest, next.idea.facts), next.idea.facts, input)
  }
  if (subjects.length >= input.count) return { subjects, shortage: null, said: null }
  const said = subjects.length === 0 ? saidAlready(input) : null
  const other = otherLanguageOf(asked.facts, asked.language)
  if (other) return { subjects, shortage: knownIn(other, missingKind(input), input.language), said }
  if (about !== '' && subjects.length === 0)
    return { subjects, shortage: unknownTo(about, input.language), said }
  return { subjects, shortage: shortageOf(missingKind(input), input.language), said }
}

/** Those that rest on nothing of what was taken: neither the same fact nor the same words, nor the same place of a page. */
const apartFrom = (ideas: readonly Idea[], taken: readonly Fact[]): Idea[] =>
  ideas.filter(({ facts }) => !facts.some((fact) => taken.some((other) => isSameMatter(fact, other))))

/** Those of which enough would be left once that was told: of two services described alike only one can be written. */
const unlike = (ideas: readonly Idea[], taken: readonly Fact[], { language }: SubjectInput): Idea[] => {
  const memory = onceTold(taken)
  return ideas.filter(
    ({ facts: [first, ...more] }) =>
      first === undefined || more.length > 0 || leftToTell(first, { memory, language }) !== null,
  )
}

/** The known name that stands in the way of the first idea that is left, told in posts or not. */
const saidAlready = (input: SubjectInput): AlreadySaid | null => {
  const { known } = input
  for (const idea of ideasIn({ ...input, memory: emptyMemory }))
    for (const name of namesOf(idea, input)) {
      const other = known.find((one) => isLike(name, one, input))
      if (other !== undefined) return { name: other, description: descriptionOf(idea, name) }
    }
  return null
}

/** The idea that balances best what was chosen so far, told least before all; what has a day of its own before any other. */
const nextOf = (
  ideas: readonly Idea[],
  subjects: readonly SubjectDraft[],
  input: SubjectInput,
): { readonly idea: Idea; readonly subject: SubjectDraft } | null => {
  const ranked = ideas
    .map((idea, index) => ({ idea, at: index * 0.02 + 3 * idea.told + weightOf(idea, subjects, input) }))
    .sort((left, right) => compare(dueAt(left.idea, input), dueAt(right.idea, input)) || left.at - right.at)
  for (const { idea } of ranked) {
    const subject = subjectOf(idea, subjects, input)
    if (subject) return { idea, subject }
  }
  return null
}

/** The end of its first days, where it is tied to them, they are in the time asked for, and nobody told of it. */
const dueAt = ({ isTied, told, windows: [best] }: Idea, { to }: SubjectInput): string =>
  isTied && told === 0 && best !== undefined && best.from <= to ? best.to : '9999-12-31'

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** How much of its like there is already: thematic, kind and format. */
const weightOf = (idea: Idea, subjects: readonly SubjectDraft[], input: SubjectInput): number => {
  const thematic = thematicOf(idea.facts[0], subjects, input)
  const kindOf = (id: string | undefined) => input.facts.find((fact) => fact.id === id)?.kind
  const [first] = idea.facts
  const sameKind = subjects.filter(({ facts }) => kindOf(facts[0]) === first?.kind).length
  const sameThematic = subjects.filter(({ thematicId }) => thematicId === (thematic?.id ?? null)).length
  const carousels = subjects.filter(({ format }) => format === 'carousel').length
  // About one in four: enough that there are some, never so many that pages must be filled.
  const isWanted = carousels * 4 < subjects.length
  const leaf = idea.format !== 'carousel' ? 0 : isWanted ? -1.2 : 1
  return (
    0.6 * sameKind +
    0.5 * sameThematic +
    leaf +
    (thematic === null && input.thematics.length > 0 ? 1.5 : 0) +
    (thematic !== null && first !== undefined && isNamedAfter(thematic, first) ? -0.4 : 0) +
    (isWelcome(first?.kind, input) ? 0 : 0.9) +
    (idea.before === null ? 0 : -0.7)
  )
}

/** What each category is made of. */
const kindsOf: Readonly<Record<PostCategory, readonly FactKind[]>> = {
  informational: ['business', 'news', 'history', 'person', 'place', 'hours', 'method', 'award', 'contact'],
  advice: ['advice', 'question', 'method'],
  promotional: ['product', 'service', 'offer', 'event'],
}

/** A preference, no fence: what a business wants less comes after what it wants, where there is both. */
const isWelcome = (kind: FactKind | undefined, { categories = [] }: SubjectInput): boolean =>
  categories.length === 0 || (kind !== undefined && categories.some((one) => kindsOf[one].includes(kind)))

const subjectOf = (
  idea: Idea,
  subjects: readonly SubjectDraft[],
  input: SubjectInput,
): SubjectDraft | null => {
  const [first] = idea.facts
  if (!first) return null
  const name = freeNamesOf(idea, input).find(
    (one) => !subjects.some((other) => isLike(one, other.name, input)),
  )
  if (name === undefined) return null
  return {
    name,
    description: keptToRules(descriptionOf(idea, name), input.rules ?? [], input.language),
    thematicId: thematicOf(first, subjects, input)?.id ?? null,
    objective: objectiveOf(idea, subjects, input),
    format: idea.format,
    facts: idea.facts.map(({ id }) => id),
    before: idea.before,
    windows: idea.windows,
  }
}

interface Name {
  readonly shingles: Shingles
  readonly days: readonly string[]
}

// Hundreds of names are held against hundreds while subjects are thought of: each is taken apart once, and forgotten with the wish.
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
const isLike = (name: string, other: string, input: SubjectInput): boolean => {
  const [own, their] = [takenApart(name, input), takenApart(other, input)]
  const isOtherDay = own.days.some((day) => their.days.length > 0 && !their.days.includes(day))
  return !isOtherDay && similarityOf(own.shingles, their.shingles) >= nearDuplicateFrom
}

const free = new WeakMap<Idea, readonly string[]>()

/** Names that nothing bears so far: looked for once for each idea, however often it is passed over. */
const freeNamesOf = (idea: Idea, input: SubjectInput): readonly string[] => {
  const before = free.get(idea)
  if (before) return before
  const names = namesOf(idea, input).filter((one) => !input.known.some((other) => isLike(one, other, input)))
  free.set(idea, names)
  return names
}

const namesOf = (idea: Idea, input: SubjectInput): string[] =>
  anyNamesOf(idea, input)
    .map((name) => keptToRules(name, input.rules ?? [], input.language))
    .filter((name) => name !== '')

const anyNamesOf = ({ facts }: Idea, { seed, business }: SubjectInput): string[] => {
  const [first] = facts
  if (!first) return []
  if (facts.length === 1) return namesFor(first, seed, business.name)
  const nouns = facts.slice(0, 3).map((fact) => nounOf(fact)?.bare ?? '')
  return [typeset(capitalised(nouns.join(', ')), first.language)]
}

const mostDescription = 300

/** What the source says of it beyond its name, as it says it. */
const descriptionOf = ({ facts }: Idea, name: string): string => {
  const called = comparable(name)
  const lines = facts.flatMap((fact) =>
    fact.says
      .filter((line) => clicheIn(line, fact.language) === null && !isSmallPrint(line))
      .filter((line) => comparable(line) !== called && !called.startsWith(`${comparable(line)} `))
      .slice(0, facts.length > 1 ? 1 : 3)
      .map((line) => ended(typeset(withoutEmoji(line), fact.language))),
  )
  const taken: string[] = []
  for (const line of lines) if ([...taken, line].join(' ').length <= mostDescription) taken.push(line)
  return taken.join(' ')
}

/** What a list says of a thing is no sentence: its stop keeps it from the next one. */
const ended = (line: string): string => (/[.!?…»”"]$/u.test(line) ? line : `${line}.`)

/** Of those it is good for, the one that is had least: the order of a kind's own objectives breaks ties. */
const objectiveOf = (
  { objectives }: Idea,
  subjects: readonly SubjectDraft[],
  input: SubjectInput,
): SubjectDraft['objective'] => {
  const wanted = objectives.filter((objective) => input.objectives.includes(objective))
  const used = (objective: string) => subjects.filter((subject) => subject.objective === objective).length
  const pool = wanted.length > 0 ? wanted : input.objectives
  return [...pool].sort((left, right) => used(left) - used(right))[0] ?? objectives[0] ?? 'visibility'
}

const carrying: readonly FactKind[] = [
  'product',
  'service',
  'method',
  'advice',
  'question',
  'person',
  'history',
]

/** The kind that is asked for: one that thematics want and nothing stands for, else the one with fewest facts. */
const missingKind = (input: SubjectInput): FactKind => {
  const { facts, language } = input
  const wanted = kindsWanted(input, carrying)
  const kinds = wanted.length > 0 ? wanted : carrying
  const countOf = (kind: FactKind) =>
    facts.filter((fact: Fact) => fact.kind === kind && fact.language === language).length
  return [...kinds].sort((left, right) => countOf(left) - countOf(right))[0] ?? 'product'
}
