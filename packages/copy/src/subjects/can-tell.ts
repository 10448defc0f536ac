import type { Fact } from '@postelier/contract'
import type { Brief, Days, Memory, SubjectInput } from '../brief.ts'
import { canCompose } from '../compose/compose-post.ts'
import { remember } from '../memory.ts'

interface Matter {
  readonly facts: readonly Fact[]
  readonly windows: readonly Days[]
  readonly before: string | null
}

const formalities = ['formality', 'familiarity'] as const

/**
 * Whether a post would come of it on the first and the last of its days, about its first fact: whoever agrees to a subject gets
 * a post of it. Asked of whoever composes, so that the two cannot disagree.
 */
export const canTell = ({ facts, windows, before }: Matter, input: SubjectInput, memory: Memory): boolean => {
  const days =
    windows.length === 0 ? [input.from, before ?? input.to] : windows.flatMap(({ from, to }) => [from, to])
  const ends = [...days].sort()
  const known = facts.map(({ id }) => input.facts.find((fact) => fact.id === id) ?? null)
  const whole = known.filter((fact) => fact !== null)
  return (input.formality === undefined ? formalities : [input.formality]).some((formality) =>
    [ends[0], ends.at(-1)].every((day = input.from) =>
      canCompose(briefOf(whole, { formality, day, memory }, input)),
    ),
  )
}

/** As if all of it had been posted. */
export const onceTold = (memory: Memory, facts: readonly Fact[]): Memory =>
  remember(
    memory,
    facts.flatMap(({ says, question }) => [question, ...says]),
  )

interface Circumstances extends Pick<Brief, 'day' | 'memory'> {
  readonly formality: Brief['voice']['formality']
}

const briefOf = (
  facts: readonly Fact[],
  { formality, day, memory }: Circumstances,
  { business, language, rules = [] }: SubjectInput,
): Brief => ({
  seed: '',
  business,
  voice: {
    language,
    tone: 'institutional',
    customTone: '',
    formality,
    emoji: 'without',
    pronoun: 'firstPlural',
    rules,
  },
  objective: 'visibility',
  networks: [],
  isOneForEach: false,
  subject: { name: '', description: '' },
  facts,
  link: null,
  day,
  memory,
  words: { heading1: null, heading2: null, description: null },
  alternatives: 1,
})
