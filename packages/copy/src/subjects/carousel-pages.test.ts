import { expect, test } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { proposeSubjects } from './propose-subjects.ts'

const wishOf = (more: Partial<SubjectInput>): SubjectInput => ({
  seed: 'pages',
  business: { name: 'Tilleroy', city: 'Angers', timeZone: 'Europe/Paris' },
  language: 'fr',
  facts: [],
  objectives: ['visibility'],
  count: 12,
  thematics: [],
  from: '2026-11-23',
  to: '2026-12-20',
  known: [],
  told: {},
  ...more,
})
const pages = { things: [3, 4, 5, 6], sentences: [[60, 60, 60]] }
const steps: Readonly<Record<string, readonly string[]>> = {
  levain: [
    'Le levain mange de la farine deux fois par jour.',
    'Un bocal de verre laisse voir les bulles.',
    'Les restes partent en crackers le samedi.',
  ],
  four: [
    'Le four en briques chauffe dès une heure du matin.',
    'La sole garde deux cents degrés jusqu’à midi.',
    'Un balai mouillé enlève les cendres.',
  ],
  livraison: [
    'La camionnette part à six heures vers les écoles.',
    'Chaque panier porte le nom d’une classe.',
    'Les sacs vides reviennent avec le chauffeur.',
  ],
  farine: [
    'Deux moulins voisins écrasent notre blé sur la pierre.',
    'Les sacs de papier pèsent vingt-cinq kilos.',
    'Aucun additif n’entre dans la trémie.',
  ],
  apprentis: [
    'Les apprentis commencent par peser le sel.',
    'Un carnet note les essais de la semaine.',
    'Le diplôme se prépare à Angers en deux ans.',
  ],
}
const methods = (change: (lines: readonly string[]) => string[] = (lines) => [...lines]) =>
  Object.entries(steps).map(([name, lines]) => makeFact(name, 'method', name, change(lines)))

test('what is done in three steps is told in pages, one post in five at most', () => {
  const formats = (more: Partial<SubjectInput>) =>
    proposeSubjects(wishOf({ pages, ...more })).subjects.map(({ format }) => format)
  expect(formats({ facts: methods() }).toSorted()).toEqual(['carousel', ...Array(4).fill('image')])
  expect(formats({ facts: methods(), count: 4 })).not.toContain('carousel')
  expect(formats({ facts: methods(), hasCarousels: false })).not.toContain('carousel')
  // No page for a sentence that takes up another one, or that is too long.
  const leaning = methods((lines) => lines.with(2, 'Puis cela attend une heure de plus.'))
  expect(formats({ facts: leaning })).not.toContain('carousel')
  expect(formats({ facts: methods(), pages: { ...pages, sentences: [[20, 20, 20]] } })).not.toContain(
    'carousel',
  )
})

const names = 'flan,croissant,chouquette,sablé,financier,madeleine,brioche,cookie,éclair'.split(',')
const rows = (count: number) =>
  names.slice(0, count).map((name, at) =>
    makeFact(name, 'product', name, [`${name} : ${at + 1},20 €`], {
      price: { text: `${at + 1},20 €`, cents: at * 100 + 120, currency: 'EUR' },
      source: { by: 'page', url: 'https://tilleroy.fr/prix', title: 'Nos prix' },
    }),
  )
const sizesOf = (count: number, more: Partial<SubjectInput> = { pages }) =>
  proposeSubjects(wishOf({ facts: rows(count), ...more }))
    .subjects.map(({ facts }) => facts.length)
    .toSorted()

test('a list of prices has as many rows as there are pages for, and leaves none alone where it can', () => {
  expect([3, 4, 5, 6, 7, 8, 9].map((count) => sizesOf(count))).toEqual([
    [3],
    [4],
    [5],
    [6],
    [3, 4],
    [3, 5],
    [3, 6],
  ])
  expect(sizesOf(7, { hasCarousels: false })).toEqual([3, 3])
})

test('of two of a kind the one that a photo shows comes first', () => {
  const shown = 'baguette'
  const facts = ['seigle', 'épeautre', shown, 'campagne'].map((name) =>
    makeFact(
      name,
      'product',
      `pain ${name}`,
      [`Le pain ${name} se garde quatre jours dans un torchon de lin.`],
      {
        ...(name === shown ? { image: 'https://tilleroy.fr/baguette.jpg' } : {}),
      },
    ),
  )
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(proposeSubjects(wishOf({ seed, facts, count: 1 })).subjects[0]?.facts).toEqual([shown])
})
