import { networks as allNetworks, languages } from '@postelier/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draft, Memory, Sentence, SubjectDraft, SubjectInput } from '../brief.ts'
import { composePost } from '../compose/compose-post.ts'
import { addDays } from '../grammar/dates.ts'
import { emptyMemory, rememberPosts, wasSaid } from '../memory.ts'
import { hooksOf, inputs, makeBrief, shops, voiceOf } from '../testing/make-brief.ts'
import { proposeSubjects } from './propose-subjects.ts'

const planning = fc.record({
  language: fc.constantFrom(...languages),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  from: fc.integer({ min: 0, max: 45 }).map((days) => addDays('2026-11-10', days)),
  tone: fc.constantFrom('institutional', 'promotional', 'emotional', 'pedagogue', 'custom'),
  formality: fc.constantFrom('familiarity' as const, 'formality' as const),
  isOneForEach: fc.boolean(),
  /** In which order they are drafted, and how far into their days. */
  order: fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
})
type Planning = typeof planning extends fc.Arbitrary<infer One> ? One : never

const inputOf = ({ language, seed, from, formality }: Planning): SubjectInput => ({
  seed,
  business: { name: shops[language].name, city: shops[language].city, timeZone: 'Europe/Paris' },
  language,
  formality,
  facts: shops[language].facts,
  thematics: [],
  objectives: ['visibility', 'traffic', 'engagement'],
  count: 14,
  from,
  to: addDays(from, 34),
  known: [],
  told: {},
})

const dayOf = ({ windows = [], before }: SubjectDraft, { from, to }: SubjectInput, at: number): string => {
  const days = windows[at % Math.max(1, windows.length)] ?? { from, to: before ?? to }
  const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000
  return addDays(days.from, at % (Math.min(length, 60) + 1))
}

interface Circumstances {
  readonly day: string
  readonly memory: Memory
  /** What subjects that wait are about is left to them. */
  readonly waiting: ReadonlySet<string>
}

const draftOf = (subject: SubjectDraft, { day, memory, waiting }: Circumstances, one: Planning) => {
  const { facts } = shops[one.language]
  const own = subject.facts.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
  const others = facts.filter(({ id }) => !subject.facts.includes(id) && !waiting.has(id))
  return composePost(
    makeBrief(
      {
        facts: [...own, ...others],
        asides: others.map(({ id }) => id),
        subject: { name: subject.name, description: subject.description },
        objective: subject.objective,
        voice: voiceOf(one.language, { tone: one.tone, formality: one.formality }),
        networks: inputs(...allNetworks),
        isOneForEach: one.isOneForEach,
        alternatives: 3,
        day,
        memory,
      },
      one.language,
    ),
  )
}

const isAbout = (draft: Draft, { facts }: SubjectDraft): boolean =>
  hooksOf(draft).every(({ sentences }) => {
    const told = sentences.flatMap((sentence) => sentence.facts)
    return told[0] !== undefined && facts.includes(told[0])
  })

const becomePosts = (numRuns: number, seed: number): void =>
  fc.assert(
    fc.property(planning, (one) => {
      const input = inputOf(one)
      const { subjects } = proposeSubjects(input)
      expect(subjects.length).toBeGreaterThan(0)
      const ordered = subjects
        .map((subject, at) => ({ subject, at: one.order[at % 20] ?? 0 }))
        .toSorted((left, right) => left.at - right.at)
      let memory = emptyMemory
      for (const [nth, { subject, at }] of ordered.entries()) {
        const waiting = new Set(ordered.slice(nth + 1).flatMap((later) => later.subject.facts))
        const draft = draftOf(subject, { day: dayOf(subject, input, at), memory, waiting }, one)
        if ('missing' in draft) throw new Error(`“${subject.name}” came to nothing`)
        expect(isAbout(draft, subject), subject.name).toBe(true)
        for (const { text } of hooksOf(draft)[0]?.sentences.filter(isSentence) ?? [])
          expect(wasSaid(memory, text), text).toBe(false)
        memory = rememberPosts(
          memory,
          hooksOf(draft).map(({ text }) => text),
        )
      }
    }),
    { numRuns, seed },
  )

/** A day is told again on its eve, and who it is and how to reach them stands under many. */
const isSentence = ({ text, facts }: Sentence): boolean => facts.length > 0 && /[.!?]$/.test(text)

const says =
  'every approved subject becomes a post about it, in any order, on any of its days, and says nothing twice'
test(says, () => becomePosts(30, 19))
test(`${says}, in 200 plannings`, { tags: ['deep'], timeout: 600_000 }, () => becomePosts(200, 23))
