import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { smallFilm, smallJpeg, smallPng } from '../testing/small-media.ts'

let networks: DemoNetworks
beforeEach(async () => {
  networks = await startDemoNetworks()
})
afterEach(() => networks.close())

const redirect = 'http://127.0.0.1:9/back'
const allScopes = 'user.info.basic,user.info.profile,user.info.stats,video.publish,video.upload,video.list'
const dialog = '/networks/tiktok/www/v2/auth/authorize/'
const minute = 60_000

const ask = (more: Record<string, string> = {}) => ({
  client_key: 'key',
  scope: allScopes,
  response_type: 'code',
  redirect_uri: redirect,
  state: 's t',
  ...more,
})
const agree = (account: string, more: Record<string, string> = {}, fields = '') =>
  networks.consent(dialog, ask(more), `account=${account}&decision=accept${fields}`)
const token = (form: Record<string, string>) =>
  networks.fetch<Record<string, string> & { expires_in: number }>('/networks/tiktok/api/v2/oauth/token/', {
    method: 'POST',
    body: new URLSearchParams({ client_key: 'key', client_secret: 'secret', ...form }),
  })
const redeem = (code: string, more: Record<string, string> = {}) =>
  token({ grant_type: 'authorization_code', code, redirect_uri: redirect, ...more })
const settings = (wish: Json) => networks.control('settings', { network: 'tiktok', settings: wish })
const advance = (advanceMs: number) => networks.control('clock', { advanceMs })

interface Reply {
  data: Json & { publish_id: string; upload_url: string; status: string; fail_reason: string }
  error: { code: string; log_id: string }
}
class Client {
  readonly token: string
  constructor(token: string) {
    this.token = token
  }
  async post(path: string, body?: unknown): Promise<Reply & { http: number }> {
    const answer = await networks.fetch<Reply>(`/networks/tiktok/api/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json; charset=UTF-8' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...answer.body, http: answer.status }
  }
  async status(publish_id: string) {
    return (await this.post('/post/publish/status/fetch/', { publish_id })).data
  }
}
async function connect(account = 'camille-berthier', fields = '') {
  const code = (await agree(account, {}, fields)).searchParams.get('code') ?? ''
  return new Client((await redeem(code)).body.access_token ?? '')
}
const info = {
  title: 'Bonjour #pain',
  privacy_level: 'PUBLIC_TO_EVERYONE',
  disable_duet: false,
  disable_comment: false,
  disable_stitch: false,
}
const whole = (size: number) => ({
  source: 'FILE_UPLOAD',
  video_size: size,
  chunk_size: size,
  total_chunk_count: 1,
})
const init = (client: Client, source: Json, post: Json = {}) =>
  client.post('/post/publish/video/init/', { post_info: { ...info, ...post }, source_info: source })
const photos = (client: Client, images: string[], post: Json = {}, more: Json = {}) =>
  client.post('/post/publish/content/init/', {
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: { title: 'Titre', description: 'Texte', privacy_level: 'PUBLIC_TO_EVERYONE', ...post },
    source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: images },
    ...more,
  })
const put = (
  url: string,
  bytes: Buffer,
  first: number,
  total: number,
  headers: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'PUT',
    headers: {
      'content-type': 'video/mp4',
      'content-range': `bytes ${first}-${first + bytes.length - 1}/${total}`,
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
async function post(client: Client, film = smallFilm(), more: Json = {}) {
  const { data } = await init(client, whole(film.length), more)
  expect((await put(data.upload_url, film, 0, film.length)).status).toBe(201)
  return data.publish_id
}
async function settled(client: Client, id: string) {
  for (let n = 0; n < 3; n++) await client.status(id)
  return client.status(id)
}

describe('the login', () => {
  test('asks with client_key, answers with a code that must be decoded once', async () => {
    expect(
      (await networks.fetch(`${dialog}?${new URLSearchParams({ ...ask(), client_key: '' })}`)).status,
    ).toBe(400)
    expect(
      (
        await networks.fetch(
          `${dialog}?${new URLSearchParams(ask({ redirect_uri: 'http://example.test/back' }))}`,
        )
      ).status,
    ).toBe(400)
    expect(
      (await networks.fetch(`${dialog}?${new URLSearchParams(ask({ redirect_uri: `${redirect}?a=1` }))}`))
        .status,
    ).toBe(400)
    const back = await agree('camille-berthier', {}, '&scope=user.info.basic&scope=video.publish')
    expect(back.href).toContain('code=v%2A1%21')
    expect(back.searchParams.get('scopes')).toBe('user.info.basic,video.publish')
    expect(back.searchParams.get('state')).toBe('s t')
    expect((await networks.consent(dialog, ask(), 'decision=refuse')).searchParams.get('error')).toBe(
      'access_denied',
    )
    const raw = /code=([^&]+)/.exec(back.href)?.[1] ?? ''
    expect((await redeem(raw)).body).toMatchObject({ error: 'invalid_grant' })
    expect((await redeem(decodeURIComponent(raw))).body).toMatchObject({
      scope: 'user.info.basic,video.publish',
      token_type: 'Bearer',
      expires_in: 7200,
      open_id: expect.any(String),
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['a code that is none', { code: 'x' }, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no secret', { client_secret: '' }, 'invalid_client'],
  ])('%s is refused with status 200', async (_why, form, error) => {
    const answer = await token({ grant_type: 'authorization_code', redirect_uri: redirect, ...form })
    expect([answer.status, answer.body]).toEqual([
      200,
      { error, error_description: expect.any(String), log_id: expect.any(String) },
    ])
  })

  test('a code is good once, for its address, in a form', async () => {
    const code = (await agree('camille-berthier')).searchParams.get('code') ?? ''
    expect((await redeem(code, { redirect_uri: 'http://127.0.0.1:9/other' })).body.error).toBe(
      'invalid_request',
    )
    expect((await redeem(code)).body.access_token).toMatch(/^act\./)
    expect((await redeem(code)).body.error).toBe('invalid_grant')
    const json = await networks.fetch<Json>('/networks/tiktok/api/v2/oauth/token/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.body.error).toBe('invalid_request')
    await settings({ tokenErrorStatus: 401 })
    expect((await redeem(code)).status).toBe(401)
  })

  test('a desktop application proves itself in hexadecimal digits', async () => {
    await settings({ desktop: true })
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const hex = createHash('sha256').update(verifier).digest('hex')
    expect(hex).toBe('13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3')
    const wrong = createHash('sha256').update(verifier).digest('base64url')
    expect(
      (
        await agree('camille-berthier', { code_challenge: wrong, code_challenge_method: 'S256' })
      ).searchParams.get('error'),
    ).toBe('invalid_request')
    const code = async () =>
      (
        await agree('camille-berthier', { code_challenge: hex, code_challenge_method: 'S256' })
      ).searchParams.get('code') ?? ''
    expect((await redeem(await code(), { code_verifier: 'x'.repeat(43) })).body).toMatchObject({
      error: 'invalid_request',
      error_description: 'Code verifier or code challenge is invalid.',
    })
    expect((await redeem(await code(), { code_verifier: verifier })).body.access_token).toBeDefined()
  })

  test('a refresh gives new tokens and the old one is dead at once', async () => {
    const code = (await agree('camille-berthier')).searchParams.get('code') ?? ''
    const first = (await redeem(code)).body
    await advance(3 * 3_600_000)
    expect(
      await new Client(first.access_token ?? '').post('/post/publish/creator_info/query/'),
    ).toMatchObject({ http: 401, error: { code: 'access_token_invalid' } })
    const refresh = () => token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' })
    const second = (await refresh()).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh()).body.error).toBe('invalid_grant')
    const client = new Client(second.access_token ?? '')
    expect((await client.post('/post/publish/creator_info/query/')).error.code).toBe('ok')
    const revoked = await fetch(`${networks.address}/networks/tiktok/api/v2/oauth/revoke/`, {
      method: 'POST',
      body: new URLSearchParams({ client_key: 'key', client_secret: 's', token: client.token }),
    })
    expect([revoked.status, await revoked.text()]).toEqual([200, ''])
    expect((await client.post('/post/publish/creator_info/query/')).error.code).toBe('access_token_invalid')
  })
})

describe('the creator', () => {
  test('is told by what was allowed; one field too many and nothing is', async () => {
    const client = await connect('camille-berthier', '&scope=user.info.basic&scope=video.publish')
    const read = (fields: string) =>
      networks.fetch<Reply>(`/networks/tiktok/api/v2/user/info/?fields=${fields}`, {
        headers: { authorization: `Bearer ${client.token}` },
      })
    expect((await read('open_id,display_name,avatar_url')).body.data).toMatchObject({
      user: { display_name: 'Camille Berthier' },
    })
    const refused = await read('open_id,follower_count')
    expect([refused.status, refused.body.error.code]).toEqual([401, 'scope_not_authorized'])
    expect((await read('shoe_size')).body.error.code).toBe('invalid_params')
  })

  test('may be private, closed to comments, or held to short films', async () => {
    await settings({ commentDisabled: true, maxDurationSec: 60 })
    expect((await (await connect()).post('/post/publish/creator_info/query/')).data).toMatchObject({
      privacy_level_options: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      comment_disabled: true,
      max_video_post_duration_sec: 60,
    })
    expect(
      (await (await connect('solene-petit')).post('/post/publish/creator_info/query/')).data
        .privacy_level_options,
    ).toEqual(['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'])
  })
})

describe('a film', () => {
  test('in chunks is taken in order, processed, out, and later given its id', async () => {
    const client = await connect()
    const film = smallFilm({ byteCount: 12_500_000 })
    const { data } = await init(client, {
      source: 'FILE_UPLOAD',
      video_size: film.length,
      chunk_size: 5_000_000,
      total_chunk_count: 2,
    })
    expect(data.publish_id).toMatch(/^v_pub_file~v2-1\.\d+$/)
    expect((await put(data.upload_url, film.subarray(5_000_000), 5_000_000, film.length)).status).toBe(416)
    const first = await put(data.upload_url, film.subarray(0, 5_000_000), 0, film.length)
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-4999999/12500000'])
    expect(await client.status(data.publish_id)).toMatchObject({
      status: 'PROCESSING_UPLOAD',
      uploaded_bytes: 5_000_000,
    })
    expect((await put(data.upload_url, film.subarray(0, 5_000_000), 0, film.length)).status).toBe(416)
    expect((await put(data.upload_url, film.subarray(5_000_000), 5_000_000, film.length)).status).toBe(201)
    const seen = []
    for (let n = 0; n < 6; n++) {
      const answer = await fetch(`${networks.address}/networks/tiktok/api/v2/post/publish/status/fetch/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ publish_id: data.publish_id }),
      })
      const text = await answer.text()
      seen.push([
        /"status":"(\w+)"/.exec(text)?.[1],
        /"publicaly_available_post_id":\[(\d*)\]/.exec(text)?.[1],
      ])
    }
    expect(seen.map(([status]) => status)).toEqual([
      'PROCESSING_UPLOAD',
      'PROCESSING_UPLOAD',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
    ])
    expect(seen.map(([, id]) => id !== '')).toEqual([false, false, false, false, false, true])
    expect(BigInt(seen.at(-1)?.[1] ?? 0) > 2n ** 53n).toBe(true)
  })

  test('is refused in the upload for bad headers, an unknown or an old address', async () => {
    const client = await connect()
    const film = smallFilm()
    const { data } = await init(client, whole(film.length))
    expect((await put(data.upload_url, film, 0, film.length, { 'content-type': 'text/plain' })).status).toBe(
      400,
    )
    expect((await put(data.upload_url, film, 0, film.length, { 'content-range': 'all of it' })).status).toBe(
      400,
    )
    expect(
      (await put(data.upload_url.replace(/upload_id=\d+/, 'upload_id=1'), film, 0, film.length)).status,
    ).toBe(404)
    expect(
      (await put(data.upload_url.replace(/upload_token=[^&]+/, 'upload_token=x'), film, 0, film.length))
        .status,
    ).toBe(403)
    await advance(61 * minute)
    expect((await put(data.upload_url, film, 0, film.length)).status).toBe(403)
  })

  test('is pulled from a verified host, without detours', async () => {
    const client = await connect()
    const pull = (video_url: string) => init(client, { source: 'PULL_FROM_URL', video_url })
    const made = await pull(networks.host('v.mp4', smallFilm()))
    expect(made.data.publish_id).toMatch(/^v_pub_url~/)
    expect(await client.status(made.data.publish_id)).toMatchObject({ status: 'PROCESSING_DOWNLOAD' })
    expect((await settled(client, made.data.publish_id)).status).toBe('PUBLISH_COMPLETE')
    const detour = await pull(networks.host('r.mp4', { redirect: networks.host('v.mp4', smallFilm()) }))
    expect(await settled(client, detour.data.publish_id)).toMatchObject({
      status: 'FAILED',
      fail_reason: 'video_pull_failed',
    })
    expect(await pull('https://example.test/v.mp4')).toMatchObject({
      http: 403,
      error: { code: 'url_ownership_unverified' },
    })
    await settings({ verifiedHosts: ['example.test'] })
    expect((await pull('http://example.test/v.mp4')).error.code).toBe('url_ownership_unverified')
  })

  test.each<[string, Json, string]>([
    ['too short', { durationMs: 2000 }, 'duration_check_failed'],
    ['too long', { durationMs: 301_000 }, 'duration_check_failed'],
    ['too small', { width: 320, height: 320 }, 'picture_size_check_failed'],
    ['no film', { brand: 'none' }, 'file_format_check_failed'],
  ])('%s fails in its status', async (_why, wish, reason) => {
    const client = await connect()
    const film = wish.brand === 'none' ? Buffer.from('no film, only words, though many') : smallFilm(wish)
    expect(await settled(client, await post(client, film))).toMatchObject({
      status: 'FAILED',
      fail_reason: reason,
    })
  })

  test('fails for any documented reason on demand', async () => {
    const client = await connect()
    await networks.control('faults', {
      network: 'tiktok',
      kind: 'late-failure',
      call: 'create-video',
      answer: 'spam_risk_text',
    })
    expect(await settled(client, await post(client))).toMatchObject({
      status: 'FAILED',
      fail_reason: 'spam_risk_text',
    })
    for (const code of [
      'spam_risk_user_banned_from_posting',
      'reached_active_user_cap',
      'app_version_check_failed',
      'internal_error',
    ]) {
      await networks.control('faults', {
        network: 'tiktok',
        kind: 'refused',
        call: 'create-video',
        answer: code,
      })
      await advance(minute)
      expect((await init(client, whole(1000))).error.code).toBe(code)
    }
  })

  test('as a draft goes to the inbox, five in a day', async () => {
    const client = await connect()
    const film = smallFilm()
    const draft = () => client.post('/post/publish/inbox/video/init/', { source_info: whole(film.length) })
    const { data } = await draft()
    expect(data.publish_id).toMatch(/^v_inbox_file~/)
    await put(data.upload_url, film, 0, film.length)
    expect((await settled(client, data.publish_id)).status).toBe('SEND_TO_USER_INBOX')
    for (let n = 0; n < 4; n++) await draft()
    await advance(minute)
    expect((await draft()).error.code).toBe('spam_risk_too_many_pending_share')
  })
})

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
    expect((await settled(client, data.publish_id)).status).toBe('PUBLISH_COMPLETE')
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
      expect(await settled(client, (await photos(client, [url])).data.publish_id)).toMatchObject({
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
