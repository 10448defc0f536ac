import { expect, it } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { questionsFor } from './questions-for.ts'

it('asks of what least is known', () => {
  const facts = [
    makeFact('a', 'product', 'pain', ['Le pain repose une nuit.']),
    makeFact('b', 'person', 'Lucie', ['Lucie vous conseille.']),
  ]
  const kinds = (count: number) => questionsFor(facts, 'fr', count).map(({ kind }) => kind)
  expect(kinds(3)).toEqual(['event', 'question', 'history'])
  expect(questionsFor([], 'en', 1)).toEqual([
    { kind: 'product', question: 'Which product do you sell most?' },
  ])
})
