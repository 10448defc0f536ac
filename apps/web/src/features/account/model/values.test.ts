import { expect, test } from 'vitest'
import { differing } from '#features/account/model/values.ts'

test('names what differs, lists by their content', () => {
  expect(differing({ a: 1, b: ['x'], c: 'same' }, { a: 2, b: ['x'], c: 'same' })).toEqual(['a'])
  expect(differing({ b: ['x'] }, { b: ['x', 'y'] })).toEqual(['b'])
})
