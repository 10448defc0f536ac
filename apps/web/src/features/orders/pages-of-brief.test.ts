import { expect, it } from 'vitest'
import {
  severalOn,
  withNetworksOf,
  withPageOf,
  withPagesThatAreThere,
} from '#features/orders/pages-of-brief.ts'

const offered = [
  { id: 1, network: 'facebook', kind: 'page' },
  { id: 2, network: 'facebook', kind: 'page' },
  { id: 3, network: 'linkedin', kind: 'page' },
] as const

it('asks of networks with several pages only', () => {
  expect(severalOn(['facebook', 'linkedin'], offered).map(({ id }) => id)).toEqual([1, 2])
  expect(severalOn(['linkedin'], offered)).toEqual([])
})

it('leaves a network out with its last page', () => {
  const one = withPageOf({ networks: ['facebook', 'linkedin'], pageIds: null }, offered, 1, false)
  expect(one).toEqual({ networks: ['facebook', 'linkedin'], pageIds: [2, 3] })
  expect(withPageOf(one, offered, 2, false)).toEqual({ networks: ['linkedin'], pageIds: [3] })
})

it('keeps what was chosen when networks change', () => {
  const one = { networks: ['facebook' as const], pageIds: [2] }
  expect(withNetworksOf(one, offered, ['facebook', 'linkedin'])).toEqual({
    networks: ['facebook', 'linkedin'],
    pageIds: [2, 3],
  })
  expect(withNetworksOf(one, offered, [])).toEqual({ networks: [], pageIds: [] })
  expect(withNetworksOf(one, undefined, [])).toEqual({ networks: [], pageIds: [2] })
  expect(withNetworksOf({ ...one, pageIds: null }, offered, [])).toEqual({ networks: [], pageIds: null })
})

it('waits for no page that is gone', () => {
  const there = (networks: ('facebook' | 'linkedin')[], pageIds: number[]) =>
    withPagesThatAreThere({ networks, pageIds }, offered).pageIds
  expect(there(['facebook', 'linkedin'], [2, 99])).toEqual([2, 3])
  expect(there(['linkedin'], [99])).toBeNull()
  const where = { networks: ['facebook' as const], pageIds: [2] }
  expect(withPagesThatAreThere(where, offered)).toBe(where)
})
