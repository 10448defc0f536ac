import { expect, test } from 'vitest'
import { isSameText } from './same-text.ts'

test('the same but for its ends and how it is written down; never a beginning, never another case', () => {
  expect(isSameText('Café\r\nouvert \n', 'Cafe\u0301\nouvert')).toBe(true)
  expect(isSameText('Hello', 'Hello again')).toBe(false)
  expect(isSameText('Hello', 'hello')).toBe(false)
  expect(isSameText('', ' ')).toBe(true)
})
