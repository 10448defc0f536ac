import { describe, expect, it } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { emptyMemory, rememberPosts } from '../memory.ts'
import { euros, makeFact } from '../testing/make-fact.ts'
import { type GivenSubject, holdSubjects, tellableFacts } from './hold-subjects.ts'

const facts = [
  makeFact(
    'loaf',
    'product',
    'tourte de seigle',
    ['La tourte de seigle se garde six jours dans un torchon.'],
    {
      price: euros('4,80 €'),
    },
  ),
  makeFact('sour', 'method', 'levain dur', ['Le levain dur est nourri chaque soir à la farine de meule.']),
  makeFact('fair', 'event', 'fête du pain', ['La fête du pain réunit le quartier sur la place.'], {
    date: '2026-12-05',
  }),
  makeFact('past', 'event', 'portes ouvertes', ['Les portes ouvertes ont lieu au fournil.'], {
    date: '2026-01-05',
  }),
  makeFact('english', 'product', 'rye loaf', ['The rye loaf keeps for six days.'], { language: 'en' }),
]
const input: SubjectInput = {
  seed: 'one',
  business: { name: 'Lakanal', city: 'Grenoble', timeZone: 'Europe/Paris' },
  language: 'fr',
  facts,
  thematics: [],
  objectives: ['visibility', 'traffic'],
  count: 8,
  from: '2026-11-23',
  to: '2026-12-20',
  known: ['Le fournil de la rue Lakanal'],
  told: {},
}
const given = (change: Partial<GivenSubject> = {}): GivenSubject => ({
  name: 'La tourte de seigle dans son torchon',
  description: 'Elle se garde six jours.',
  objective: 'traffic',
  format: 'image',
  facts: ['loaf'],
  ...change,
})
const held = (...subjects: GivenSubject[]) => holdSubjects(subjects, input, tellableFacts(input))

describe('subjects that somebody else thought of', () => {
  it('are taken where they rest on what is known, with the day their facts ask for', () => {
    const found = held(
      given(),
      given({ name: 'La fête du pain sur la place', description: '', facts: ['fair'] }),
    )
    expect(found.map(({ facts: of, before }) => [of, before])).toEqual([
      [['loaf'], null],
      [['fair'], '2026-12-04'],
    ])
  })

  it.each<[string, Partial<GivenSubject>]>([
    ['that name no fact', { facts: [] }],
    ['that name a fact nobody knows', { facts: ['loaf', 'other'] }],
    ['about what is over', { name: 'Les portes ouvertes du fournil', facts: ['past'] }],
    ['with a figure nobody gave', { description: 'Elle se garde douze jours, 12 au moins.' }],
    ['with a price nobody gave', { description: 'À 3,20 € la tourte.' }],
    ['with a superlative', { name: 'La meilleure tourte de seigle de la ville' }],
    ['with an address', { description: 'Voir la tourte sur evil.example.' }],
    [
      'in another language',
      { name: 'Tourte de seigle', description: 'This is what we have been baking for you.' },
    ],
    ['called as none of their facts is', { name: 'Jouer au casino en ligne', description: '' }],
    ['like one that is known', { name: 'Le fournil de la rue Lakanal', facts: ['sour'] }],
    ['that were thought of as machines do', { name: 'Plongez dans l’univers de la tourte de seigle' }],
  ])('are not taken %s', (_what, change) => {
    expect(held(given(change))).toEqual([])
  })

  it('are not taken twice, nor in more pages than there is to say', () => {
    const again = given({ name: 'Un torchon pour la tourte' })
    expect(held(given(), again)).toHaveLength(1)
    expect(held(given({ format: 'carousel' }))[0]?.format).toBe('image')
  })

  it('are not taken where the platform itself could write no post of them', () => {
    const row = makeFact('roll', 'product', 'petit pain', ['Petit pain : 0,90 €'], { price: euros('0,90 €') })
    const rows = { ...input, facts: [...facts, row] }
    const asked = given({ name: 'Le petit pain', description: '', facts: ['roll'] })
    expect(holdSubjects([asked], rows, rows.facts)).toEqual([])
    const memory = rememberPosts(
      emptyMemory,
      facts.flatMap(({ says }) => says),
    )
    expect(holdSubjects([given()], { ...input, memory }, facts)).toEqual([])
  })

  it('are told what can be told: in the language, not over', () => {
    expect(tellableFacts(input).map(({ id }) => id)).toEqual(['loaf', 'sour', 'fair'])
    expect(tellableFacts({ ...input, about: 'le levain' }).map(({ id }) => id)).toEqual(['sour'])
  })
})
