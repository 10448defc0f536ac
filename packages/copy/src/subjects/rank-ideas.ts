// Which idea comes next: what has a day of its own before any other, then what balances best what was chosen so far.
import type { FactKind, PostCategory } from '@postelier/contract'
import type { SubjectDraft, SubjectInput } from '../brief.ts'
import type { Idea } from './idea.ts'
import { isNamedAfter, thematicOf } from './thematics.ts'

export const ranked = (
  ideas: readonly Idea[],
  subjects: readonly SubjectDraft[],
  input: SubjectInput,
): readonly Idea[] =>
  ideas
    .map((idea, index) => ({ idea, at: index * 0.02 + 3 * idea.told + weightOf(idea, subjects, input) }))
    .sort((left, right) => compare(dueAt(left.idea, input), dueAt(right.idea, input)) || left.at - right.at)
    .map(({ idea }) => idea)

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
    (lettersOf(idea) < fewLetters ? 1 : 0) +
    (idea.before === null ? 0 : -0.7)
  )
}

/** A single short sentence comes after what has more to tell. */
const fewLetters = 80
const lettersOf = ({ facts }: Idea): number =>
  facts.reduce((sum, { says, question }) => sum + question.length + says.join(' ').length, 0)

/** What each category is made of. */
const kindsOf: Readonly<Record<PostCategory, readonly FactKind[]>> = {
  informational: ['business', 'news', 'history', 'person', 'place', 'hours', 'method', 'award', 'contact'],
  advice: ['advice', 'question', 'method'],
  promotional: ['product', 'service', 'offer', 'event'],
}

/** A preference, no fence: what a business wants less comes after what it wants, where there is both. */
const isWelcome = (kind: FactKind | undefined, { categories = [] }: SubjectInput): boolean =>
  categories.length === 0 || (kind !== undefined && categories.some((one) => kindsOf[one].includes(kind)))
