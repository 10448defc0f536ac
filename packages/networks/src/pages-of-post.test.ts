import { describe, expect, it } from 'vitest'
import { type Meant, pagesOf } from './pages-of-post.ts'
import { showsTitle } from './shows-title.ts'

const offered = [
  { id: 1, network: 'facebook', kind: 'page' },
  { id: 2, network: 'linkedin', kind: 'profile' },
  { id: 3, network: 'linkedin', kind: 'page' },
  { id: 4, network: 'x', kind: 'profile' },
] as const
const idsOf = (meant: Meant) => pagesOf(meant, offered).map(({ id }) => id)

describe('the pages a post goes to', () => {
  it.each([
    // For no network in particular it is for all; a profile stands back where the business has a page.
    [{ networks: [], pageIds: null }, [1, 3, 4]],
    [{ networks: ['x', 'tiktok'], pageIds: null }, [4]],
    [{ networks: ['x'], pageIds: [2, 99] }, [2]],
    [{ networks: ['x'], pageIds: [] }, []],
  ] as const)('are %j', (going, ids) => {
    expect(idsOf({ ...going })).toEqual(ids)
  })
})

describe('the name of a post', () => {
  it.each([
    [['x', 'instagram', 'bluesky'], 'carousel', false],
    [['x', 'linkedin'], 'carousel', true],
    [['linkedin'], 'image', false],
    [['facebook'], 'video', true],
    [['tiktok'], 'image', true],
    // For no network in particular it is for all.
    [[], 'image', true],
  ] as const)('of one for %j, %s, is seen there: %s', (networks, format, isSeen) => {
    expect(showsTitle({ networks, format })).toBe(isSeen)
  })
})
