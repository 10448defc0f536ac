import { expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of, 9))

it('is the hour of the first post that is to come, and never later than the link', () => {
  expect(answerBy(day(20), [day(15), null, day(12)], day(10))).toEqual(day(12))
  expect(answerBy(day(20), [day(8), day(30)], day(10))).toEqual(day(20))
  expect(answerBy(day(20), [null], day(10))).toEqual(day(20))
})
