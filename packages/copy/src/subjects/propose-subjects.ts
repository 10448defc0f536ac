import type { Fact, FactKind } from '@postelier/contract'
import type { Shortage, SubjectDraft, SubjectWish, ThematicWish } from '../brief.ts'
import { shortageOf } from '../compose/shortage.ts'
import { isNearDuplicate } from '../duplicates.ts'
import { nounOf } from '../grammar/noun.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, withoutEmoji } from '../words/comparable.ts'
import { type Idea, ideasIn } from './ideas.ts'
import { namesFor } from './name-subject.ts'

export interface Proposal {
  readonly subjects: SubjectDraft[]
  readonly shortage: Shortage | null
}

/** Subjects for the posts of a time: each about other facts, balanced over what they are for; fewer where facts are few. */
export const proposeSubjects = (wish: SubjectWish): Proposal => {
  const subjects: SubjectDraft[] = []
  let rest = ideasIn(wish)
  while (subjects.length < wish.count) {
    const next = nextOf(rest, subjects, wish)
    if (next === null) break
    subjects.push(next.subject)
    const used = new Set(next.idea.facts.map(({ id }) => id))
    rest = rest.filter((idea) => idea !== next.idea && !idea.facts.some(({ id }) => used.has(id)))
  }
  const shortage = subjects.length < wish.count ? shortageOf(missingKind(wish), wish.language) : null
  return { subjects, shortage }
}

/** The idea that balances best what was chosen so far, told least before all. */
const nextOf = (
  ideas: readonly Idea[],
  subjects: readonly SubjectDraft[],
  wish: SubjectWish,
): { readonly idea: Idea; readonly subject: SubjectDraft } | null => {
  const ranked = ideas
    .map((idea, index) => ({ idea, at: index * 0.02 + 3 * idea.told + weightOf(idea, subjects, wish) }))
    .sort((left, right) => left.at - right.at)
  for (const { idea } of ranked) {
    const subject = subjectOf(idea, subjects, wish)
    if (subject) return { idea, subject }
  }
  return null
}

/** How much of its like there is already: thematic, kind and format. */
const weightOf = (idea: Idea, subjects: readonly SubjectDraft[], wish: SubjectWish): number => {
  const thematic = thematicOf(idea, subjects, wish)
  const kindOf = (id: string | undefined) => wish.facts.find((fact) => fact.id === id)?.kind
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
    (thematic === null && wish.thematics.length > 0 ? 1.5 : 0) +
    (idea.before === null ? 0 : -0.7)
  )
}

const subjectOf = (idea: Idea, subjects: readonly SubjectDraft[], wish: SubjectWish): SubjectDraft | null => {
  const [first] = idea.facts
  if (!first) return null
  const known = [...wish.known, ...subjects.map(({ name }) => name)]
  const name = namesOf(idea, wish.seed).find(
    (one) => !known.some((other) => isNearDuplicate(one, other, wish.language)),
  )
  if (name === undefined) return null
  return {
    name,
    description: descriptionOf(idea, name),
    thematicId: thematicOf(idea, subjects, wish)?.id ?? null,
    objective: objectiveOf(idea, subjects, wish),
    format: idea.format,
    facts: idea.facts.map(({ id }) => id),
    before: idea.before,
  }
}

const namesOf = ({ facts }: Idea, seed: string): string[] => {
  const [first] = facts
  if (!first) return []
  if (facts.length === 1) return namesFor(first, seed)
  const nouns = facts.slice(0, 3).map((fact) => nounOf(fact)?.bare ?? '')
  return [typeset(capitalised(nouns.join(', ')), first.language)]
}

const mostDescription = 300

/** What the source says of it, as it says it. */
const descriptionOf = ({ facts }: Idea, name: string): string => {
  const lines = facts.flatMap((fact) =>
    fact.says
      .filter((line) => clicheIn(line, fact.language) === null && line.replace(/\.$/, '') !== name)
      .slice(0, facts.length > 1 ? 1 : 3)
      .map((line) => typeset(withoutEmoji(line), fact.language)),
  )
  const taken: string[] = []
  for (const line of lines) if ([...taken, line].join(' ').length <= mostDescription) taken.push(line)
  return taken.join(' ')
}

/** The thematic that wants this kind; of several, the one used least. */
const thematicOf = (
  { facts: [first] }: Idea,
  subjects: readonly SubjectDraft[],
  { thematics }: SubjectWish,
): ThematicWish | null => {
  const fitting = thematics.filter(({ kinds }) => first !== undefined && kinds.includes(first.kind))
  const used = ({ id }: ThematicWish) => subjects.filter(({ thematicId }) => thematicId === id).length
  return [...fitting].sort((left, right) => used(left) - used(right))[0] ?? null
}

/** Of those it is good for, the one that is had least: the order of a kind's own objectives breaks ties. */
const objectiveOf = (
  { objectives }: Idea,
  subjects: readonly SubjectDraft[],
  wish: SubjectWish,
): SubjectDraft['objective'] => {
  const wanted = objectives.filter((objective) => wish.objectives.includes(objective))
  const used = (objective: string) => subjects.filter((subject) => subject.objective === objective).length
  const pool = wanted.length > 0 ? wanted : wish.objectives
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
const missingKind = ({ thematics, facts, language }: SubjectWish): FactKind => {
  const wanted = thematics.flatMap(({ kinds }) => kinds)
  const kinds = wanted.length > 0 ? wanted : carrying
  const countOf = (kind: FactKind) =>
    facts.filter((fact: Fact) => fact.kind === kind && fact.language === language).length
  return [...kinds].sort((left, right) => countOf(left) - countOf(right))[0] ?? 'product'
}
