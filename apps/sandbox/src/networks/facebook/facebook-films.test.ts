import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { type Connected, connectFacebook } from '../testing/graph-client.ts'
import { smallFilm, smallJpeg } from '../testing/small-media.ts'

let networks: DemoNetworks
let connected: Connected
let shop: Awaited<ReturnType<Connected['page']>>
beforeAll(async () => {
  networks = await startDemoNetworks()
})
beforeEach(async () => {
  await networks.control('reset', { network: 'facebook' })
  connected = await connectFacebook(networks)
  shop = await connected.page('Boulangerie Berthier')
})
afterAll(() => networks.close())

const refused = (edge: string, params: Json) => shop.refusal('POST', `/${shop.id}/${edge}`, params)
const photo = async (name: string, more: Json = {}) =>
  await shop.post<{ id: string; post_id?: string }>(`/${shop.id}/photos`, {
    url: networks.host(name, smallJpeg(1080, 1350 + name.length)),
    published: false,
    ...more,
  })

async function upload(path: string, bytes: Buffer, headers: Record<string, string> = {}) {
  return networks.fetch(path, {
    method: 'POST',
    headers: {
      authorization: `OAuth ${shop.token}`,
      offset: '0',
      file_size: String(bytes.length),
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
}

interface Status {
  status: {
    video_status: string
    uploading_phase: Json
    processing_phase: Json & { errors?: Json[] }
    publishing_phase: { status: string; publish_status: string }
  }
  post_id?: string
}
const status = (id: string) => shop.get<Status>(`/${id}`, { fields: 'status,post_id,published' })

describe('films', () => {
  test('in one call are processed over some looks', async () => {
    const { id } = await shop.post<{ id: string }>(`/${shop.id}/videos`, {
      file_url: networks.host('v.mp4', smallFilm({ durationMs: 200_000 })),
      description: 'Un film',
    })
    expect((await status(id)).status.video_status).toBe('processing')
    const done = await status(id)
    expect(done.status).toMatchObject({
      video_status: 'ready',
      publishing_phase: { status: 'complete', publish_status: 'published' },
    })
    // By the film's own address one comes to the post.
    const seen = await networks.fetch(`/networks/facebook/www/reel/${id}`)
    const there = await networks.fetch<{ text: string }>(seen.headers.get('location') ?? '')
    expect([seen.status, there.status, there.body.text.includes('Un film')]).toEqual([302, 200, true])
    expect(await shop.get(`/${shop.id}_${done.post_id}`, { fields: 'message,status_type' })).toMatchObject({
      message: 'Un film',
      status_type: 'added_video',
    })
    expect(await refused('videos', { file_url: 'http://127.0.0.1:9/v.mp4' })).toMatchObject({ code: 389 })
    const bad = await shop.post<{ id: string }>(`/${shop.id}/videos`, {
      file_url: networks.host('v.txt', Buffer.from('no film at all')),
    })
    await status(bad.id)
    expect((await status(bad.id)).status.processing_phase.errors?.[0]?.message).toContain('not a video')
  })

  test('tell half the id of their post, which leads nowhere by itself', async () => {
    const { id } = await shop.post<{ id: string }>(`/${shop.id}/videos`, {
      file_url: networks.host('v.mp4', smallFilm()),
    })
    await status(id)
    const half = (await status(id)).post_id ?? ''
    expect(half).toMatch(/^\d+$/)
    for (const [method, path] of [
      ['GET', `/${half}`],
      ['GET', `/${half}/comments`],
      ['GET', `/${half}/insights`],
      ['POST', `/${half}/comments`],
      ['POST', `/${half}`],
      ['DELETE', `/${half}`],
    ] as const)
      expect(await shop.refusal(method, path, { metric: 'post_clicks', message: 'x' })).toMatchObject({
        code: 12,
      })
    expect(await shop.get(`/${shop.id}_${half}`, { fields: 'id' })).toEqual({ id: `${shop.id}_${half}` })
  })

  test('have likes, comments and figures of their own, and nothing that posts have', async () => {
    const { id } = await shop.post<{ id: string }>(`/${shop.id}/videos`, {
      file_url: networks.host('v.mp4', smallFilm()),
    })
    await status(id)
    await status(id)
    for (const fields of ['shares', 'reactions.summary(true)'])
      expect(await shop.refusal('GET', `/${id}`, { fields })).toMatchObject({ code: 100 })
    expect(await shop.refusal('GET', `/${id}/insights`, { metric: 'post_clicks' })).toMatchObject({
      code: 100,
    })
    const counted = { summary: { total_count: expect.any(Number) } }
    expect(await shop.get(`/${id}`, { fields: 'likes.summary(true),comments.summary(true)' })).toMatchObject({
      likes: counted,
      comments: counted,
    })
    const plays = await shop.get<{ data: Json[] }>(`/${id}/video_insights`, {
      metric: 'blue_reels_play_count',
    })
    expect(plays.data).toEqual([expect.objectContaining({ name: 'blue_reels_play_count' })])
    await networks.control('settings', { network: 'facebook', settings: { tellsFilmPosts: false } })
    expect((await status(id)).post_id).toBeUndefined()
  })

  test('in chunks go on from where the server says', async () => {
    const bytes = smallFilm({ byteCount: 1_500_000 })
    const path = `/${shop.id}/videos`
    const started = await shop.post<{
      upload_session_id: string
      video_id: string
      start_offset: string
      end_offset: string
    }>(path, { upload_phase: 'start', file_size: bytes.length })
    expect(started).toMatchObject({ start_offset: '0', end_offset: '1048576' })
    const send = async (start: number, end: number) => {
      const form = new FormData()
      form.set('upload_phase', 'transfer')
      form.set('upload_session_id', started.upload_session_id)
      form.set('start_offset', String(start))
      form.set('video_file_chunk', new Blob([new Uint8Array(bytes.subarray(start, end))]), 'chunk')
      return (
        await networks.fetch<Json & { error?: Json }>(
          `/networks/facebook/graph/v25.0${path}?access_token=${shop.token}`,
          { method: 'POST', body: form },
        )
      ).body
    }
    expect(await send(0, 1_048_576)).toEqual({ start_offset: '1048576', end_offset: '1500000' })
    expect((await send(0, 1_048_576)).error).toMatchObject({
      error_subcode: 1363037,
      error_data: { start_offset: '1048576' },
    })
    const session = { upload_session_id: started.upload_session_id }
    expect(await refused('videos', { upload_phase: 'finish', ...session })).toMatchObject({ code: 100 })
    expect(await send(1_048_576, 1_500_000)).toEqual({ start_offset: '1500000', end_offset: '1500000' })
    expect(await shop.post(path, { upload_phase: 'finish', ...session, description: 'En morceaux' })).toEqual(
      { success: true },
    )
    await status(started.video_id)
    expect((await status(started.video_id)).post_id).toBeDefined()
  })
})

const startReel = () =>
  shop.post<{ video_id: string; upload_url: string }>(`/${shop.id}/video_reels`, { upload_phase: 'start' })

describe('reels', () => {
  test('are uploaded as bytes, finished, and out once processed', async () => {
    const { video_id, upload_url } = await startReel()
    const finish = { upload_phase: 'finish', video_id, video_state: 'PUBLISHED', description: 'Un reel' }
    expect(await refused('video_reels', finish)).toMatchObject({ code: 100 })
    const bytes = smallFilm()
    expect((await upload(upload_url, bytes, { offset: '5' })).body).toMatchObject({
      debug_info: { type: 'OffsetInvalidError' },
    })
    expect(
      (await upload(upload_url, bytes.subarray(0, 50), { file_size: String(bytes.length) })).body,
    ).toMatchObject({ debug_info: { type: 'PartialRequestError' } })
    expect((await status(video_id)).status.uploading_phase).toMatchObject({
      bytes_transferred: 50,
      bytes_transfered: 50,
    })
    expect(
      (await upload(upload_url, bytes.subarray(50), { offset: '50', file_size: String(bytes.length) })).body,
    ).toEqual({ success: true })
    expect((await upload(upload_url, bytes, { authorization: `Bearer ${shop.token}` })).status).toBe(401)
    expect((await status(video_id)).status).toMatchObject({
      video_status: 'upload_complete',
      publishing_phase: { status: 'not_started' },
    })
    expect(await shop.post(`/${shop.id}/video_reels`, finish)).toEqual({ success: true })
    expect((await status(video_id)).status.publishing_phase.status).toBe('not_started')
    expect((await status(video_id)).status.publishing_phase.status).toBe('complete')
    expect(await shop.post(`/${shop.id}/video_reels`, finish)).toEqual({ success: true })
    const { data } = await shop.get<{ data: Json[] }>(`/${shop.id}/video_reels`)
    expect(data).toEqual([expect.objectContaining({ id: video_id, description: 'Un reel' })])
  })

  test('by address, of too few pixels or too long, fail while they are processed', async () => {
    for (const film of [smallFilm({ width: 480, height: 854 }), smallFilm({ durationMs: 95_000 })]) {
      const { video_id, upload_url } = await startReel()
      const url = networks.host('reel.mp4', film)
      const sent = await networks.fetch(upload_url, {
        method: 'POST',
        headers: { authorization: `OAuth ${shop.token}`, file_url: url },
      })
      expect(sent.body).toEqual({ success: true })
      await shop.post(`/${shop.id}/video_reels`, {
        upload_phase: 'finish',
        video_id,
        video_state: 'PUBLISHED',
      })
      await status(video_id)
      expect((await status(video_id)).status).toMatchObject({
        video_status: 'error',
        publishing_phase: { status: 'error' },
      })
    }
  })

  test('may be thirty in a day', async () => {
    let last: Json = {}
    for (let n = 0; n < 31 && !last.error; n++) {
      last = (await shop.call('POST', `/${shop.id}/video_reels`, { upload_phase: 'start' })).body
      if (last.error) break
      const { video_id, upload_url } = last as { video_id: string; upload_url: string }
      await upload(upload_url, smallFilm())
      last = (
        await shop.call('POST', `/${shop.id}/video_reels`, {
          upload_phase: 'finish',
          video_id,
          video_state: 'DRAFT',
        })
      ).body
    }
    expect(last.error).toMatchObject({ code: 613 })
    await networks.control('clock', { advanceMs: 86_400_000 })
    expect(await startReel()).toMatchObject({ video_id: expect.any(String) })
  })
})

describe('stories', () => {
  test('of a photo take an unused one, no address, and cannot be deleted', async () => {
    const { id } = await photo('story.jpg')
    expect(await refused('photo_stories', { url: 'http://127.0.0.1/x.jpg' })).toMatchObject({ code: 100 })
    const made = await shop.post<{ success: boolean; post_id: string }>(`/${shop.id}/photo_stories`, {
      photo_id: id,
    })
    expect(made).toMatchObject({ success: true, post_id: expect.any(String) })
    expect(await refused('photo_stories', { photo_id: id })).toMatchObject({ error_subcode: 1366051 })
    const { data } = await shop.get<{ data: Json[] }>(`/${shop.id}/stories`, { status: ['PUBLISHED'] })
    expect(data).toEqual([
      expect.objectContaining({ post_id: made.post_id, media_id: id, media_type: 'photo' }),
    ])
    expect(await shop.refusal('DELETE', `/${made.post_id}`)).toMatchObject({ code: 100 })
  })

  test('have a number of their own, and no link, counters or comments', async () => {
    const { id } = await photo('own.jpg')
    const { post_id } = await shop.post<{ post_id: string }>(`/${shop.id}/photo_stories`, { photo_id: id })
    expect(post_id).toMatch(/^\d+$/)
    const fields = 'post_id,status,media_id,media_type,creation_time,url'
    expect(await shop.get(`/${post_id}`, { fields })).toMatchObject({ post_id, media_id: id })
    for (const field of ['permalink_url', 'shares', 'reactions', 'comments'])
      expect(await shop.refusal('GET', `/${post_id}`, { fields: field })).toMatchObject({ code: 100 })
    expect(await shop.refusal('GET', `/${shop.id}_${post_id}`)).toMatchObject({ error_subcode: 33 })
    expect(await shop.refusal('POST', `/${post_id}/comments`, { message: 'x' })).toMatchObject({ code: 200 })
    const metric = 'PAGE_STORY_IMPRESSIONS_BY_STORY_ID'
    const seen = await shop.get<{ data: Json[] }>(`/${post_id}/insights`, { metric })
    expect(seen.data).toEqual([expect.objectContaining({ name: metric })])
    expect(await shop.refusal('GET', `/${post_id}/insights`, { metric: 'post_clicks' })).toMatchObject({
      code: 100,
    })
    const there = await networks.fetch(`/networks/facebook/www/stories/${post_id}`)
    expect(there.status).toBe(302)
  })

  test('of a film last a minute at most', async () => {
    const make = async (film: Buffer) => {
      const { video_id, upload_url } = await shop.post<{ video_id: string; upload_url: string }>(
        `/${shop.id}/video_stories`,
        { upload_phase: 'start' },
      )
      await upload(upload_url, film)
      return (await shop.call('POST', `/${shop.id}/video_stories`, { upload_phase: 'finish', video_id })).body
    }
    expect(await make(smallFilm())).toMatchObject({ success: true, post_id: expect.any(String) })
    expect(await make(smallFilm({ durationMs: 61_000 }))).toMatchObject({ error: { code: 6000 } })
  })
})

test('after a reset an upload meets no bytes of an older one', async () => {
  const half = async () => {
    const again = await (await connectFacebook(networks)).page('Boulangerie Berthier')
    const { upload_url } = await again.post<{ upload_url: string }>(`/${again.id}/video_reels`, {
      upload_phase: 'start',
    })
    const bytes = smallFilm()
    const headers = { authorization: `OAuth ${again.token}`, file_size: String(bytes.length) }
    return (await upload(upload_url, bytes.subarray(0, 40), headers)).body
  }
  await networks.control('reset', { network: 'facebook' })
  expect(await half()).toMatchObject({ debug_info: { type: 'PartialRequestError' } })
  await networks.control('reset', { network: 'facebook' })
  expect(await half()).toMatchObject({ debug_info: { type: 'PartialRequestError' } })
})
