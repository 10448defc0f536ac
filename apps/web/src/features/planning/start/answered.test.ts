import { expect, it } from 'vitest'
import { answeredIn } from '#features/planning/start/answered.ts'
import { ownWords } from '#features/planning/start/own-words.ts'

const person = { by: 'person' } as const
const answers = [
  {
    kind: 'product',
    about: 'pain de campagne',
    says: ['Il repose toute une nuit.', 'Il cuit sur la pierre.'],
  },
  { kind: 'history', about: 'notre histoire', says: ['Nous avons repris la boutique en 2014.'] },
  { kind: 'place', about: 'nous trouver', says: ['Au 14 rue des Arpenteurs, 38000 Grenoble.'] },
].map((one) => ({ ...one, language: 'fr', source: person })) as Parameters<typeof answeredIn>[0]

it('says what was answered, in the same words, and asks for none of it again', () => {
  expect(answeredIn(answers, 'boulanger au levain')).toEqual({
    summary:
      'Boulanger au levain. Pain de campagne. Il repose toute une nuit. Nous avons repris la boutique en 2014.',
    street: '14 rue des Arpenteurs',
    zipCode: '38000',
    city: 'Grenoble',
  })
})

it('knows nothing of what was passed, or only read', () => {
  const empty = { summary: '', street: '', zipCode: '', city: '' }
  expect(answeredIn([], 'boulanger')).toEqual(empty)
  const page = { by: 'page', url: 'https://x.fr', title: '' } as const
  expect(
    answeredIn(
      answers.map((one) => ({ ...one, source: page })),
      '',
    ),
  ).toEqual(empty)
})

it('tells once what was answered, and only what is new besides', () => {
  const { summary } = answeredIn(answers, 'boulanger au levain')
  const of = (words: string) => ownWords({ name: 'Verdier', summary: words, language: 'fr', items: answers })
  expect(of(summary)).toBeUndefined()
  expect(of(`${summary} On livre le quartier à vélo.`)?.says).toEqual(['On livre le quartier à vélo.'])
})
