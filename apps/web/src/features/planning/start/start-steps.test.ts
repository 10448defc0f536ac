import { expect, it } from 'vitest'
import { readStartSearch } from '#features/planning/start/start-search.ts'
import { resumedAt, wayOf } from '#features/planning/start/start-steps.ts'

it('counts the screens once, on from those of registration', () => {
  const places = (hasRegistered: boolean) =>
    (['address', 'reading', 'you', 'networks', 'posts'] as const).map(
      (step) => wayOf({ step, hasRegistered }).place + 1,
    )
  expect(places(true)).toEqual([4, 4, 5, 6, 7])
  expect(wayOf({ step: 'posts', hasRegistered: true }).stops).toHaveLength(7)
  // Whose account somebody else made has met none of those.
  expect(places(false)).toEqual([1, 1, 2, 3, 4])
})

it('counts as many questions as are announced, all of them in the place of a site', () => {
  const asked = (ask?: 'reach' | 'pictures') =>
    wayOf({ step: 'ask', hasRegistered: true, ...(ask ? { ask } : {}) })
  expect(asked()).toMatchObject({ place: 3, isBegun: false, asks: { name: 'best', at: 1, of: 6 } })
  expect(asked('reach')).toMatchObject({ place: 3, isBegun: true, asks: { at: 6, of: 6 } })
  expect(asked('pictures')).toMatchObject({ place: 3, asks: { name: 'pictures', at: null } })
})

it('goes on where the address says, else where the account is', () => {
  const none = { left: null, hasNoSite: false }
  expect(resumedAt({ step: 'you' }, 'posts', none)).toEqual({ step: 'you' })
  expect(resumedAt({}, 'networks', { ...none, left: 'story' })).toEqual({ step: 'networks' })
  expect(resumedAt({}, 'address', { ...none, left: 'story' })).toEqual({ step: 'ask', ask: 'story' })
  expect(resumedAt({}, 'address', none)).toEqual({ step: 'address' })
  expect(resumedAt({}, 'address', { ...none, hasNoSite: true })).toEqual({ step: 'ask', ask: 'best' })
})

it('takes nothing from an address that is no step', () => {
  expect(readStartSearch({ step: 'voice', ask: 'what' })).toEqual({})
})
