import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { shippedTemplates } from '../../../testing/shipped-templates.ts'
import type { Ask, DraftingTemplate } from '../../visuals/index.ts'
import { filledPages, pagesForThings, pagesOf } from './fill-pages.ts'

const asksFor = (nodes: readonly string[], most = 60): Ask[] =>
  nodes.map((node) => ({ node, kind: 'own', role: 'heading1', prompt: '', most }))
const template = (id: number, asks: readonly Ask[]): DraftingTemplate => ({
  id,
  type: 'CAROUSEL',
  format: '1:1',
  thematics: [],
  isOwn: false,
  pages: 3,
  pictures: 0,
  motifs: [],
  takesLogo: false,
  asks,
})
const fact = (about: string, says: string[], more: Partial<Fact> = {}): Fact => ({
  id: about,
  kind: 'product',
  language: 'fr',
  about,
  says,
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
  ...more,
})
const two = template(1, asksFor(['all', 'thing1', 'line1', 'thing2', 'line2']))
const price = { text: '1,35 €', cents: 135, currency: 'EUR' }
const ficelle = fact('ficelle aux olives', ['Ficelle aux olives, 180 g : 1,60 €'])
const loaf = fact('tourte de seigle', [`Une tourte ${'très '.repeat(20)}longue.`], { price })

it('a page for each thing, with what is known of it and without its name said twice', () => {
  expect(filledPages([two], { name: 'Deux pains', facts: [ficelle, loaf] }).get(1)).toEqual({
    all: 'Deux pains',
    thing1: 'Ficelle aux olives',
    line1: '180 g : 1,60 €',
    thing2: 'Tourte de seigle',
    line2: '1,35 €',
  })
})

it('a page for each sentence of the one thing, as many as there are pages', () => {
  const steps = template(3, asksFor(['all', 'line1', 'line2']))
  const told = fact('levain', ['On nourrit le levain.', 'On attend la nuit.', 'On façonne à trois heures.'])
  expect(filledPages([steps], { name: 'Le levain', facts: [told] }).get(3)).toEqual({
    all: 'Le levain',
    line1: 'On nourrit le levain.',
    line2: 'On attend la nuit.',
  })
  expect(
    filledPages([steps], { name: 'Le levain', facts: [fact('levain', ['Une seule phrase.'])] }).size,
  ).toBe(0)
  expect(filledPages([steps], { name: 'Deux', facts: [told, loaf] }).size).toBe(0)
})

it('is none where a page would stay empty, a thing would find none, or only a model can answer', () => {
  const bare = fact('tourte', [`${'mot '.repeat(40)}.`])
  expect(filledPages([two], { name: 'Deux', facts: [ficelle, bare] }).size).toBe(0)
  expect(filledPages([two], { name: 'Trois', facts: [ficelle, loaf, ficelle] }).size).toBe(0)
  expect(pagesForThings(template(2, asksFor(['thing1', 'promise'])))).toBe(0)
  expect(pagesForThings(two)).toBe(2)
})

it('are counted of what the platform ships: three to six things, and the steps of one', () => {
  const { things, sentences } = pagesOf(shippedTemplates)
  expect(things.toSorted()).toEqual([3, 4, 5, 6])
  expect(sentences).toContainEqual([140, 140, 140])
})
