import type { OrderView } from '@postelier/contract/orders'
import { expect, it } from 'vitest'
import { isBegun, isCorrected, isToBegin, stateOf } from '#features/orders/order-state.ts'

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

it('work made again after a complaint is no correction that was asked for', () => {
  const complaint = { answer: 'return' } as OrderView['complaint']
  const declined = (remarks: readonly object[]) =>
    [{ status: 'declined', remarks, changed: [] }] as unknown as OrderView['proposals']
  const again = order({ status: 'returnWaiting', complaint, proposals: declined([]) })
  expect([stateOf(again, now), isCorrected(again)]).toEqual(['madeAgain', false])
  expect(stateOf({ ...again, status: 'return' }, now)).toBe('makesAgain')
  const corrected = { ...again, proposals: declined([{}]) }
  expect([stateOf(corrected, now), isCorrected(corrected)]).toEqual(['returnWaiting', true])
})
