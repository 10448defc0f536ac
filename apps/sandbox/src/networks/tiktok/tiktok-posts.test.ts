import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { smallJpeg, smallPng } from '../testing/small-media.ts'
import { minute, type Reply, tiktokOn } from '../testing/tiktok-client.ts'

let networks: DemoNetworks
beforeEach(async () => {
  networks = await startDemoNetworks()
})
afterEach(() => networks.close())

const { settings, advance, connect, whole, init, photos, finalized } = tiktokOn(() => networks)

describe('refused at once', () => {
  test.each<[string, Json, Json, string]>([
    ['a long title', {}, { title: 'é'.repeat(2201) }, 'invalid_params'],
    ['an unknown privacy', {}, { privacy_level: 'ALL' }, 'invalid_param'],
    [
      'a privacy that is not offered',
      {},
      { privacy_level: 'FOLLOWER_OF_CREATOR' },
      'privacy_level_option_mismatch',
    ],
    [
      'branded content for its author only',
      {},
      { privacy_level: 'SELF_ONLY', brand_content_toggle: true },
      'invalid_param',
    ],
    ['an unknown field', {}, { disable_comments: true }, 'invalid_params'],
    [
      'chunks rounded up',
      { video_size: 50_000_123, chunk_size: 10_000_000, total_chunk_count: 6 },
      {},
      'invalid_params',
    ],
    ['a source that is none', { source: 'PIGEON' }, {}, 'invalid_params'],
  ])('%s', async (_why, source, more, code) => {
    expect(await init(await connect(), { ...whole(1000), ...source }, more)).toMatchObject({
      error: { code, log_id: expect.any(String) },
    })
  })

  test('what is not JSON, not allowed, not known or somebody else’s', async () => {
    const client = await connect()
    const plain = await networks.fetch<Reply>('/networks/tiktok/api/v2/post/publish/video/init/', {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(plain.body.error.code).toBe('invalid_params')
    const reader = await connect('camille-berthier', '&scope=user.info.basic')
    expect(await init(reader, whole(1000))).toMatchObject({
      http: 401,
      error: { code: 'scope_not_authorized' },
    })
    expect(await client.post('/post/publish/status/fetch/', { publish_id: 'x' })).toMatchObject({
      http: 400,
      error: { code: 'invalid_publish_id' },
    })
    const { data } = await init(client, whole(1000))
    expect(
      await (await connect('nadia-benali')).post('/post/publish/status/fetch/', {
        publish_id: data.publish_id,
      }),
    ).toMatchObject({ http: 403, error: { code: 'token_not_authorized_for_specified_publish_id' } })
  })

  test('six inits and thirty looks a minute, so many posts a day', async () => {
    const client = await connect()
    const { data } = await init(client, whole(1000))
    for (let n = 0; n < 5; n++) await init(client, whole(1000))
    expect(await init(client, whole(1000))).toMatchObject({
      http: 429,
      error: { code: 'rate_limit_exceeded' },
    })
    for (let n = 0; n < 30; n++) await client.status(data.publish_id)
    expect((await client.post('/post/publish/status/fetch/', { publish_id: data.publish_id })).http).toBe(429)
    for (let n = 0; n < 20; n++) await client.post('/post/publish/creator_info/query/')
    expect((await client.post('/post/publish/creator_info/query/')).http).toBe(429)
    await settings({ postsPerDay: 6 })
    await advance(minute)
    expect(await init(client, whole(1000))).toMatchObject({
      http: 403,
      error: { code: 'spam_risk_too_many_posts' },
    })
    expect((await client.post('/post/publish/creator_info/query/')).error.code).toBe(
      'spam_risk_too_many_posts',
    )
  })

  test('an application that was not reviewed posts for private accounts’ own eyes', async () => {
    await settings({ audited: false })
    const code = 'unaudited_client_can_only_post_to_private_accounts'
    expect(await init(await connect(), whole(1000), { privacy_level: 'SELF_ONLY' })).toMatchObject({
      http: 403,
      error: { code },
    })
    const hidden = await connect('solene-petit')
    expect((await init(hidden, whole(1000), { privacy_level: 'FOLLOWER_OF_CREATOR' })).error.code).toBe(code)
    expect((await init(hidden, whole(1000), { privacy_level: 'SELF_ONLY' })).error.code).toBe('ok')
    for (const n of [1, 2, 3, 4, 5]) {
      await networks.control('people', {
        id: `private-${n}`,
        givenName: 'P',
        familyName: String(n),
        private: true,
      })
      const answer = await init(await connect(`private-${n}`), whole(1000), { privacy_level: 'SELF_ONLY' })
      expect(answer.error.code).toBe(n < 5 ? 'ok' : 'reached_active_user_cap')
    }
  })
})

describe('photos', () => {
  test('are fetched, shown in order, and listed once public', async () => {
    await settings({ accessSeconds: 7 * 86_400 })
    const client = await connect()
    const images = ['1.jpg', '2.jpg'].map((name, index) => networks.host(name, smallJpeg(1080, 1350 + index)))
    const { data } = await photos(client, images)
    expect(data.publish_id).toMatch(/^p_pub_url~/)
    expect((await finalized(client, data.publish_id)).status).toBe('PUBLISH_COMPLETE')
    const fields = 'id,create_time,share_url,video_description,title,view_count,like_count'
    const list = () => client.post(`/video/list/?fields=${fields}`, { max_count: 20 })
    expect((await list()).data.videos).toEqual([])
    await advance(minute)
    const found = (await list()).data.videos as Json[]
    expect(found).toMatchObject([
      { title: 'Titre', video_description: 'Texte', id: expect.stringMatching(/^\d{19}$/) },
    ])
    expect((await fetch(String(found[0]?.share_url))).status).toBe(200)
    await advance(86_400_000)
    expect(
      (await client.post(`/video/query/?fields=${fields}`, { filters: { video_ids: [found[0]?.id, '1'] } }))
        .data.videos,
    ).toMatchObject([{ view_count: expect.any(Number) }])
    expect((await client.post('/video/list/?fields=shoe', { max_count: 20 })).error.code).toBe(
      'invalid_params',
    )
    expect((await client.post('/video/list/?fields=id', { max_count: 21 })).error.code).toBe('invalid_params')
    expect(String((await networks.fetch('/networks/tiktok')).body.text)).toContain('Titre')
  })

  test('of the wrong kind or not there fail in their status', async () => {
    const client = await connect()
    const bad: [string, string][] = [
      [networks.host('a.png', smallPng()), 'file_format_check_failed'],
      [networks.host('big.jpg', smallJpeg(3000, 3000)), 'picture_size_check_failed'],
      [networks.host('a.jpg', smallJpeg()).replace('a.jpg', 'none.jpg'), 'photo_pull_failed'],
    ]
    for (const [url, reason] of bad)
      expect(await finalized(client, (await photos(client, [url])).data.publish_id)).toMatchObject({
        status: 'FAILED',
        fail_reason: reason,
      })
  })

  test('are refused where the wish is wrong', async () => {
    const client = await connect()
    const url = networks.host('a.jpg', smallJpeg())
    const wrong: [Json, Json, string][] = [
      [{ title: 'é'.repeat(91) }, {}, 'invalid_params'],
      [{ description: 'é'.repeat(4001) }, {}, 'invalid_params'],
      [{ disable_duet: true }, {}, 'invalid_params'],
      [{}, { media_type: 'VIDEO' }, 'invalid_params'],
      [{}, { source_info: { source: 'FILE_UPLOAD', photo_images: [url] } }, 'invalid_params'],
      [
        {},
        { source_info: { source: 'PULL_FROM_URL', photo_images: [url], photo_cover_index: 1 } },
        'invalid_params',
      ],
    ]
    for (const [more, rest, code] of wrong)
      expect((await photos(client, [url], more, rest)).error.code).toBe(code)
    await advance(minute)
    expect(
      (
        await photos(
          client,
          Array.from({ length: 36 }, () => url),
        )
      ).error.code,
    ).toBe('invalid_params')
    expect((await photos(client, ['https://example.test/a.jpg'])).error.code).toBe('url_ownership_unverified')
  })
})
