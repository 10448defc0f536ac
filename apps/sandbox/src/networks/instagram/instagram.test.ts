import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { type Connected, connectFacebook, type GraphClient } from '../testing/graph-client.ts'
import { smallFilm, smallJpeg, smallPng } from '../testing/small-media.ts'

let networks: DemoNetworks
let connected: Connected
let shop: GraphClient
let me: string
const day = 86_400_000
beforeAll(async () => {
  networks = await startDemoNetworks()
  connected = await connectFacebook(networks)
  const page = await connected.page('Boulangerie Berthier')
  shop = page
  me = page.instagram ?? ''
  await networks.control('settings', { network: 'instagram', settings: { publishQuota: 100 } })
})
afterAll(() => networks.close())

const picture = (name = 'a.jpg', bytes = smallJpeg(1080, 1350)) => networks.host(name, bytes)
const film = (input = {}, name = 'a.mp4') => networks.host(name, smallFilm(input))
const make = async (params: Json) => (await shop.post<{ id: string }>(`/${me}/media`, params)).id
const refuse = (params: Json) => shop.refusal('POST', `/${me}/media`, params)
const look = (id: string) =>
  shop.get<{ status_code: string; status: string; id: string }>(`/${id}`, { fields: 'status_code,status' })
const publish = async (id: string) =>
  (await shop.post<{ id: string }>(`/${me}/media_publish`, { creation_id: id })).id
const refusePublish = (id: string) => shop.refusal('POST', `/${me}/media_publish`, { creation_id: id })
async function ready(params: Json): Promise<string> {
  const id = await make(params)
  while ((await look(id)).status_code === 'IN_PROGRESS');
  return id
}
const post = async (params: Json) => publish(await ready(params))

describe('a container', () => {
  test('of a picture is not ready until it is looked at, then published once', async () => {
    const id = await make({ image_url: picture(), caption: 'Bonjour #pain', alt_text: 'Un pain' })
    expect(await refusePublish(id)).toMatchObject({ code: 9007, error_subcode: 2207027 })
    expect(await look(id)).toMatchObject({ status_code: 'FINISHED', id })
    const media = await publish(id)
    expect(media).not.toBe(id)
    expect(await look(id)).toMatchObject({ status_code: 'PUBLISHED' })
    expect(await refusePublish(id)).toMatchObject({ code: 24, error_subcode: 2207008 })
    const read = await shop.get<{ permalink: string }>(`/${media}`, {
      fields: 'id,permalink,shortcode,media_type,media_product_type,timestamp,caption,media_url',
    })
    expect(read).toMatchObject({
      media_type: 'IMAGE',
      media_product_type: 'FEED',
      caption: 'Bonjour #pain',
      shortcode: expect.any(String),
    })
    expect((await fetch(read.permalink)).status).toBe(200)
  })

  test('of a film takes some looks; a reel and a story are what they are', async () => {
    const id = await make({
      media_type: 'REELS',
      video_url: film(),
      caption: 'Un reel',
      share_to_feed: true,
      cover_url: picture('cover.jpg', smallJpeg(1080, 1920)),
    })
    const seen = [await look(id), await look(id), await look(id)].map(({ status_code }) => status_code)
    expect(seen).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'FINISHED'])
    expect(
      await shop.get(`/${await publish(id)}`, { fields: 'media_type,media_product_type,thumbnail_url' }),
    ).toMatchObject({ media_type: 'VIDEO', media_product_type: 'REELS', thumbnail_url: expect.any(String) })
    const story = await post({ media_type: 'STORIES', image_url: picture('s.jpg', smallJpeg(1080, 1920)) })
    expect(await shop.get(`/${story}`, { fields: 'media_product_type' })).toMatchObject({
      media_product_type: 'STORY',
    })
    const stories = await shop.get<{ data: Json[] }>(`/${me}/stories`)
    expect(stories.data).toEqual([{ id: story }])
    await post({ media_type: 'STORIES', video_url: film({ durationMs: 30_000 }) })
  })

  test('of a carousel holds its children in order and counts once', async () => {
    const used = async () =>
      (
        await shop.get<{ data: { quota_usage: number }[] }>(`/${me}/content_publishing_limit`, {
          fields: 'config,quota_usage',
        })
      ).data[0]
    const before = await used()
    const children = [
      await make({ image_url: picture('1.jpg'), is_carousel_item: true }),
      await make({ media_type: 'VIDEO', video_url: film({ durationMs: 9000 }), is_carousel_item: true }),
      await make({
        image_url: picture('3.jpg', smallJpeg(1080, 1080)),
        is_carousel_item: true,
        alt_text: 'trois',
      }),
    ]
    const id = await make({ media_type: 'CAROUSEL', children: children.join(','), caption: 'Trois' })
    expect((await look(id)).status_code).toBe('IN_PROGRESS')
    for (const child of children) for (let n = 0; n < 3; n++) await look(child)
    expect((await look(id)).status_code).toBe('FINISHED')
    const media = await shop.get<{ media_type: string; children: { data: Json[] } }>(
      `/${await publish(id)}`,
      { fields: 'media_type,children' },
    )
    expect([media.media_type, media.children.data.length]).toEqual(['CAROUSEL_ALBUM', 3])
    expect((await used())?.quota_usage).toBe((before?.quota_usage ?? 0) + 1)
    expect(await refuse({ media_type: 'CAROUSEL', children: children.join(',') })).toMatchObject({
      code: 100,
    })
  })

  test('takes its film as bytes', async () => {
    const { id, uri } = await shop.post<{ id: string; uri: string }>(`/${me}/media`, {
      media_type: 'REELS',
      upload_type: 'resumable',
      caption: 'Octets',
    })
    expect((await look(id)).status_code).toBe('IN_PROGRESS')
    const bytes = smallFilm()
    const send = (headers: Record<string, string>) =>
      networks.fetch(uri, {
        method: 'POST',
        headers: { authorization: `OAuth ${shop.token}`, ...headers },
        body: new Uint8Array(bytes),
      })
    expect((await send({ offset: '9', file_size: String(bytes.length) })).body).toMatchObject({
      debug_info: { type: 'OffsetInvalidError' },
    })
    expect((await send({ offset: '0', file_size: String(bytes.length) })).body).toMatchObject({
      success: true,
    })
    for (let n = 0; n < 3; n++) await look(id)
    expect(await publish(id)).toMatch(/^180/)
  })

  test('fails in its status for what was found out late', async () => {
    const bad: [Json, number][] = [
      [{ media_type: 'REELS', video_url: film({ durationMs: 1000 }, 'short.mp4') }, 2207026],
      [{ media_type: 'STORIES', video_url: film({ durationMs: 61_000 }, 'long.mp4') }, 2207026],
      [{ media_type: 'REELS', video_url: film({ width: 2160, height: 3840 }, 'wide.mp4') }, 2207026],
      [
        { media_type: 'REELS', video_url: networks.host('x.txt', Buffer.from('no film, only words')) },
        2207026,
      ],
      [{ media_type: 'REELS', video_url: 'http://127.0.0.1:9/none.mp4' }, 2207077],
    ]
    for (const [params, subcode] of bad) {
      const id = await ready(params)
      expect(await look(id)).toMatchObject({
        status_code: 'ERROR',
        status: expect.stringContaining(String(subcode)),
      })
      expect(await refusePublish(id)).toMatchObject({ error_subcode: subcode })
    }
    await networks.control('faults', { network: 'instagram', kind: 'late-failure', call: 'create-container' })
    expect(await look(await ready({ image_url: picture() }))).toMatchObject({ status_code: 'ERROR' })
  })

  test('is gone after a day', async () => {
    const id = await ready({ image_url: picture() })
    await networks.control('clock', { advanceMs: day + 1000 })
    expect(await look(id)).toMatchObject({ status_code: 'EXPIRED' })
    expect(await refusePublish(id)).toMatchObject({ code: 24, error_subcode: 2207008 })
  })
})

describe('refused at once', () => {
  const image = { image_url: '' }
  test.each<[string, () => Json, object]>([
    ['no address', () => ({ caption: 'x' }), { code: 100 }],
    [
      'an address where nothing is',
      () => ({ image_url: 'http://127.0.0.1:9/a.jpg' }),
      { code: 9004, error_subcode: 2207052 },
    ],
    [
      'an address with an accent',
      () => ({ image_url: `${picture()}?é` }),
      { code: 9004, error_subcode: 2207052 },
    ],
    [
      'a page in place of a picture',
      () => ({ image_url: networks.host('p', Buffer.from('<html>nothing here</html>')) }),
      { code: 9004, error_subcode: 2207052 },
    ],
    [
      'a PNG',
      () => ({ image_url: networks.host('a.png', smallPng()) }),
      { code: 36001, error_subcode: 2207005 },
    ],
    [
      'nine megabytes',
      () => ({ image_url: picture('big.jpg', smallJpeg(1080, 1080, 9 * 1024 * 1024)) }),
      { code: 36000, error_subcode: 2207004 },
    ],
    [
      'an upright picture for the feed',
      () => ({ image_url: picture('tall.jpg', smallJpeg(1080, 1920)) }),
      { code: 36003, error_subcode: 2207009 },
    ],
    [
      'a long caption',
      () => ({ image_url: picture(), caption: 'a'.repeat(2201) }),
      { code: 36004, error_subcode: 2207010 },
    ],
    [
      'many mentions',
      () => ({ image_url: picture(), caption: '@a '.repeat(21) }),
      { code: 100, error_subcode: 2207040 },
    ],
    ['a long description', () => ({ image_url: picture(), alt_text: 'a'.repeat(1001) }), { code: 100 }],
    [
      'an unknown type',
      () => ({ media_type: 'POEM', image_url: picture() }),
      { code: 100, error_subcode: 2207023 },
    ],
    [
      'a film that is no reel',
      () => ({ media_type: 'VIDEO', video_url: film() }),
      { code: 100, error_subcode: 2207067 },
    ],
    [
      'a carousel of one',
      () => ({ media_type: 'CAROUSEL', children: '1' }),
      { code: 100, error_subcode: 2207028 },
    ],
    [
      'a carousel of eleven',
      () => ({ media_type: 'CAROUSEL', children: Array.from({ length: 11 }, String) }),
      { code: 100, error_subcode: 2207028 },
    ],
    [
      'a carousel of strangers',
      () => ({ media_type: 'CAROUSEL', children: '1,2' }),
      { code: 24, error_subcode: 2207006 },
    ],
    [
      'an item with a caption',
      () => ({ image_url: picture(), is_carousel_item: true, caption: 'x' }),
      { code: 100 },
    ],
    [
      'an offset beyond the film',
      () => ({ media_type: 'REELS', video_url: film(), thumb_offset: 99_000 }),
      { code: 1, error_subcode: 2207057 },
    ],
    [
      'a tag with a place on a reel',
      () => ({ media_type: 'REELS', video_url: film(), user_tags: [{ username: 'a', x: 0.5, y: 0.5 }] }),
      { error_subcode: 2207035 },
    ],
    [
      'four collaborators',
      () => ({ image_url: picture(), collaborators: ['a', 'b', 'c', 'd'] }),
      { code: 100 },
    ],
    [
      'a collaborator in a story',
      () => ({ media_type: 'STORIES', image_url: picture(), collaborators: ['a'] }),
      { code: 100 },
    ],
  ])('%s', async (_why, params, expected) => {
    expect(await refuse(params())).toMatchObject(expected)
    expect(image.image_url).toBe('')
  })

  test('a container of somebody else, an item alone, and who may not publish', async () => {
    expect(await refusePublish('17900000000000001')).toMatchObject({ code: 24, error_subcode: 2207006 })
    const child = await ready({ image_url: picture(), is_carousel_item: true })
    expect(await refusePublish(child)).toMatchObject({ code: 100 })
    const reader = await connected.page('Le Salon Berthier')
    expect(
      await reader.refusal('POST', `/${reader.instagram}/media`, { image_url: picture() }),
    ).toMatchObject({ code: 200 })
    const less = await connectFacebook(networks, { scope: 'pages_show_list,instagram_basic' })
    expect(await less.user.refusal('POST', `/${me}/media`, { image_url: picture() })).toMatchObject({
      code: 200,
    })
    expect(await shop.refusal('GET', `/17841${'0'.repeat(12)}`)).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
  })

  test('one post too many today, and a window that is too long', async () => {
    const id = await ready({ image_url: picture() })
    await networks.control('settings', { network: 'instagram', settings: { publishQuota: 0 } })
    expect(await refusePublish(id)).toMatchObject({ code: 9, error_subcode: 2207042 })
    expect(await shop.get(`/${me}/content_publishing_limit`, { fields: 'config,quota_usage' })).toMatchObject(
      { data: [{ config: { quota_total: 0, quota_duration: 86_400 } }] },
    )
    await networks.control('settings', { network: 'instagram', settings: { publishQuota: 100 } })
    expect(await shop.refusal('GET', `/${me}/content_publishing_limit`, { since: 1 })).toMatchObject({
      code: 100,
    })
  })

  test('four hundred containers in a day', async () => {
    const florist = await (await connectFacebook(networks, { account: 'hugo-marchand' })).page(
      'Les Fleurs de Solène',
    )
    const params = { media_type: 'REELS', upload_type: 'resumable' }
    for (let n = 0; n < 400; n++) await florist.post(`/${florist.instagram}/media`, params)
    expect(await florist.refusal('POST', `/${florist.instagram}/media`, params)).toMatchObject({
      code: 80002,
    })
  })

  test('blocked as spam, though the post is there', async () => {
    const id = await ready({ image_url: picture(), caption: 'Bloqué' })
    await networks.control('faults', {
      network: 'instagram',
      kind: 'refused-after',
      call: 'publish',
      answer: '4/2207051',
    })
    expect(await refusePublish(id)).toMatchObject({ code: 4, error_subcode: 2207051 })
    expect(await look(id)).toMatchObject({ status_code: 'PUBLISHED' })
    const { data } = await shop.get<{ data: Json[] }>(`/${me}/media`, {
      fields: 'id,caption,timestamp,permalink,media_type',
    })
    expect(data[0]).toMatchObject({ caption: 'Bloqué', media_type: 'IMAGE' })
  })
})

describe('what stands there', () => {
  test('is commented, closed to comments, and deleted', async () => {
    const media = await post({ image_url: picture(), caption: 'À commenter' })
    const comment = await shop.post<{ id: string }>(`/${media}/comments`, { message: 'Premier' })
    await shop.post(`/${comment.id}/replies`, { message: 'Deuxième' })
    expect(await shop.refusal('POST', `/${comment.id}/replies`, { message: 'a'.repeat(301) })).toMatchObject({
      code: 100,
    })
    expect(await shop.get(`/${media}/comments`, { fields: 'text,username' })).toMatchObject({
      data: [{ text: 'Premier', username: 'boulangerieberthier' }],
    })
    expect(await shop.post(`/${media}`, { comment_enabled: false })).toEqual({ success: true })
    expect(await shop.refusal('POST', `/${media}/comments`, { message: 'x' })).toMatchObject({ code: 200 })
    expect(await shop.refusal('POST', `/${media}`, { caption: 'autre' })).toMatchObject({ code: 100 })
    expect((await shop.call('DELETE', `/${media}`)).body).toEqual({ success: true })
    expect(await shop.refusal('DELETE', `/${media}`)).toMatchObject({ code: 100, error_subcode: 33 })
  })

  test('a story takes no comments and tells no figures after a day', async () => {
    const story = await post({ media_type: 'STORIES', image_url: picture() })
    expect(await shop.refusal('POST', `/${story}/comments`, { message: 'x' })).toMatchObject({
      code: 200,
      message: '(#200) Does not support Comments',
    })
    expect(await shop.refusal('GET', `/${story}/insights`, { metric: 'reach' })).toMatchObject({ code: 10 })
    await networks.control('clock', { advanceMs: day / 2 })
    expect(await shop.get(`/${story}/insights`, { metric: 'reach,replies' })).toMatchObject({
      data: [{ name: 'reach' }, { name: 'replies' }],
    })
    await networks.control('clock', { advanceMs: day })
    expect(await shop.get(`/${story}/insights`, { metric: 'reach' })).toEqual({ data: [] })
  })

  test('has figures that grow, of its own kind only', async () => {
    const media = await post({ image_url: picture(), caption: 'Chiffres' })
    await networks.control('clock', { advanceMs: 2 * day })
    const { data } = await shop.get<{ data: { values: { value: number }[] }[] }>(`/${media}/insights`, {
      metric: 'views,reach,saved,total_views',
    })
    expect(data[0]?.values[0]?.value).toBeGreaterThan(100)
    for (const metric of ['impressions', 'plays', 'ig_reels_avg_watch_time'])
      expect(await shop.refusal('GET', `/${media}/insights`, { metric })).toMatchObject({ code: 100 })
    const account = { metric: 'likes,views', period: 'day', metric_type: 'total_value' }
    expect(await shop.get(`/${me}/insights`, account)).toMatchObject({
      data: [{ name: 'likes', total_value: { value: expect.any(Number) } }, { name: 'views' }],
    })
    expect(await shop.get(`/${me}/insights`, { metric: 'reach', period: 'day' })).toMatchObject({
      data: [{ values: [{ end_time: expect.any(String) }] }],
    })
    expect(
      await shop.get(`/${me}/insights`, {
        metric: 'follower_demographics',
        period: 'lifetime',
        metric_type: 'total_value',
        breakdown: 'age',
      }),
    ).toMatchObject({ data: [{ total_value: { breakdowns: [{ dimension_keys: ['age'] }] } }] })
    for (const params of [
      { metric: 'likes' },
      { metric: 'impressions' },
      { metric: 'follower_demographics' },
      { metric: 'reach', since: 1 },
      {},
    ])
      expect([100, 3001]).toContain((await shop.refusal('GET', `/${me}/insights`, params)).code)
  })
})

test('the page shows carousel, reel and story', async () => {
  const children = await Promise.all(
    ['un', 'deux'].map((name) => make({ image_url: picture(`${name}.jpg`), is_carousel_item: true })),
  )
  await post({ media_type: 'CAROUSEL', children: children.join(','), caption: 'Deux ensemble' })
  await post({ media_type: 'REELS', video_url: film({}, 'shown.mp4') })
  await post({ media_type: 'STORIES', image_url: picture('shown.jpg', smallJpeg(1080, 1920)) })
  const text = String((await networks.fetch('/networks/instagram')).body.text)
  for (const words of ['Deux ensemble', 'class="dots"', 'Story', 'Reel']) expect(text).toContain(words)
})
