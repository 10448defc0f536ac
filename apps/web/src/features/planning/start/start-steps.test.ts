import { expect, it } from 'vitest'
import { readStartSearch, resumedAt, wayOf } from '#features/planning/start/start-steps.ts'

it('counts the screens of the way one is on, from one to the last', () => {
  const places = (isRead: boolean, steps: readonly ('you' | 'networks' | 'posts')[]) =>
    steps.map((step) => wayOf({ step, isRead }).place)
  expect(wayOf({ step: 'reading', isRead: false })).toMatchObject({ place: 0 })
  expect(places(true, ['you', 'networks', 'posts'])).toEqual([1, 2, 3])
  expect(wayOf({ step: 'ask', ask: 'pictures', isRead: false }).place).toBe(0)
  expect(places(false, ['you', 'networks', 'posts'])).toEqual([1, 2, 3])
})

it('counts as many questions as are announced', () => {
  const { stops, place } = wayOf({ step: 'ask', isRead: false })
  expect([stops.length, place]).toEqual([6, 0])
  expect(wayOf({ step: 'ask', ask: 'reach', isRead: false }).place).toBe(5)
})

it('goes on where the address says, else where the account is', () => {
  expect(resumedAt({ step: 'you' }, 'posts', null)).toEqual({ step: 'you' })
  expect(resumedAt({}, 'networks', 'story')).toEqual({ step: 'networks' })
  expect(resumedAt({}, 'address', 'story')).toEqual({ step: 'ask', ask: 'story' })
  expect(resumedAt({}, 'address', null)).toEqual({ step: 'address' })
})

it('takes nothing from an address that is no step', () => {
  expect(readStartSearch({ step: 'voice', ask: 'what' })).toEqual({})
})
