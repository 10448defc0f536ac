import { leavesOf, repair } from '@postelier/scene'
import { expect, it } from 'vitest'
import { carryWords } from './carry-words.ts'
import { wordsOf } from './left-over.ts'

const asked = (content: string, more: object = {}) => ({
  kind: 'text',
  content,
  dynamic: { prompt: 'Du jour', asks: 'words' },
  ...more,
})
const price = (content: string, more: object = {}) =>
  asked(content, { dynamic: { prompt: 'Le prix', asks: 'price' }, ...more })
const designOf = (...nodes: object[]) => repair({ pages: [{ nodes }] })

const title = { role: 'heading1' }
const from = designOf(
  asked('Le pain de seigle', { ...title, y: 0 }),
  asked('Chaque jeudi', { y: 200 }),
  price('4 €', { y: 400 }),
  { kind: 'image', role: 'publicationImage', asset: 'bread' },
)

it('another template says the same: by what it asks for, then by role', () => {
  const to = designOf(
    price('9 €', { y: 0 }),
    asked('Une ligne', { y: 100 }),
    asked('Votre titre', { ...title, y: 300 }),
    { kind: 'image', role: 'publicationImage', asset: null },
  )
  const dressed = carryWords(from, [], to)
  expect(wordsOf(dressed)).toEqual(['4 €', 'Chaque jeudi', 'Le pain de seigle'])
  expect(dressed.pages.flatMap(({ nodes }) => leavesOf(nodes)).at(-1)).toMatchObject({ asset: 'bread' })
})

it('places that nothing is left for are hidden, and a price is no line of text', () => {
  const to = designOf(
    asked('Votre titre', { ...title, y: 0 }),
    asked('Une ligne', { y: 100 }),
    asked('Encore une', { y: 200 }),
  )
  expect(wordsOf(carryWords(from, [], to))).toEqual(['Le pain de seigle', 'Chaque jeudi'])
})

it('what the template before said itself is carried nowhere', () => {
  const to = designOf(asked('Votre titre', title))
  expect(wordsOf(carryWords(from, ['Le pain de seigle', 'Chaque jeudi', '4 €'], to))).toEqual(['Votre titre'])
})
