// Subjects somebody else thought of, held against what is known. What does not hold is left out: nobody corrects it.
import type { Fact, Language, MarketingObjective } from '@postelier/contract'
import type { Memory, SubjectDraft, SubjectInput } from '../brief.ts'
import { isNearDuplicate } from '../duplicates.ts'
import { emptyMemory } from '../memory.ts'
import { claimsBeyond } from '../truth/claims.ts'
import { leadsAway } from '../truth/leads-away.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import { canTell, onceTold } from './can-tell.ts'
import { fillsPages, pagesIn } from './carousel-pages.ts'
import { type DaysFor, daysFor } from './days-for.ts'
import { factsNear, stemsOf } from './facts-near.ts'
import { ideasIn } from './ideas.ts'
import { keepsRules } from './rules-kept.ts'
import { thematicOf } from './thematics.ts'

export interface GivenSubject {
  readonly name: string
  readonly description: string
  readonly objective: MarketingObjective
  readonly format: 'image' | 'carousel'
  readonly facts: readonly string[]
}

const mostName = 90
const mostDescription = 300
const mostFacts = 6

/** What may be made a subject in the time asked for: in the language, not over, in season, and near what was wished for. */
export function tellableFacts(input: SubjectInput): readonly Fact[] {
  const near = factsNear(input.about?.trim() ?? '', input.facts, input.language)
  const ids = new Set(ideasIn({ ...input, facts: near }).flatMap(({ facts }) => facts.map(({ id }) => id)))
  return near.filter(({ id }) => ids.has(id))
}

/**
 * Those that rest on facts of these and say nothing beyond them, in the language, about what no other of them and none that
 * is known is about; as many as were asked for.
 */
export function holdSubjects(
  given: readonly GivenSubject[],
  input: SubjectInput,
  tellable: readonly Fact[],
): SubjectDraft[] {
  const held: SubjectDraft[] = []
  for (const one of given) {
    if (held.length >= input.count) break
    const subject = heldSubject(one, held, input, tellable)
    if (subject) held.push(subject)
  }
  return held
}

function heldSubject(
  given: GivenSubject,
  before: readonly SubjectDraft[],
  input: SubjectInput,
  tellable: readonly Fact[],
): SubjectDraft | null {
  const { language, known, rules = [] } = input
  const set = (text: string) => typeset(withoutEmoji(text.trim()), language)
  const name = capitalised(set(given.name).replace(/[.\s]+$/u, ''))
  const description = set(given.description)
  const taken = new Set([...(input.held ?? []), ...before.flatMap(({ facts }) => facts)])
  const ids = [...new Set(given.facts)].slice(0, mostFacts)
  const facts = ids.flatMap((id) => tellable.find((fact) => fact.id === id) ?? [])
  const [first] = facts
  const both = `${name}. ${description}`
  const holds =
    first !== undefined &&
    facts.length === ids.length &&
    !facts.some(({ id }) => taken.has(id)) &&
    name !== '' &&
    name.length <= mostName &&
    description.length <= mostDescription &&
    claimsBeyond(both, facts).length === 0 &&
    leadsAway(both).length === 0 &&
    !/#\p{L}/u.test(both) &&
    clicheIn(both, language) === null &&
    [name, description].every((text) => keepsRules(text, rules, language)) &&
    isIn(both, language) &&
    isAbout(name, facts, language) &&
    ![...known, ...before.map((one) => one.name)].some((other) => isNearDuplicate(name, other, language))
  if (!holds) return null
  const days = facts.map((fact) => daysFor(fact, input.from, input.facts))
  // Of several, the one that ends first.
  const tied = days.filter(({ windows }) => windows.length > 0).sort(byEnd)[0] ?? daysFor(first, input.from)
  // The platform writes it where no model's answer holds.
  if (!canTell({ facts, ...tied }, input, memoryBeside(before, input))) return null
  return {
    name,
    description,
    thematicId: thematicOf(first, before, input)?.id ?? null,
    objective: input.objectives.includes(given.objective)
      ? given.objective
      : (input.objectives[0] ?? given.objective),
    // A page for each thing or each sentence, or there are none.
    format: given.format === 'carousel' && hasPages(facts, input) ? 'carousel' : 'image',
    facts: facts.map(({ id }) => id),
    before: tied.before,
    windows: tied.windows,
  }
}

const memoryBeside = (
  before: readonly SubjectDraft[],
  { facts, memory = emptyMemory }: SubjectInput,
): Memory => {
  const taken = new Set(before.flatMap((one) => one.facts))
  return onceTold(
    memory,
    facts.filter(({ id }) => taken.has(id)),
  )
}

const byEnd = (one: DaysFor, other: DaysFor) => (one.before ?? '9999').localeCompare(other.before ?? '9999')

const hasPages = (facts: readonly Fact[], input: SubjectInput): boolean => {
  const [first] = facts
  return facts.length === 1 && first
    ? fillsPages(first, input)
    : pagesIn(input).things.includes(facts.length) && facts.every(({ about }) => about !== '')
}

/** Whether it is called by something its facts speak of. */
function isAbout(name: string, facts: readonly Fact[], language: Language): boolean {
  const said = stemsOf(
    facts.flatMap(({ about, question, says }) => [about, question, ...says]).join(' '),
    language,
  )
  return [...stemsOf(name, language)].some((stem) => said.has(stem))
}

const fewToTell = 6

/** Small words give a language away; of a few words alone nobody can tell. */
export function isIn(text: string, language: Language): boolean {
  const words = wordsOf(text)
  const small = (of: Language) => words.filter((word) => stopWords[of].has(word)).length
  const own = small(language)
  const most = Math.max(...(Object.keys(stopWords) as Language[]).map(small))
  return own === most && (own > 0 || words.length < fewToTell)
}
