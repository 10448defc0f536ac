import { expect, it } from 'vitest'
import { offeredOf } from '#features/posts/model/networks-offered.ts'

const page = (network: 'x' | 'instagram') => ({ network }) as never
const none = { kept: undefined, posts: [], seen: [], chosen: undefined }

it('posts are narrowed to networks with an account or with posts, in the order they always stand in', () => {
  expect(offeredOf(none)).toEqual([])
  expect(offeredOf({ ...none, kept: { pages: [page('x')], lost: [page('instagram')] } })).toEqual([
    'instagram',
    'x',
  ])
  expect(offeredOf({ ...none, posts: [{ networks: ['bluesky'] }], seen: ['facebook'] })).toEqual([
    'facebook',
    'bluesky',
  ])
})

it('the one that is chosen can be let go', () =>
  expect(offeredOf({ ...none, chosen: 'tiktok' })).toEqual(['tiktok']))
