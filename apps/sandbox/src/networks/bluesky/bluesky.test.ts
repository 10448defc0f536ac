import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPng } from '../../look/png.ts'
import { film, type OpenNetworks, openNetworks } from '../testing/open-networks.ts'
import { appPasswordOf, blobCid, didOf, isTid, tid } from './identifiers.ts'

let sky: OpenNetworks
beforeAll(async () => {
  sky = await openNetworks()
})
afterAll(() => sky.close())
beforeEach(() => sky.control('reset', {}))

const bakery = 'boulangerie-berthier'
const did = didOf(bakery)
const handle = 'boulangerieberthier.bsky.social'
const collection = 'app.bsky.feed.post'
const createdAt = '2026-11-21T13:30:00.000Z'
const rkey = '3lenax2ss222r'

const call = (nsid: string, json: unknown, token?: string) =>
  sky.call('POST', `/bluesky/pds/xrpc/${nsid}`, { json, ...(token !== undefined && { token }) })
const ask = (nsid: string, query: Record<string, string>, token?: string, host = 'pds') =>
  sky.call('GET', `/bluesky/${host}/xrpc/${nsid}?${new URLSearchParams(query)}`, {
    ...(token !== undefined && { token }),
  })
const login = (identifier = handle, password = appPasswordOf(bakery, 0)) =>
  call('com.atproto.server.createSession', { identifier, password })
const tokenFor = async () => (await login()).body.accessJwt as string
const refresh = (token: string) =>
  sky.call('POST', '/bluesky/pds/xrpc/com.atproto.server.refreshSession', { token })
const upload = (token: string, bytes: Buffer, type = 'image/png') =>
  sky.call('POST', '/bluesky/pds/xrpc/com.atproto.repo.uploadBlob', {
    token,
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
const post = (text: string, more: Record<string, unknown> = {}) => ({
  $type: collection,
  text,
  createdAt,
  langs: ['fr'],
  ...more,
})
const put = (token: string, record: unknown, more: Record<string, unknown> = {}) =>
  call('com.atproto.repo.putRecord', { repo: did, collection, rkey, record, ...more }, token)
const create = (token: string, record: unknown, more: Record<string, unknown> = {}) =>
  call('com.atproto.repo.createRecord', { repo: did, collection, record, ...more }, token)

describe('identifiers', () => {
  test('TIDs as the protocol makes them', () => {
    expect(tid(1700000000000000n, 0)).toBe('3ke6kg3wk2222')
    expect(tid(1700000000000000n, 31)).toBe('3ke6kg3wk222z')
    expect(tid(1735689600000000n, 23)).toBe(rkey)
    expect([isTid(rkey), isTid('zzz'), isTid('zke6kg3wk2222')]).toEqual([true, false, false])
  })
  test('CIDs have the network’s shape', () => {
    expect(blobCid(Buffer.from('a'))).toMatch(/^bafkrei[a-z2-7]{52}$/)
  })
})

describe('sessions', () => {
  test('open with an app password and name the account’s server', async () => {
    const { status, body } = await login()
    expect([status, body.did, body.handle, body.active, body.email]).toEqual([
      200,
      did,
      handle,
      true,
      undefined,
    ])
    expect(body.didDoc.service[0]).toMatchObject({
      id: '#atproto_pds',
      serviceEndpoint: `${sky.address}/bluesky/pds`,
    })
    expect((await login(handle, 'postelier-demo')).body.email).toBe(`${bakery}@exemple.fr`)
    const wrong = await login(handle, 'wrong')
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'AuthenticationRequired', message: 'Invalid identifier or password' },
    ])
    const claims = JSON.parse(atob(body.accessJwt.split('.')[1]))
    expect(claims.exp - claims.iat).toBe(7200)
  })

  test('end after two hours with 400 ExpiredToken, and go on with the refresh token', async () => {
    const { body } = await login()
    await sky.control('clock', { advanceMs: 7_200_000 })
    const late = await put(body.accessJwt, post('a'))
    expect([late.status, late.body.error]).toEqual([400, 'ExpiredToken'])
    const fresh = await refresh(body.refreshJwt)
    expect((await put(fresh.body.accessJwt, post('a'))).status).toBe(200)
  })

  test('a refresh token answers with the same successor for two hours, then no more', async () => {
    const { body } = await login()
    const [one, two] = [await refresh(body.refreshJwt), await refresh(body.refreshJwt)]
    expect(one.body.refreshJwt).toBe(two.body.refreshJwt)
    await sky.control('clock', { advanceMs: 7_200_001 })
    expect((await refresh(body.refreshJwt)).body).toEqual({
      error: 'ExpiredToken',
      message: 'Token has been revoked',
    })
    expect((await refresh(one.body.refreshJwt)).status).toBe(200)
  })

  test('refuse no token, a wrong one, and the wrong kind of one', async () => {
    const { body } = await login()
    expect((await call('com.atproto.repo.createRecord', {})).body.error).toBe('AuthMissing')
    expect((await put('nonsense', post('a'))).body.error).toBe('InvalidToken')
    expect((await put(body.refreshJwt, post('a'))).body).toEqual({
      error: 'InvalidToken',
      message: 'Bad token scope',
    })
    expect((await refresh(body.accessJwt)).body.error).toBe('InvalidToken')
  })

  test('access taken back: the refresh fails, the app password too, a new one works', async () => {
    const { body } = await login()
    await sky.control('grants', { network: 'bluesky', account: bakery, how: 'revoked' })
    expect((await put(body.accessJwt, post('a'))).body.error).toBe('ExpiredToken')
    expect((await refresh(body.refreshJwt)).body.message).toBe('Token has been revoked')
    expect((await login()).status).toBe(401)
    expect((await login(handle, appPasswordOf(bakery, 1))).status).toBe(200)
    const page = await sky.call('GET', '/bluesky/www/settings/app-passwords')
    expect(page.body).toContain(appPasswordOf(bakery, 1))
  })

  test('thirty logins in five minutes, no more', async () => {
    for (let turn = 0; turn < 30; turn++) await login()
    const { status, headers, body } = await login()
    expect([status, body.error, headers.get('ratelimit-remaining'), headers.get('ratelimit-policy')]).toEqual(
      [429, 'RateLimitExceeded', '0', '30;w=300'],
    )
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a deleted session does not refresh; a deleted account does not open', async () => {
    const { body } = await login()
    await sky.call('POST', '/bluesky/pds/xrpc/com.atproto.server.deleteSession', { token: body.refreshJwt })
    expect((await refresh(body.refreshJwt)).status).toBe(400)
    await sky.control('settings', { network: 'bluesky', settings: { takenDown: [bakery] } })
    expect((await login()).body.error).toBe('AccountTakedown')
  })
})

describe('records', () => {
  test('putRecord with swapRecord null publishes exactly once', async () => {
    const token = await tokenFor()
    const first = await put(token, post('Bonjour'), { swapRecord: null })
    expect(first.body).toMatchObject({
      uri: `at://${did}/${collection}/${rkey}`,
      cid: expect.stringMatching(/^bafyrei.{52}$/),
      validationStatus: 'valid',
      commit: { rev: expect.any(String) },
    })
    const again = await put(token, post('Bonjour'), { swapRecord: null })
    expect([again.status, again.body.cid, again.body.commit]).toEqual([200, first.body.cid, undefined])
    const other = await put(token, post('Autre'), { swapRecord: null })
    expect([other.status, other.body]).toEqual([
      400,
      { error: 'InvalidSwap', message: `Record was at ${first.body.cid}` },
    ])
    expect((await sky.call('GET', '/posts?network=bluesky')).body.data).toHaveLength(1)
  })

  test('after a cut connection the record is found under its key', async () => {
    const token = await tokenFor()
    await sky.control('faults', { network: 'bluesky', call: 'com.atproto.repo.putRecord', kind: 'after' })
    await expect(put(token, post('Bonjour'), { swapRecord: null })).rejects.toThrow()
    expect(
      (await ask('com.atproto.repo.getRecord', { repo: handle, collection, rkey })).body.value.text,
    ).toBe('Bonjour')
    expect((await put(token, post('Bonjour'), { swapRecord: null })).status).toBe(200)
  })

  test('createRecord makes keys, and stumbles over one that exists', async () => {
    const token = await tokenFor()
    const made = await create(token, post('Un'))
    expect(isTid(made.body.uri.split('/').at(-1))).toBe(true)
    await create(token, post('Un'), { rkey })
    const twice = await create(token, post('Un'), { rkey })
    expect([twice.status, twice.body.error]).toEqual([500, 'InternalServerError'])
    expect((await create(token, post('Un'), { swapCommit: 'bafyno' })).body.error).toBe('InvalidSwap')
  })

  test('deleting is idempotent; the post leaves its page and the AppView', async () => {
    const token = await tokenFor()
    const { uri } = (await put(token, post('Bonjour'))).body
    expect(
      (await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts,
    ).toHaveLength(1)
    const remove = () => call('com.atproto.repo.deleteRecord', { repo: did, collection, rkey }, token)
    expect((await remove()).body.commit).toBeDefined()
    expect([(await remove()).status, (await remove()).body]).toEqual([200, {}])
    expect((await ask('com.atproto.repo.getRecord', { repo: did, collection, rkey })).body.error).toBe(
      'RecordNotFound',
    )
    expect((await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts).toEqual([])
  })

  test('applyWrites writes a thread at once, or nothing', async () => {
    const token = await tokenFor()
    const write = (text: string, key: string, more = {}) => ({
      $type: 'com.atproto.repo.applyWrites#create',
      collection,
      rkey: key,
      value: post(text, more),
    })
    const bad = await call(
      'com.atproto.repo.applyWrites',
      { repo: did, writes: [write('Un', rkey), write('a'.repeat(301), '3lenax2ss2223')] },
      token,
    )
    expect(bad.status).toBe(400)
    expect((await ask('com.atproto.repo.listRecords', { repo: did, collection })).body.records).toEqual([])
    const root = { uri: `at://${did}/${collection}/${rkey}`, cid: 'bafyreiroot' }
    const good = await call(
      'com.atproto.repo.applyWrites',
      {
        repo: did,
        writes: [write('Un', rkey), write('Deux', '3lenax2ss2233', { reply: { root, parent: root } })],
      },
      token,
    )
    expect(good.body.results.map(({ $type }: { $type: string }) => $type)).toEqual(
      Array(2).fill('com.atproto.repo.applyWrites#createResult'),
    )
    const listed = await ask('com.atproto.repo.listRecords', { repo: did, collection, limit: '1' })
    expect([listed.body.records[0].value.text, listed.body.cursor]).toEqual(['Deux', '3lenax2ss2233'])
    const [answer] = (await sky.call('GET', '/posts?network=bluesky')).body.data
    expect(answer.replyTo).toBe(`${did.split(':')[2]}-${rkey}`)
  })

  test('another’s repository, an unknown one, a missing field, no JSON, an unknown method', async () => {
    const token = await tokenFor()
    expect((await put(token, post('a'), { repo: didOf('garage-benali') })).body.error).toBe('AccountNotFound')
    expect((await put(token, post('a'), { repo: 'did:plc:nobody' })).body.message).toContain(
      'Could not find repo',
    )
    expect((await call('com.atproto.repo.putRecord', { repo: did }, token)).body.error).toBe('InvalidRequest')
    const broken = await sky.call('POST', '/bluesky/pds/xrpc/com.atproto.repo.putRecord', {
      token,
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.status, broken.body.error]).toEqual([400, 'SyntaxError'])
    const unknown = await call('com.atproto.repo.nothing', {}, token)
    expect([unknown.status, unknown.body.error]).toEqual([501, 'MethodNotImplemented'])
  })

  const prefix = `Invalid ${collection} record: `
  test.each([
    ['301 graphemes', post('a'.repeat(301)), 'grapheme too big (maximum 300, got 301) at $.record.text'],
    [
      'too many bytes',
      post('👨‍👩‍👧‍👦'.repeat(200)),
      'string too big (maximum 3000, got 5000) at $.record.text',
    ],
    [
      'four languages',
      post('a', { langs: ['fr', 'en', 'de', 'it'] }),
      'array too big (maximum 3, got 4) at $.record.langs',
    ],
    [
      'nine tags',
      post('a', { tags: Array(9).fill('x') }),
      'array too big (maximum 8, got 9) at $.record.tags',
    ],
    ['no zone', post('a', { createdAt: '2026-11-21T13:30:00' }), 'Invalid datetime'],
    [
      'five images',
      post('a', { embed: { $type: 'app.bsky.embed.images', images: Array(5).fill({}) } }),
      'array too big (maximum 4, got 5) at $.record.embed.images',
    ],
    [
      'an image without words',
      post('a', { embed: { $type: 'app.bsky.embed.images', images: [{}] } }),
      'Missing required key "alt"',
    ],
    [
      'half a reply',
      post('a', { reply: { root: { uri: 'at://a', cid: 'b' } } }),
      'Missing required key "uri" at $.record.reply.parent',
    ],
  ])('%s is refused in the server’s words', async (_what, record, message) => {
    const { status, body } = await put(await tokenFor(), record)
    expect([status, body.error]).toEqual([400, 'InvalidRequest'])
    expect(body.message).toContain(prefix + message)
  })

  test('a key that is no TID is refused', async () => {
    expect((await put(await tokenFor(), post('a'), { rkey: 'my-post' })).body.message).toContain(
      'Invalid TID string',
    )
  })

  test('5,000 points an hour', async () => {
    const token = await tokenFor()
    await sky.control('faults', {
      network: 'bluesky',
      call: 'com.atproto.repo.putRecord',
      kind: 'rate-limit',
      ms: 30_000,
    })
    const { status, headers } = await put(token, post('a'))
    expect([status, headers.get('retry-after'), headers.get('ratelimit-remaining')]).toEqual([429, '30', '0'])
    expect((await put(token, post('a'))).headers.get('ratelimit-limit')).toBe('3000')
  })
})

describe('blobs and videos', () => {
  const images = (image: unknown) => ({
    embed: {
      $type: 'app.bsky.embed.images',
      images: [{ image, alt: 'Du pain', aspectRatio: { width: 4, height: 3 } }],
    },
  })

  test('a picture is uploaded, named in a post, and seen', async () => {
    const token = await tokenFor()
    const { blob } = (
      await upload(
        token,
        drawPng(8, 6, () => [200, 100, 50]),
        'text/plain',
      )
    ).body
    expect(blob).toMatchObject({
      $type: 'blob',
      mimeType: 'image/png',
      ref: { $link: expect.stringMatching(/^bafkrei/) },
    })
    const { uri } = (await put(token, post('Regardez', images(blob)))).body
    const [seen] = (await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts
    expect(seen).toMatchObject({
      author: { handle },
      embed: { $type: 'app.bsky.embed.images#view', images: [{ alt: 'Du pain' }] },
    })
    const address = new URL(seen.embed.images[0].fullsize).pathname.replace('/networks', '')
    expect((await sky.call('GET', address)).headers.get('content-type')).toBe('image/png')
    const shown = await sky.call('GET', `/bluesky/www/profile/${did}/post/${rkey}`)
    expect(shown.headers.get('location')).toContain('/networks/bluesky/posts/')
  })

  test('what was not uploaded, is too big or of another kind is refused', async () => {
    const token = await tokenFor()
    const unknown = { $type: 'blob', ref: { $link: 'bafkreino' }, mimeType: 'image/png', size: 5 }
    expect((await put(token, post('a', images(unknown)))).body).toEqual({
      error: 'BlobNotFound',
      message: 'Could not find blob: bafkreino',
    })
    await sky.control('settings', { network: 'bluesky', settings: { imageBytes: 10, uploadBytes: 100_000 } })
    const { blob } = (
      await upload(
        token,
        drawPng(8, 6, () => [1, 2, 3]),
      )
    ).body
    expect((await put(token, post('a', images(blob)))).body.message).toContain(
      `blob too big (maximum 10, got ${blob.size})`,
    )
    const clip = (await upload(token, film(), 'video/mp4')).body.blob
    expect((await put(token, post('a', images(clip)))).body.message).toContain(
      'Expected "image/*" (got "video/mp4")',
    )
    expect(
      (await put(token, post('a', images({ ...blob, mimeType: 'image/jpeg', size: 9 })))).body.error,
    ).toBe('InvalidMimeType')
    const large = await upload(token, Buffer.alloc(100_001))
    expect([large.status, large.body.error]).toEqual([413, 'PayloadTooLarge'])
  })

  const auth = async (token: string, lxm: string, aud = `did:web:${new URL(sky.address).host}`) =>
    (
      await ask(
        'com.atproto.server.getServiceAuth',
        { aud, lxm, exp: String(Math.floor(Date.now() / 1000) + 1800) },
        token,
      )
    ).body.token as string
  const send = (token: string, bytes: Buffer) =>
    sky.call('POST', `/bluesky/video/xrpc/app.bsky.video.uploadVideo?did=${did}&name=v.mp4`, {
      token,
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'video/mp4' },
    })
  const job = async (jobId: string) =>
    (await ask('app.bsky.video.getJobStatus', { jobId }, undefined, 'video')).body.jobStatus

  test('a film goes through its states, and into a post', async () => {
    const token = await tokenFor()
    const limits = await ask(
      'app.bsky.video.getUploadLimits',
      {},
      await auth(token, 'app.bsky.video.getUploadLimits', 'did:web:video.bsky.app'),
      'video',
    )
    expect(limits.body).toMatchObject({ canUpload: true, remainingDailyVideos: 25 })
    const service = await auth(token, 'com.atproto.repo.uploadBlob')
    const { jobId, state } = (await send(service, film())).body
    expect(state).toBe('JOB_STATE_CREATED')
    await sky.control('clock', { advanceMs: 1000 })
    expect(await job(jobId)).toMatchObject({ state: 'JOB_STATE_SCANNING', progress: expect.any(Number) })
    await sky.control('clock', { advanceMs: 1000 })
    const { blob, state: last } = await job(jobId)
    expect(last).toBe('JOB_STATE_COMPLETED')
    const embed = {
      $type: 'app.bsky.embed.video',
      video: blob,
      alt: 'Le four',
      aspectRatio: { width: 16, height: 9 },
    }
    expect((await put(token, post('Film', { embed }))).status).toBe(200)
    const again = await send(service, film())
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ error: 'already_exists', jobId }),
    ])
  })

  test('a film too long, of another kind, or failing on demand; a token for something else', async () => {
    const token = await tokenFor()
    const service = await auth(token, 'com.atproto.repo.uploadBlob')
    await sky.control('faults', { network: 'bluesky', kind: 'late-failure' })
    const jobs = [
      await send(service, film({ seconds: 5 })),
      await send(service, film({ seconds: 181 })),
      await send(service, Buffer.from('no film')),
    ]
    await sky.control('clock', { advanceMs: 2000 })
    for (const { body } of jobs) expect((await job(body.jobId)).state).toBe('JOB_STATE_FAILED')
    expect((await send(await auth(token, 'com.atproto.repo.getRecord'), film())).status).toBe(401)
    expect(
      (await send(await auth(token, 'com.atproto.repo.uploadBlob', 'did:web:elsewhere.example'), film())).body
        .error,
    ).toBe('BadJwtAudience')
    expect((await send(`${service}x`, film())).status).toBe(401)
    const far = await ask(
      'com.atproto.server.getServiceAuth',
      { aud: did, lxm: 'a', exp: String(Math.floor(Date.now() / 1000) + 7200) },
      token,
    )
    expect(far.body.error).toBe('BadExpiration')
  })
})

test('reading: handles, profiles, feeds that lag behind on demand', async () => {
  const token = await tokenFor()
  expect((await ask('com.atproto.identity.resolveHandle', { handle })).body).toEqual({ did })
  expect((await ask('com.atproto.identity.resolveHandle', { handle: 'nobody.test' })).body.message).toBe(
    'Unable to resolve handle',
  )
  expect((await sky.call('GET', `/bluesky/plc/${did}`)).body.alsoKnownAs).toEqual([`at://${handle}`])
  await sky.control('faults', { network: 'bluesky', kind: 'read-lag', ms: 5000 })
  await put(token, post('Bonjour'))
  const feed = async () =>
    (await ask('app.bsky.feed.getAuthorFeed', { actor: did }, undefined, 'appview')).body.feed
  expect(await feed()).toEqual([])
  await sky.control('clock', { advanceMs: 5000 })
  expect(await feed()).toHaveLength(1)
  const profile = await ask('app.bsky.actor.getProfile', { actor: handle }, undefined, 'appview')
  expect(profile.body).toMatchObject({
    did,
    displayName: 'Boulangerie Berthier',
    followersCount: 2480,
    postsCount: 1,
  })
})
