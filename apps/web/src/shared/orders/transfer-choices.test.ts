import type { EndangeredOrderView } from '@postelier/contract/desk'
import { describe, expect, it } from 'vitest'
import { choiceOf, chosenText, goodAmong, worthGiving } from '#shared/orders/transfer-choices.ts'

const day = (date: number) => `2026-12-0${date}T16:00:00.000Z`
const order = (taskId: string, taker: EndangeredOrderView['takers'][number]): EndangeredOrderView => ({
  ...{ taskId, title: taskId, business: 'Maison Verdier', promisedAt: day(2), lateAnyway: null },
  left: { endsAt: day(7), isInTime: false },
  takers: [taker],
  proposed: null,
})
const diego = (endsAt: string, isInTime: boolean) => ({ id: 7, name: 'Diego Ruiz', endsAt, isInTime })
const [a, b] = [order('a', diego(day(2), true)), order('b', diego(day(4), false))]
const chosen = { a: choiceOf(a, 7), b: choiceOf(b, 7), c: choiceOf(order('c', diego(day(2), true)), null) }

describe('choices of who takes over', () => {
  it('stay as long as they are as good as they were shown', () => {
    expect(Object.keys(goodAmong(chosen, [a, b]))).toEqual(['a', 'b'])
    // Another day, and in time still; late, and earlier than it was.
    const sooner = [order('a', diego(day(1), true)), order('b', diego(day(3), false))]
    expect(Object.keys(goodAmong(chosen, sooner))).toEqual(['a', 'b'])
  })

  it('go where a colleague is full or away, and the others stay', () => {
    expect(Object.keys(goodAmong(chosen, [order('a', diego(day(3), false)), b]))).toEqual(['b'])
    expect(Object.keys(goodAmong(chosen, [{ ...a, takers: [] }, b]))).toEqual(['b'])
    const left = { c: chosen.c }
    const later = { ...order('c', diego(day(2), true)), left: { endsAt: null, isInTime: false } }
    expect(goodAmong(left, [later])).toEqual({})
  })

  it('offer nobody who is done no earlier than where it is', () => {
    const names = (one: EndangeredOrderView, chosen?: number) =>
      worthGiving(one, (at) => at.slice(0, 10), chosen).map(({ name }) => name)
    const sameDay = '2026-12-07T11:30:00.000Z'
    expect([names(a), names(b)]).toEqual([['Diego Ruiz'], ['Diego Ruiz']])
    expect(names(order('c', diego(sameDay, false)))).toEqual([])
    expect(names(order('c', diego(sameDay, false)), 7)).toEqual(['Diego Ruiz'])
    // Nobody is at work on it where it is.
    expect(names({ ...b, left: { endsAt: null, isInTime: false } })).toEqual(['Diego Ruiz'])
  })

  it('are one word each in an address', () => {
    expect(chosenText(chosen)).toBe('a:7,b:7,c:0')
  })
})
