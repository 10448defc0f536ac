import type { Draft } from '@postelier/copy'
import { expect, it } from 'vitest'
import { exchangeIn, sayingsIn, sentenceIn } from './sentence-in.ts'

const of = (
  ...sentences: (readonly [text: string, ...facts: string[]])[]
): Pick<Draft, 'common' | 'own'> => ({
  common: [{ text: '', sentences: sentences.map(([text, ...facts]) => ({ text, facts })) }],
  own: {},
})
const whole = 'La tourte de seigle se garde six jours dans un torchon.'

it('is the first that rests on a fact, ends, and fits', () => {
  expect(sentenceIn(of(['Et vous, comment la gardez-vous, à la maison ou au bureau ?'], [whole, '1']))).toBe(
    whole,
  )
  expect(sentenceIn(of(['Trop court.', '1'], [`${whole} 🥖`, '1']))).toBe(`Trop court. ${whole}`)
  expect(sentenceIn(of(['Tourte', '1'], [whole, '1']))).toBe(`Tourte\n${whole}`)
  expect(sentenceIn(of(['Trop court.', '1'], [whole, '2']))).toBeUndefined()
  expect(sentenceIn(of([`${whole} `.repeat(4).trim(), '1']))).toBeUndefined()
  expect(sentenceIn(of(['La tourte de seigle se garde ainsi six jours durant :', '1']))).toBeUndefined()
  expect(sentenceIn({ common: [], own: { x: of([whole, '1']).common } })).toBe(whole)
})

it('is a question with what is said to it by the same fact, and no question that stands alone', () => {
  const asked = 'Puis-je consulter en visioconférence ?'
  const said = 'Oui, du lundi au jeudi.'
  expect(exchangeIn(of([`${asked} 💬`, '1'], [said, '1']))).toEqual({ question: asked, answer: said })
  expect(exchangeIn(of([asked, '1'], [said, '2']))).toBeUndefined()
  expect(exchangeIn(of([asked], [said]))).toBeUndefined()
  expect(exchangeIn(of([asked, '1'], ['Et vous ?', '1']))).toBeUndefined()
  expect(exchangeIn(of([said, '1'], [asked, '1']))).toBeUndefined()
})

it('is never the one that goes on from a sentence for which there is no room: then the post’s name stands', () => {
  const draft = of(
    [`${whole} `.repeat(4).trim(), '1'],
    ['Il en restera quelques-unes pour les lève-tard.', '1'],
  )
  expect(sentenceIn(draft)).toBeUndefined()
  expect(sayingsIn({ ...draft, title: 'La tourte de seigle' }).sentence).toBe('La tourte de seigle')
  expect(sayingsIn({ ...draft, title: 'Tourte' }).sentence).toBeUndefined()
  expect(sayingsIn({ ...of([whole, '1']), title: 'La tourte de seigle' }).sentence).toBe(whole)
})
