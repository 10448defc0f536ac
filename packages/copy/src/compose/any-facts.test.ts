import { networks as allNetworks, factKinds, languages } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeSubjects } from '../subjects/propose-subjects.ts'
import { inputs, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { euros, makeFact } from '../testing/make-fact.ts'
import { composePost } from './compose-post.ts'

const word = fc.constantFrom(
  'le',
  'Le',
  'pain',
  'Brot',
  'C++',
  'a.b*',
  '[x]',
  '(y',
  '“z”',
  '«',
  'l’eau',
  "d'or",
  '€',
  '3',
  '72',
  'heures',
  'hours',
  '🥖',
  '👩‍🍳',
  'http://a.b/c?d=e',
  '#tag',
  '@you',
  'Sie',
  'vous',
  'tú',
  '—',
  '-',
  ':',
  '?',
  '!',
  '…',
  '\u{202f}',
  '\u{a0}',
  '{about}',
  '$&',
)
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '))
const day = fc.constantFrom('2026-11-01', '2026-11-23', '2026-12-31', '2027-02-28')

const anyFact = fc
  .record({
    kind: fc.constantFrom(...factKinds),
    language: fc.constantFrom(...languages),
    about: fc.oneof(fc.constant(''), words(6), fc.string({ maxLength: 40 })),
    says: fc.array(fc.oneof(words(25), fc.string({ minLength: 1, maxLength: 80 })), {
      minLength: 1,
      maxLength: 4,
    }),
    question: fc.oneof(fc.constant(''), words(6)),
    price: fc.constantFrom(null, euros('3,20 €'), {
      text: 'à partir de 12 € / mois',
      cents: 1200,
      currency: 'EUR',
    }),
    date: fc.option(day),
    time: fc.constantFrom(null, '08:05', '19:30'),
    until: fc.option(day),
    url: fc.constantFrom('', 'https://a.example/b'),
  })
  .map(({ kind, about, says, ...more }) => makeFact('', kind, about, says, more))

test('whatever the facts are: sentences that make the text, facts that exist, and nothing too long', () => {
  fc.assert(
    fc.property(
      fc.array(anyFact, { maxLength: 8 }),
      fc.constantFrom(...languages),
      fc.constantFrom('institutional', 'humor', 'custom'),
      fc.boolean(),
      (all, language, tone, isOneForEach) => {
        const facts = all.map((fact, index) => ({ ...fact, id: `f${index}` }))
        const voice = voiceOf(language, { tone, emoji: 'emotional' })
        const brief = makeBrief({
          facts,
          voice,
          isOneForEach,
          networks: inputs(...allNetworks),
          alternatives: 2,
        })
        const draft = composePost({ ...brief, link: 'https://a.example/', objective: 'traffic' })
        if ('missing' in draft) {
          expect(draft.question).not.toBe('')
          return
        }
        for (const [network, hooks] of [...Object.entries(draft.own), ['x', draft.common] as const]) {
          for (const { text, sentences } of hooks) {
            expect(sentences.every((sentence) => text.includes(sentence.text))).toBe(true)
            const ids = sentences.flatMap((sentence) => sentence.facts)
            expect(ids.length).toBeGreaterThan(0)
            expect(ids.every((id) => facts.find((fact) => fact.id === id)?.language === language)).toBe(true)
            const { isOver } = descriptors[network as 'x'].countText(text, 'image')
            expect(isOver).toBe(false)
          }
        }
        expect(draft.title.length).toBeLessThanOrEqual(60)
        expect(draft.words.heading1.length).toBeLessThanOrEqual(30)
      },
    ),
    { numRuns: 150, seed: 11 },
  )
})

test('whatever the facts are, subjects have names and facts of their own', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 12 }), fc.constantFrom(...languages), (all, language) => {
      const facts = all.map((fact, index) => ({ ...fact, id: `f${index}` }))
      const { subjects } = proposeSubjects({
        seed: 's',
        business: { name: 'A', city: 'B', timeZone: 'UTC' },
        language,
        facts,
        thematics: [],
        objectives: ['visibility'],
        count: 20,
        from: '2026-11-23',
        to: '2026-12-20',
        known: [],
        told: {},
      })
      const ids = subjects.flatMap((subject) => subject.facts)
      expect(new Set(ids).size).toBe(ids.length)
      expect(subjects.every(({ name }) => name.trim() !== '')).toBe(true)
    }),
    { numRuns: 200, seed: 12 },
  )
})
