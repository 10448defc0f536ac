import type { WritingRule } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import type { SubjectInput, ThematicInput } from '../brief.ts'
import { bakery } from '../testing/bakery.ts'
import { makeFact } from '../testing/make-fact.ts'
import { holdSubjects, tellableFacts } from './hold-subjects.ts'
import { proposeSubjects } from './propose-subjects.ts'

const wishOf = (more: Partial<SubjectInput> = {}): SubjectInput => ({
  seed: 'one',
  business: { name: 'Tilleroy', city: 'Angers', timeZone: 'Europe/Paris' },
  language: 'fr',
  facts: bakery,
  objectives: ['visibility', 'traffic', 'engagement'],
  count: 12,
  thematics: [],
  from: '2026-11-23',
  to: '2026-12-20',
  known: [],
  told: {},
  ...more,
})
const loaves: ThematicInput = { id: 'loaves', name: 'Nos pains', description: '', kinds: ['product'] }
const all: ThematicInput = { id: 'all', name: 'La vie du fournil', description: '', kinds: [] }
const kindOf = (id: string | undefined) => bakery.find((fact) => fact.id === id)?.kind

describe('subjects of one thematic', () => {
  it('keep to it, whatever else is due, and are fewer where less is known', () => {
    const { subjects, shortage } = proposeSubjects(
      wishOf({ count: 30, thematics: [loaves], isOfThematics: true }),
    )
    const products = bakery.filter(({ kind }) => kind === 'product').length
    expect(subjects.length).toBeGreaterThan(3)
    expect(subjects.length).toBeLessThanOrEqual(products)
    expect(new Set(subjects.flatMap(({ facts }) => facts.map(kindOf)))).toEqual(new Set(['product']))
    expect(new Set(subjects.map(({ thematicId }) => thematicId))).toEqual(new Set(['loaves']))
    expect(shortage?.missing).toBe('product')
  })

  it('are of everything where it names no kind', () => {
    const { subjects } = proposeSubjects(wishOf({ thematics: [all], isOfThematics: true }))
    expect(subjects).toHaveLength(12)
    expect(new Set(subjects.map(({ thematicId }) => thematicId))).toEqual(new Set(['all']))
    expect(subjects.map(({ facts: [first] }) => kindOf(first))).toContain('event')
  })

  it('that somebody else thought of rest on no fact of another kind', () => {
    const input = wishOf({ thematics: [loaves], isOfThematics: true })
    const facts = tellableFacts(input)
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(['product']))
    const given = { description: '', objective: 'traffic', format: 'image' } as const
    const held = holdSubjects(
      [
        { ...given, name: 'La visite du fournil', facts: ['e2'] },
        { ...given, name: 'Le flan pâtissier', facts: ['p3'] },
      ],
      input,
      facts,
    )
    expect(held.map(({ name, thematicId }) => [name, thematicId])).toEqual([['Le flan pâtissier', 'loaves']])
  })
})

describe('subjects over all thematics', () => {
  it('give one without kinds its share', () => {
    const { subjects } = proposeSubjects(wishOf({ thematics: [loaves, all] }))
    const of = (id: string | null) => subjects.filter(({ thematicId }) => thematicId === id).length
    expect([of(null), of('loaves') > 0, of('all') > 0]).toEqual([0, true, true])
  })

  it('come under the thematic that is called after what they tell of', () => {
    const tarts: ThematicInput = {
      ...loaves,
      id: 'tarts',
      name: 'Nos brioches',
      description: 'Et la vanille.',
    }
    const { subjects } = proposeSubjects(wishOf({ count: 20, thematics: [loaves, tarts] }))
    const thematicOf = (fact: string) => subjects.find(({ facts: [first] }) => first === fact)?.thematicId
    expect([thematicOf('p3'), thematicOf('p7')]).toEqual(['tarts', 'tarts'])
  })
})

describe('subjects of a business with rules', () => {
  const rules: WritingRule[] = [
    { is: 'sayInstead', word: 'torchon', instead: 'linge' },
    { is: 'avoidWord', word: 'congélateur' },
    { is: 'noQuestions' },
  ]
  it('break none, whoever thought of them', () => {
    const facts = [
      makeFact('rye', 'product', 'tourte en torchon', ['La tourte attend dans un torchon.', 'Elle dort.']),
      makeFact('cold', 'advice', 'pain au congélateur', ['Le pain se coupe avant le congélateur.']),
      makeFact('bag', 'advice', 'sac à pain', ['Le sac à pain respire.', 'Évitez le congélateur.']),
    ]
    const input = wishOf({ facts, rules, count: 5 })
    const { subjects } = proposeSubjects(input)
    const said = subjects.map(({ name, description }) => `${name} ${description}`).join('\n')
    expect(said).toContain('linge')
    expect(said).not.toMatch(/torchon|congélateur/)
    const given = { description: '', objective: 'traffic', format: 'image' } as const
    const told = tellableFacts(input)
    const held = (name: string, description = '') =>
      holdSubjects([{ ...given, name, description, facts: ['rye'] }], input, told)
    expect(held('La tourte et son torchon')).toEqual([])
    expect(held('La tourte', 'Elle attend dans un torchon.')).toEqual([])
    expect(held('Une tourte ?')).toEqual([])
    expect(held('La tourte')).toHaveLength(1)
  })
})
