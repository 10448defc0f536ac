import { expect, test } from 'vitest'
import { isSameText, isTakenFor } from './same-text.ts'

test('the same but for its ends and how it is written down; never a beginning, never another case', () => {
  expect(isSameText('Café\r\nouvert \n', 'Cafe\u0301\nouvert')).toBe(true)
  expect(isSameText('Hello', 'Hello again')).toBe(false)
  expect(isSameText('Hello', 'hello')).toBe(false)
  expect(isSameText('', ' ')).toBe(true)
})

test('whatever a network takes for the same is kept apart: addresses with and without their scheme, too', () => {
  for (const [one, other] of [
    ['Bonjour', 'Bonjour '],
    ['Café\r\nouvert', 'Cafe\u0301\nouvert'],
    ['Ici : https://exemple.fr/', 'Ici : exemple.fr'],
  ] as const)
    expect([one, isTakenFor(one, other)]).toEqual([one, true])
  expect(isTakenFor('Ici : exemple.fr/a', 'Ici : exemple.fr/b')).toBe(false)
})
