import { expect, test } from 'vitest'
import type { Home } from '#features/home/api/home-query.ts'
import { sentenceOf } from '#features/home/model/sentence.ts'

const nothing: Home = {
  credits: null,
  posts: null,
  hasNetwork: null,
  contactsUnanswered: null,
  essentialsMissing: null,
  sectorsProposed: null,
  customers: null,
  agenciesWaiting: null,
  sectorsWaiting: null,
  unopened: null,
  away: null,
  hours: null,
}
const of = (type: Parameters<typeof sentenceOf>[1], change: Partial<Home>, state = 'active') =>
  sentenceOf({ ...nothing, ...change }, type, state)

test('the sentence says what waits, with its figure', () => {
  expect(of('agencyManager', { customers: 0 }, 'awaitingAcceptance').key).toBe('inWaiting')
  expect(of('agencyManager', { customers: 3 })).toEqual({ key: 'customers', count: 3 })
  const house = { agenciesWaiting: 1, sectorsWaiting: 4, unopened: [] }
  expect(of('superAdmin', house)).toEqual({ key: 'agencies', count: 1 })
  expect(of('superAdmin', { ...house, agenciesWaiting: 0 })).toEqual({ key: 'sectors', count: 4 })
  expect(of('superAdmin', { agenciesWaiting: 0, sectorsWaiting: 0, unopened: [] }).key).toBe('nothing')
  expect(of('productManager', { sectorsWaiting: 0 }).key).toBe('nothing')
  const day = { name: 'Camille', reason: 'Congé', date: '2026-11-23' }
  expect(of('teamManager', { away: [day, { ...day, date: '2026-11-24' }] })).toEqual({
    key: 'away',
    count: 1,
  })
  expect(of('internalAgent', { hours: { spans: [], dayOff: null } }).key).toBe('noHours')
  expect(of('customer', { essentialsMissing: ['siret'], contactsUnanswered: 2 })).toEqual({
    key: 'essentials',
    count: 1,
  })
  expect(of('contact', {}).key).toBe('quiet')
})
