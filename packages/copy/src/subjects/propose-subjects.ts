import type { Fact, FactKind } from '@postelier/contract'
import type { Memory, Shortage, SubjectDraft, SubjectInput } from '../brief.ts'
import { wasTold } from '../compose/material.ts'
import { knownIn, shortageOf, unknownTo } from '../compose/shortage.ts'
import { isSmallPrint } from '../compose/usable-facts.ts'
import { emptyMemory } from '../memory.ts'
import { otherLanguageOf } from '../other-language.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { comparable, withoutEmoji } from '../words/comparable.ts'
import { canTell, onceTold } from './can-tell.ts'
import { formatOf } from './carousel-pages.ts'
import { factsNear } from './facts-near.ts'
import type { Idea } from './idea.ts'
import { eveOf, ideasIn } from './ideas.ts'
import { freeNamesOf, isLike, namesOf } from './name-ideas.ts'
import { nameForEve } from './plain-names.ts'
import { ranked } from './rank-ideas.ts'
import { keptToRules } from './rules-kept.ts'
import { isSameMatter } from './section-of.ts'
import { kindsWanted, thematicOf } from './thematics.ts'

export interface Proposal {
  readonly subjects: SubjectDraft[]
  readonly shortage: Shortage | null
  /** Where all that could be told bears a name already. */
  readonly said: DuplicateSubject | null
}

export interface DuplicateSubject {
  /** The known name in the way. */
  readonly name: string
  /** What the subject would have said. */
  readonly description: string
}

interface Chosen {
  readonly idea: Idea
  readonly subject: SubjectDraft
}

/**
 * Subjects for the posts of a time: each about other facts, balanced over what they are for; fewer where facts are few. Each of
 * them can be told, whatever the others tell.
 */
export const proposeSubjects = (asked: SubjectInput): Proposal => {
  const about = asked.about?.trim() ?? ''
  const input = { ...asked, facts: factsNear(about, asked.facts, asked.language) }
  const held = new Set(asked.held)
  const chosen = chosenOf(
    apartFrom(
      ideasIn(input),
      asked.facts.filter(({ id }) => held.has(id)),
    ),
    input,
  )
  const subjects = chosen.map(({ subject }) => subject)
  if (subjects.length >= input.count) return { subjects, shortage: null, said: null }
  const said = subjects.length === 0 ? saidAlready(input) : null
  const other = otherLanguageOf(asked.facts, asked.language)
  if (other) return { subjects, shortage: knownIn(other, missingKind(input), input.language), said }
  if (about !== '' && subjects.length === 0)
    return { subjects, shortage: unknownTo(about, input.language), said }
  return { subjects, shortage: shortageOf(missingKind(input), input.language), said }
}

const chosenOf = (all: readonly Idea[], input: SubjectInput): Chosen[] => {
  const chosen: Chosen[] = []
  // What was chosen will be told: of two services described alike only one can be written.
  let memory = input.memory ?? emptyMemory
  let rest = all
  while (chosen.length < input.count) {
    const next = nextOf(rest, chosen, { input, memory })
    if (next === null) break
    chosen.push(next)
    memory = onceTold(memory, next.idea.facts)
    rest = apartFrom(rest, next.idea.facts)
  }
  for (const { idea, subject } of [...chosen]) {
    const eve = chosen.length < input.count ? eveSubject(idea, subject, { input, memory }) : null
    if (eve) chosen.push(eve)
  }
  return chosen
}

interface Around {
  readonly input: SubjectInput
  readonly memory: Memory
}

/** An event that was told a week ahead is told once more on its eve, where there is room for it. */
const eveSubject = (idea: Idea, subject: SubjectDraft, { input, memory }: Around): Chosen | null => {
  const eve = eveOf(idea, input)
  const name = nameForEve(subject.name, input.language)
  if (eve === null || input.known.some((other) => comparable(other) === comparable(name))) return null
  if (!canTell(eve, input, memory)) return null
  const { before, windows } = eve
  return { idea: eve, subject: { ...subject, name, objective: 'traffic', before, windows } }
}

/** Those that rest on nothing of what was taken: neither the same fact nor the same words, nor the same place of a page. */
const apartFrom = (ideas: readonly Idea[], taken: readonly Fact[]): Idea[] =>
  ideas.filter(({ facts }) => !facts.some((fact) => taken.some((other) => isSameMatter(fact, other))))

/** The known name that stands in the way of the first idea that is left, told in posts or not. */
const saidAlready = (input: SubjectInput): DuplicateSubject | null => {
  const { known } = input
  for (const idea of ideasIn({ ...input, memory: emptyMemory }))
    for (const name of namesOf(idea, input)) {
      const other = known.find((one) => isLike(name, one, input))
      if (other !== undefined) return { name: other, description: descriptionOf(idea, name) }
    }
  return null
}

const nextOf = (
  ideas: readonly Idea[],
  chosen: readonly Chosen[],
  { input, memory }: Around,
): Chosen | null => {
  const subjects = chosen.map(({ subject }) => subject)
  for (const idea of ranked(ideas, subjects, input)) {
    const subject = subjectOf(idea, subjects, input)
    if (subject && canTell(idea, input, memory) && leavesOthers(idea, chosen, input)) return { idea, subject }
  }
  return null
}

/**
 * Nobody knows which is drafted first: of what was chosen before, nothing comes to nothing because this one says a sentence of it
 * in almost the same words.
 */
const leavesOthers = (idea: Idea, chosen: readonly Chosen[], input: SubjectInput): boolean => {
  const own = onceTold(emptyMemory, idea.facts)
  const isAlike = ({ idea: other }: Chosen) =>
    other.facts.some((fact) => [fact.question, ...fact.says].some((line) => wasTold(line, fact, own)))
  return chosen.filter(isAlike).every((one) => {
    const rest = [...chosen.filter((other) => other !== one).map((other) => other.idea), idea]
    const told = rest.flatMap(({ facts }) => facts)
    return canTell(one.idea, input, onceTold(input.memory ?? emptyMemory, told))
  })
}

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
    format: formatOf(idea, subjects, input),
    facts: idea.facts.map(({ id }) => id),
    before: idea.before,
    windows: idea.windows,
  }
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
