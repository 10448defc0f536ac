import type { Network } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { relinkOf, unlitOf } from '#features/posts/model/use-reach.ts'
import { barrierTo, endsBefore, keptOf, pagesSeenOn, unreached } from './reach.ts'

const page = (id: number, kind: 'page' | 'profile', isChosen = true) =>
  ({ id, kind, isChosen, name: `Page ${id}`, handle: '', followers: null, takesComments: true }) as never
const account = (id: number, network: Network, state: string, pages: never[]) =>
  ({ id, network, state, pages }) as never

const kept = keptOf({
  most: 4,
  offers: (['facebook', 'instagram', 'linkedin', 'bluesky', 'x', 'tiktok'] as const).map((network) => ({
    network,
    full: network === 'tiktok' ? ('plan' as const) : null,
  })),
  connections: [
    account(10, 'facebook', 'connected', [page(1, 'page'), page(2, 'page', false)]),
    account(11, 'instagram', 'expiring', [page(3, 'page')]),
    account(12, 'linkedin', 'connected', [page(4, 'profile'), page(5, 'page')]),
    account(13, 'bluesky', 'expired', [page(6, 'profile')]),
    account(14, 'x', 'connected', [page(7, 'profile', false)]),
  ],
})

describe('what reaches a network', () => {
  it.each([
    ['facebook', null],
    ['instagram', null],
    ['bluesky', { why: 'reconnect', connectionId: 13 }],
    ['x', { why: 'noPage', connectionId: 14 }],
    ['tiktok', { why: 'plan' }],
  ] as const)('%s: %j', (network, barrier) => {
    expect(barrierTo(network, kept)).toEqual(barrier)
  })

  it('is listed in one order of networks, the page of a business before a profile', () => {
    expect(kept.pages.map(({ id }) => id)).toEqual([1, 3, 5, 4])
  })

  it('is grey on every card whose post an account keeps back, and lit on what is out', () => {
    const post = (status: 'publicationWaiting' | 'publishing' | 'published', held: number) => ({
      status,
      networks: ['facebook', 'bluesky'] as Network[],
      publications: { held, asked: 0 } as never,
    })
    for (const one of [post('publicationWaiting', 0), post('publishing', 1)])
      expect([unlitOf(one, kept), relinkOf(one, kept)]).toEqual([['bluesky'], ['bluesky']])
    expect(unlitOf(post('published', 0), kept)).toEqual([])
  })

  it('is nothing where nothing is linked, even before the offers are known', () => {
    expect(barrierTo('x', { pages: [], barriers: {} })).toEqual({ why: 'unlinked' })
    expect(unreached(['facebook', 'bluesky', 'tiktok'], kept)).toEqual(['bluesky', 'tiktok'])
  })

  it('is seen as the page that gets it: the company where both are linked, the profile where that was chosen', () => {
    const idsOn = (network: Network, pageIds: number[] | null) =>
      pagesSeenOn(network, { networks: ['linkedin'], pageIds }, kept.pages).map(({ id }) => id)
    expect(idsOn('linkedin', null)).toEqual([5])
    expect(idsOn('linkedin', [4])).toEqual([4])
    expect(idsOn('linkedin', [4, 5])).toEqual([5, 4])
    expect(idsOn('facebook', [4])).toEqual([1])
  })

  it('is said where its account ends before the post goes out', () => {
    const ending = (id: number, network: Network, endsAt: string | null) =>
      ({ id, network, state: 'connected', pages: [page(id, 'page')], endsAt }) as never
    const { endings } = keptOf({
      most: null,
      offers: [],
      connections: [
        ending(1, 'facebook', null),
        ending(2, 'instagram', '2026-12-20T00:00:00.000Z'),
        ending(3, 'instagram', '2026-12-10T00:00:00.000Z'),
      ],
    })
    const before = (day: string) => endsBefore(['facebook', 'instagram'], { endings }, new Date(day))
    expect(before('2026-12-15T08:00:00Z')).toEqual({
      network: 'instagram',
      endsAt: '2026-12-10T00:00:00.000Z',
    })
    expect(before('2026-12-09T08:00:00Z')).toBeNull()
  })
})
