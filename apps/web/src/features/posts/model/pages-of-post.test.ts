import { describe, expect, it } from 'vitest'
import { networksOfPages, withNetwork, withPage } from '#features/posts/model/pages-of-post.ts'

const offered = [
  { id: 1, network: 'facebook', kind: 'page' },
  { id: 2, network: 'linkedin', kind: 'profile' },
  { id: 3, network: 'linkedin', kind: 'page' },
  { id: 4, network: 'x', kind: 'profile' },
] as const

describe('the pages a post goes to', () => {
  it('take their networks along when one is switched', () => {
    const off = withPage({ networks: [], pageIds: null }, offered, 1, false)
    expect(off).toEqual({ networks: ['linkedin', 'x'], pageIds: [3, 4] })
    expect(withPage(off, offered, 2, true)).toEqual({ networks: ['linkedin', 'x'], pageIds: [3, 4, 2] })
    // Where nothing is linked, what it is written for stays.
    expect(withPage({ networks: ['tiktok', 'x'], pageIds: null }, offered, 4, false)).toEqual({
      networks: ['tiktok'],
      pageIds: [],
    })
  })

  it('stay as they were when it is written for a network without a page', () => {
    const next = withNetwork({ networks: [], pageIds: null }, offered, 'tiktok', true)
    expect(next.pageIds).toEqual([1, 3, 4])
    expect([...next.networks].sort()).toEqual(['facebook', 'linkedin', 'tiktok', 'x'])
    expect(withNetwork({ networks: [], pageIds: null }, [], 'x', true)).toEqual({
      networks: ['x'],
      pageIds: null,
    })
  })

  it('say on which networks it is seen', () => {
    expect([...networksOfPages({ networks: ['tiktok'], pageIds: [1] }, offered)].sort()).toEqual([
      'facebook',
      'tiktok',
    ])
  })
})
