import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { saidAlready } from './said-already.ts'

const fact = (says: string, more: Partial<Fact> = {}): Fact => ({
  id: says,
  kind: 'news',
  about: '',
  says: [says],
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  language: 'fr',
  source: { by: 'page', url: 'https://a.example/', title: 'Actus' },
  ...more,
})
const known = [
  fact('Un bac massant est installé depuis cette semaine près de la fenêtre.'),
  fact('La soirée couleur du 10 décembre apprend à préparer le henné.', { kind: 'event' }),
  fact('Our second van is now electric and charges overnight.', { language: 'en' }),
]

it.each([
  'Un bac massant est installé près de la fenêtre depuis cette semaine !',
  'Un bac massant est installé depuis cette semaine.',
  'La soirée couleur apprend à préparer le henné.',
])('knows it again: %s', (says) => {
  expect(saidAlready(known)(fact(says))).toBe(true)
})

it.each([
  fact('La soirée couleur du 14 janvier apprend à préparer le henné.'),
  fact('Un fauteuil de barbier est arrivé ce mois-ci.'),
  fact('Un bac massant est installé depuis cette semaine près de la fenêtre.', { kind: 'product' }),
  fact('Our second van is now electric and charges overnight.'),
])('takes for news what is: $says', (one) => {
  expect(saidAlready(known)(one)).toBe(false)
})
