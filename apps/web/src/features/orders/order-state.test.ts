import type { OrderView } from '@postelier/contract/orders'
import { expect, it } from 'vitest'
import { isBegun, isToBegin, stateOf } from '#features/orders/order-state.ts'

const now = Date.parse('2026-11-27T08:24:00Z')
const order = (change: Partial<OrderView>) =>
  ({
    status: 'planned',
    proposals: [],
    isLate: false,
    promise: { begins: '2026-11-27T09:15:00Z' },
    ...change,
  }) as unknown as OrderView

it('somebody is at it only once they began', () => {
  const begun = (['planned', 'inProgress', 'paused', 'returnWaiting', 'return'] as const).filter((status) =>
    isBegun({ status }),
  )
  expect(begun).toEqual(['inProgress', 'paused', 'return'])
})

it('a begin is told as one to come only where nobody has begun and it lies ahead', () => {
  const gone = { begins: '2026-11-20T09:10:00Z' } as OrderView['promise']
  expect(stateOf(order({}), now)).toBe('notBegun')
  expect(stateOf(order({ promise: gone }), now)).toBe('planned')
  expect(isToBegin(order({}), now)).toBe(true)
  expect(isToBegin(order({ status: 'returnWaiting', promise: gone }), now)).toBe(false)
  expect(isToBegin(order({ status: 'returnWaiting', isLate: true }), now)).toBe(false)
  expect(isToBegin(order({ status: 'inProgress' }), now)).toBe(false)
})
