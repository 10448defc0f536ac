import { type Language, languages } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { audienceFor } from './audience-for.ts'
import type { AudienceInput } from './audience-input.ts'
import { holdAudiences } from './hold-audiences.ts'
import { proposeAudiences } from './propose-audiences.ts'

const wishOf = (more: Partial<AudienceInput> = {}): AudienceInput => ({
  name: 'Fournil Lakanal',
  city: 'Grenoble',
  language: 'fr',
  activityType: 'bToC',
  trade: 'Boulangerie',
  summary: '',
  facts: [],
  ...more,
})
const namesOf = (input: AudienceInput) => proposeAudiences(input).map(({ name }) => name)

const said: Readonly<Record<Language, { summary: string; names: string[] }>> = {
  fr: {
    summary: 'Nous donnons des cours pour débutants et des ateliers pour enfants.',
    names: ['Les familles avec des enfants', 'Celles et ceux qui débutent'],
  },
  en: {
    summary: 'We teach beginners and run workshops for children.',
    names: ['Families with children', 'Beginners'],
  },
  es: {
    summary: 'Damos clases para principiantes y talleres para niños.',
    names: ['Las familias con niños', 'Quienes empiezan'],
  },
  de: {
    summary: 'Wir geben Kurse für Anfänger und Werkstätten für Kinder.',
    names: ['Familien mit Kindern', 'Wer gerade anfängt'],
  },
}

describe('whom a business speaks to', () => {
  it.each(languages)('in %s is what its description says, each with the words that say so', (language) => {
    const { summary, names } = said[language]
    const proposed = proposeAudiences(wishOf({ language, summary }))
    expect(proposed.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    for (const { name, description } of proposed) {
      expect(description, name).not.toBe('')
      if (names.includes(name)) expect(description).toContain(summary.slice(0, 20))
    }
  })

  it('is what its trade and its facts say, and where it is', () => {
    const facts = [
      makeFact('1', 'service', 'petits-déjeuners', ['Nous livrons les entreprises du centre dès 8 h.']),
      makeFact('2', 'person', 'Anne', ['Anne a deux enfants.']),
    ]
    expect(namesOf(wishOf({ facts }))).toEqual([
      'Les entreprises',
      'Celles et ceux qui vivent à Grenoble',
      'Celles et ceux qui vous connaissent déjà',
    ])
    expect(namesOf(wishOf({ trade: 'Réparation automobile', activityType: 'bToB' }))).toEqual([
      'Celles et ceux qui ont une voiture',
      'Les entreprises qui ont besoin de ce que vous faites',
      'Celles et ceux qui vous connaissent déjà',
    ])
  })

  it.each([
    'Les débutants ne sont pas acceptés.',
    'L’atelier est interdit aux enfants.',
    'Nos bureaux sont ouverts le lundi.',
    'Garez votre voiture derrière la boutique.',
    'Nous sommes une entreprise de six personnes.',
  ])('is nobody it does not serve: %s', (summary) =>
    expect(namesOf(wishOf({ summary, city: '' }))).toEqual(['Celles et ceux qui vous connaissent déjà']),
  )

  it('is nobody whom an answer refuses', () => {
    const question = makeFact('q', 'question', 'enfants', ['Non. Les enfants attendent dehors.'], {
      question: 'Les enfants peuvent-ils entrer ?',
    })
    expect(namesOf(wishOf({ facts: [question], city: '' }))).toHaveLength(1)
  })
})

describe('audiences that somebody else thought of', () => {
  const facts = [makeFact('1', 'event', 'atelier brioche', ['L’atelier du mercredi est pour les enfants.'])]
  const input = wishOf({ facts, summary: 'Des pains au levain pour les cantines du quartier.' })
  const held = (name: string, description: string, sources: string[]) =>
    holdAudiences([{ name, description, sources }], input).map((one) => one.name)
  it('are taken where they rest on a fact or the summary', () => {
    expect(held('Parents du mercredi', 'L’atelier occupe leurs enfants.', ['1'])).toHaveLength(1)
    expect(held('Cantines du quartier', 'Elles servent du pain au levain.', ['summary'])).toHaveLength(1)
  })
  it.each<[string, Parameters<typeof held>]>([
    ['rest on nothing', ['Parents du mercredi', '', ['9']]],
    ['name an age nobody gave', ['Enfants de 6 à 12 ans', 'L’atelier du mercredi.', ['1']]],
    ['boast', ['Enfants du mercredi', 'Le meilleur atelier de la ville.', ['1']]],
    ['lead away', ['Enfants du mercredi', 'Voir evil.example.', ['1']]],
    ['are about something else', ['Joueurs de casino', 'Ils misent beaucoup.', ['1']]],
  ])('are not taken where they %s', (_what, given) => expect(held(...given)).toEqual([]))
})

describe('the audience of a subject', () => {
  const families = { name: 'Familles du mercredi', description: 'Pour les enfants.' }
  const locals = { name: 'Celles et ceux qui vivent à Grenoble', description: '' }
  it('is the one it fits', () => {
    const workshop = makeFact('1', 'event', 'atelier', ['Les enfants façonnent leur pain.'])
    expect(audienceFor(workshop, [locals, families])).toBe(families)
    const shop = makeFact('2', 'place', 'boutique', ['La boutique est à Grenoble, rue Lakanal.'])
    expect(audienceFor(shop, [locals, families])).toBe(locals)
  })
  it('is nobody where none fits, or two as well as one another', () => {
    const loaf = makeFact('3', 'product', 'tourte', ['La tourte se garde six jours.'])
    expect(audienceFor(loaf, [locals, families])).toBeNull()
    const workshop = makeFact('1', 'event', 'atelier', ['Les enfants façonnent leur pain.'])
    expect(audienceFor(workshop, [families, { ...families }])).toBeNull()
  })
})
