import { expect, test } from 'vitest'
import { boosts } from '../ads/boosts.ts'
import { contextOf, pageOf, refusalOf, startedAt } from '../testing/builders.ts'
import { routes } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { wholeId } from './post-id.ts'

const graph = 'https://graph.facebook.com/v27.0'
const page = pageOf()
const refused = (code: number, subcode?: number) => ({
  status: 400,
  json: { error: { message: 'x', code, ...(subcode ? { error_subcode: subcode } : {}) } },
})
const deprecated = refused(12)
const gone = refused(100, 33)
const noSuchField = refused(100)
const ids = ['555', '102_555', '102_555_7'] as const

test('a post of a Page is known by the page and itself, whichever half a film tells', () => {
  expect(ids.map((id) => wholeId('102', id))).toEqual(['102_555', '102_555', '102_555_7'])
})

/** Half a post's id leads nowhere; which of the two ways that is said depends on the day. */
const halves = [
  ['a way of asking that was given up', deprecated],
  ['not there', gone],
] as const

test.each(halves)(
  'a film that was kept by half its post’s id is read by the whole one (%s)',
  async (_, no) => {
    const total = (count: number) => ({ summary: { total_count: count } })
    const world = routes({
      [`GET ${graph}/555?`]: no,
      [`POST ${graph}/555/`]: no,
      [`DELETE ${graph}/555`]: no,
      [`GET ${graph}/102_555?fields=id`]: { json: { id: '102_555', permalink_url: '/reel/v1/' } },
      [`GET ${graph}/102_555?fields=shares`]: { json: { reactions: total(7), comments: total(2) } },
      [`GET ${graph}/102_555/insights`]: { json: { data: [] } },
      [`GET ${graph}/102_555/comments`]: { json: { data: [] } },
      [`POST ${graph}/102_555/comments`]: { json: { id: '555_1' } },
      [`DELETE ${graph}/102_555`]: { json: { success: true } },
    })
    const context = contextOf(world.http)
    expect(await adapter.readBack(context, page, '555', 'video')).toEqual({
      url: 'https://www.facebook.com/reel/v1/',
      id: '102_555',
    })
    expect(await adapter.comment(context, page, '555', 'First')).toEqual({ id: '555_1' })
    const asked = { text: 'First', since: startedAt }
    expect(await adapter.lookForComment(context, page, '555', asked)).toEqual({ found: 'no' })
    expect(await adapter.postFigures(context, page, '555', 'video')).toMatchObject({
      likes: 7,
      comments: 2,
      post: { id: '102_555' },
    })
    await adapter.remove(context, page, '555', 'video')
    expect(world.calls().filter((call) => call.startsWith('DELETE'))).toEqual([`DELETE ${graph}/102_555`])
  },
)

test('a film whose post was not told when it went live is asked for it again, and read by it', async () => {
  const world = routes({
    [`GET ${graph}/v1?fields=post_id`]: { json: { id: 'v1', post_id: '555' } },
    [`GET ${graph}/102_555?fields=shares`]: { json: { shares: { count: 3 } } },
    [`GET ${graph}/102_555/insights`]: { json: { data: [] } },
  })
  const figures = await adapter.postFigures(contextOf(world.http), page, 'v1', 'video')
  expect(figures).toMatchObject({ shares: 3, post: { id: '102_555' } })
})

test('a film whose post nobody tells is asked for what films have', async () => {
  const insight = (name: string, value: number) => ({ json: { data: [{ name, values: [{ value }] }] } })
  const world = routes({
    [`GET ${graph}/v1?fields=post_id`]: { json: { id: 'v1' } },
    [`GET ${graph}/v1?fields=likes`]: {
      json: { likes: { summary: { total_count: 4 } }, comments: { summary: { total_count: 1 } } },
    },
    [`GET ${graph}/v1?`]: noSuchField,
    [`GET ${graph}/v1/insights`]: noSuchField,
    [`GET ${graph}/v1/video_insights?metric=fb_reels_total_plays`]: noSuchField,
    [`GET ${graph}/v1/video_insights?metric=blue_reels_play_count`]: insight('blue_reels_play_count', 90),
  })
  const { raw: _raw, ...figures } = await adapter.postFigures(contextOf(world.http), page, 'v1', 'video')
  expect(figures).toEqual({ likes: 4, comments: 1, views: 90 })
})

test('a film itself that is gone is deleted, and no post is taken for it', async () => {
  const world = routes({
    [`GET ${graph}/v1?fields=post_id`]: { json: { id: 'v1' } },
    [`DELETE ${graph}/v1`]: { json: { success: true } },
  })
  await adapter.remove(contextOf(world.http), page, 'v1', 'video')
  expect(world.calls().at(-1)).toBe(`DELETE ${graph}/v1`)
})

test('of a story only what it has is asked: it is there, it was seen, and nobody takes it away', async () => {
  const insight = (name: string, value: number) => ({ json: { data: [{ name, values: [{ value }] }] } })
  const world = routes({
    [`GET ${graph}/77?fields=post_id%2Cstatus`]: { json: { post_id: '77', status: 'PUBLISHED', id: '77' } },
    [`GET ${graph}/77?`]: noSuchField,
    [`GET ${graph}/77/insights?metric=PAGE_STORY_IMPRESSIONS_BY_STORY_ID_UNIQUE`]: noSuchField,
    [`GET ${graph}/77/insights?metric=PAGE_STORY_IMPRESSIONS_BY_STORY_ID`]: insight(
      'PAGE_STORY_IMPRESSIONS_BY_STORY_ID',
      60,
    ),
    [`GET ${graph}/77/insights`]: { json: { data: [] } },
  })
  const context = contextOf(world.http)
  expect(await adapter.readBack(context, page, '77', 'story')).toEqual({
    url: 'https://www.facebook.com/stories/77',
  })
  const { raw: _raw, ...figures } = await adapter.postFigures(context, page, '77', 'story')
  expect(figures).toEqual({ views: 60 })
  expect(await refusalOf(adapter.remove(context, page, '77', 'story'))).toMatchObject({
    kind: 'config',
    code: 'cannotRemove',
  })
  expect(world.calls().some((call) => call.startsWith('DELETE'))).toBe(false)
  const ended = routes({ [`GET ${graph}/77?`]: gone })
  expect(await adapter.readBack(contextOf(ended.http), page, '77', 'story')).toBeNull()
  expect((await refusalOf(adapter.postFigures(contextOf(ended.http), page, '77', 'story'))).kind).toBe(
    'notFound',
  )
})

test('a boost of a film is of the post it stands in, and of nothing where it stands in none', async () => {
  const job = (publication: string) => ({
    delivery: 'a1',
    tokens: page.tokens,
    page: '102',
    publication,
    advertAccount: 'act_1',
    label: 'Bread',
    payer: 'Shop',
    boost: {
      beginAt: '2026-11-23T08:00:00.000Z',
      endAt: '2026-11-30T08:00:00.000Z',
      dailyBudget: 500,
      ageMin: 25,
      ageMax: 55,
      gender: 'all' as const,
      country: 'FR',
      objective: 'outcomeEngagement' as const,
      cities: [],
      interests: [],
    },
  })
  const boost = boosts.facebook
  if (!boost) throw new Error('Facebook boosts posts')
  const world = routes({
    [`GET ${graph}/555?fields=post_id`]: deprecated,
    [`GET ${graph}/v1?fields=post_id`]: { json: { id: 'v1' } },
    [`GET ${graph}/102_555?fields=is_eligible`]: { json: { is_eligible_for_promotion: true } },
  })
  const context = contextOf(world.http)
  expect(await boost.step(context, job('555'), boost.begin())).toMatchObject({
    progress: { data: { shown: { page: '102', creative: { object_story_id: '102_555' } } } },
  })
  expect(await refusalOf(boost.step(context, job('v1'), boost.begin()))).toMatchObject({
    code: 'notEligible',
  })
})
