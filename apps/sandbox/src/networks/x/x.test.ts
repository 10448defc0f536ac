import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPng } from '../../look/png.ts'
import { film, type OpenNetworks, openNetworks } from '../testing/open-networks.ts'

let x: OpenNetworks
beforeAll(async () => {
  x = await openNetworks()
})
afterAll(() => x.close())
beforeEach(() => x.control('reset', {}))

const redirect_uri = 'http://127.0.0.1:4000/back'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const scope = 'tweet.read tweet.write users.read media.write offline.access'
const ask = (more: Record<string, string> = {}) =>
  `/x/www/i/oauth2/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'postelier',
    redirect_uri,
    scope,
    state: 'st',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })}`
const codeFor = async (account: string, more: Record<string, string> = {}) =>
  (await x.consent(ask(more), { account })).searchParams.get('code') ?? ''
const exchange = (code: string, more: Record<string, string> = {}) =>
  x.call('POST', '/x/api/2/oauth2/token', {
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri,
      code_verifier: verifier,
      client_id: 'postelier',
      ...more,
    },
  })
const tokenFor = async (account = 'boulangerie-berthier') =>
  (await exchange(await codeFor(account))).body.access_token as string
const create = (token: string, json: unknown) => x.call('POST', '/x/api/2/tweets', { token, json })
const picture = () => drawPng(40, 30, (a, b) => [a, b, 120])
const seed = () => createHash('sha256').update(String(Math.random())).digest('hex')

describe('signing in', () => {
  test('a code, once, within 30 seconds, with its verifier', async () => {
    const page = await x.call('GET', ask())
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Boulangerie Berthier')])
    const code = await codeFor('nadia-benali')
    expect((await exchange(code, { code_verifier: 'wrong' })).status).toBe(400)
    expect((await exchange(code, { client_id: '' })).body.error).toBe('unauthorized_client')
    const tokens = await exchange(code)
    expect(tokens.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 7200,
      scope,
      refresh_token: expect.any(String),
    })
    expect((await exchange(code)).body.error).toBe('invalid_request')
    const late = await codeFor('nadia-benali')
    await x.control('clock', { advanceMs: 30_000 })
    expect((await exchange(late)).status).toBe(400)
  })

  test('refusing goes back with access_denied; what cannot be trusted goes nowhere', async () => {
    const back = await x.consent(ask(), { account: 'nadia-benali', decision: 'refuse' })
    expect(back.search).toBe('?error=access_denied&state=st')
    for (const wrong of [
      { code_challenge: '' },
      { redirect_uri: 'http://elsewhere.example/' },
      { redirect_uri: 'javascript:alert(1)' },
      { scope: 'all' },
      { state: '' },
    ])
      expect((await x.call('GET', ask(wrong as unknown as Record<string, string>))).status).toBe(400)
  })

  test('a refresh token works once; the access token ends after two hours; revoking ends both', async () => {
    const { body } = await exchange(await codeFor('nadia-benali'))
    const refresh = (refresh_token: string) =>
      x.call('POST', '/x/api/2/oauth2/token', {
        form: { grant_type: 'refresh_token', refresh_token, client_id: 'postelier' },
      })
    await x.control('clock', { advanceMs: 7_200_000 })
    expect((await x.call('GET', '/x/api/2/users/me', { token: body.access_token })).status).toBe(401)
    const fresh = await refresh(body.refresh_token)
    expect((await x.call('GET', '/x/api/2/users/me', { token: fresh.body.access_token })).status).toBe(200)
    expect((await refresh(body.refresh_token)).body.error_description).toBe(
      'Value passed for the token was invalid.',
    )
    const basic = { authorization: `Basic ${btoa('postelier:secret')}` }
    const revoked = await x.call('POST', '/x/api/2/oauth2/revoke', {
      form: { token: fresh.body.access_token },
      headers: basic,
    })
    expect(revoked.body).toEqual({ revoked: true })
    expect((await refresh(fresh.body.refresh_token)).status).toBe(400)
  })

  test('without offline.access nothing to refresh with; without media.write no upload', async () => {
    const { body } = await exchange(await codeFor('nadia-benali', { scope: 'tweet.read users.read' }))
    expect(body.refresh_token).toBeUndefined()
    expect((await create(body.access_token, { text: 'a' })).status).toBe(403)
    expect((await x.call('GET', '/x/api/2/users/me', { token: 'AAAAapp' })).body.title).toBe(
      'Unsupported Authentication',
    )
  })
})

describe('posts', () => {
  test('are created, given back escaped and shortened, read, listed, deleted', async () => {
    const token = await tokenFor()
    const text = 'Pain & croissants <chauds> https://exemple.fr/menu'
    const made = await create(token, { text })
    expect(made.status).toBe(201)
    expect(made.body.data.text).toMatch(/^Pain &amp; croissants &lt;chauds&gt; https:\/\/t\.co\/\w{10}$/)
    expect(made.headers.get('x-rate-limit-remaining')).toBe('99')
    const { id } = made.body.data
    const me = (
      await x.call('GET', '/x/api/2/users/me?user.fields=public_metrics,subscription_type', { token })
    ).body.data
    expect(me).toMatchObject({
      username: 'boulangerieberthier',
      subscription_type: 'None',
      public_metrics: { tweet_count: 1 },
    })
    const list = await x.call('GET', `/x/api/2/users/${me.id}/tweets?tweet.fields=entities,created_at`, {
      token,
    })
    expect(list.body).toMatchObject({
      data: [{ id, entities: { urls: [{ expanded_url: 'https://exemple.fr/menu' }] } }],
      meta: { result_count: 1 },
    })
    const posted = await x.call('GET', `/x/www/boulangerieberthier/status/${id}`)
    expect(posted.headers.get('location')).toMatch(new RegExp(`/networks/x/posts/${id}$`))
    expect((await x.call('DELETE', `/x/api/2/tweets/${id}`, { token })).body).toEqual({
      data: { deleted: true },
    })
    expect((await x.call('DELETE', `/x/api/2/tweets/${id}`, { token })).status).toBe(200)
    const gone = await x.call('GET', `/x/api/2/tweets?ids=${id}`, { token })
    expect([gone.status, gone.body.data, gone.body.errors[0].title]).toEqual([
      200,
      undefined,
      'Not Found Error',
    ])
  })

  test.each([
    ['an unknown field', { text: 'a', colour: 'red' }, 400],
    ['nothing', {}, 400],
    ['a text over 280', { text: 'a'.repeat(281) }, 403],
    ['a forbidden character', { text: 'a\uFEFFb' }, 400],
    ['an unknown media id', { text: 'a', media: { media_ids: ['12'] } }, 400],
    ['five media', { media: { media_ids: ['1', '2', '3', '4', '5'] } }, 400],
    ['two cashtags', { text: '$AAPL $TSLA' }, 403],
    ['a quote', { text: 'a', quote_tweet_id: '1' }, 403],
    ['a reply to nothing', { text: 'a', reply: { in_reply_to_tweet_id: '1' } }, 403],
    ['a poll of one', { text: 'a', poll: { options: ['oui'], duration_minutes: 60 } }, 400],
  ])('%s is refused', async (_what, json, status) => {
    const answer = await create(await tokenFor(), json)
    expect([answer.status, answer.body.status]).toEqual([status, status])
  })

  test('a member who pays writes longer', async () => {
    expect((await create(await tokenFor('nadia-benali'), { text: 'a'.repeat(281) })).status).toBe(201)
  })

  test('the same twice is refused, not after a day, not when the first is deleted', async () => {
    const token = await tokenFor()
    const first = await create(token, { text: 'Bonjour' })
    expect((await create(token, { text: 'Bonjour' })).body.detail).toBe(
      'You are not allowed to create a Tweet with duplicate content.',
    )
    await x.call('DELETE', `/x/api/2/tweets/${first.body.data.id}`, { token })
    expect((await create(token, { text: 'Bonjour' })).status).toBe(201)
  })

  test('one answers oneself, or who named one, and nobody else', async () => {
    const [bakery, garage] = [await tokenFor(), await tokenFor('garage-benali')]
    const own = await create(bakery, { text: 'Un' })
    const reply = { in_reply_to_tweet_id: own.body.data.id }
    expect((await create(bakery, { text: 'Deux', reply })).status).toBe(201)
    expect((await create(garage, { text: 'Bravo', reply })).body.detail).toContain(
      'Reply to this conversation is not allowed',
    )
    const named = await create(bakery, { text: 'Merci @garagebenali' })
    expect(
      (await create(garage, { text: 'De rien', reply: { in_reply_to_tweet_id: named.body.data.id } })).status,
    ).toBe(201)
  })

  test('after a hundred in a quarter of an hour, 429 until the reset', async () => {
    const token = await tokenFor()
    let last = await create(token, { text: seed() })
    while (last.status === 201) last = await create(token, { text: seed() })
    expect([last.status, last.headers.get('x-rate-limit-remaining')]).toEqual([429, '0'])
    expect(Number(last.headers.get('x-rate-limit-reset')) * 1000).toBeGreaterThan(Date.now())
    await x.control('clock', { advanceMs: 900_000 })
    expect((await create(token, { text: 'encore' })).status).toBe(201)
  })

  test('switches: no credits left, the new names, another status for too long', async () => {
    const token = await tokenFor()
    await x.control('settings', { network: 'x', settings: { naming: 'post', tooLongStatus: 400 } })
    expect((await create(token, { text: 'a' })).body.data.edit_history_post_ids).toHaveLength(1)
    expect((await create(token, { text: 'a'.repeat(281) })).status).toBe(400)
    await x.control('settings', { network: 'x', settings: { credits: false } })
    expect((await create(token, { text: 'b' })).body.title).toBe('CreditsDepleted')
    expect((await x.control('settings', { network: 'x', settings: { colour: 1 } })).status).toBe(422)
  })

  test('private figures for one’s own young posts only', async () => {
    const token = await tokenFor()
    const { id } = (await create(token, { text: 'Chiffres' })).body.data
    const read = (fields: string) =>
      x.call('GET', `/x/api/2/tweets?ids=${id}&tweet.fields=${fields}`, { token })
    await x.control('clock', { advanceMs: 86_400_000 })
    const again = await tokenFor()
    const young = await x.call(
      'GET',
      `/x/api/2/tweets?ids=${id}&tweet.fields=public_metrics,non_public_metrics`,
      { token: again },
    )
    expect(young.body.data[0].non_public_metrics.impression_count).toBe(
      young.body.data[0].public_metrics.impression_count,
    )
    expect(young.body.data[0].public_metrics.impression_count).toBeGreaterThan(50)
    await x.control('clock', { advanceMs: 30 * 86_400_000 })
    const old = await x.call('GET', `/x/api/2/tweets?ids=${id}&tweet.fields=non_public_metrics`, {
      token: await tokenFor(),
    })
    expect([old.status, old.body.data, old.body.errors[0].title]).toEqual([
      200,
      undefined,
      'Field Authorization Error',
    ])
    expect((await read('colour')).status).toBe(401)
    const wrong = await x.call('GET', `/x/api/2/tweets?ids=${id}&tweet.fields=colour`, {
      token: await tokenFor(),
    })
    expect(wrong.body.type).toBe('https://api.x.com/2/problems/invalid-request')
  })
})

describe('media', () => {
  const begin = (token: string, json: Record<string, unknown>) =>
    x.call('POST', '/x/api/2/media/upload/initialize', { token, json })
  const append = (token: string, id: string, index: number, bytes: Buffer) => {
    const body = new FormData()
    body.set('segment_index', String(index))
    body.set('media', new Blob([new Uint8Array(bytes)]), 'part')
    return x.call('POST', `/x/api/2/media/upload/${id}/append`, { token, body })
  }
  const finish = (token: string, id: string) =>
    x.call('POST', `/x/api/2/media/upload/${id}/finalize`, { token })
  const status = (token: string, id: string) =>
    x.call('GET', `/x/api/2/media/upload?command=STATUS&media_id=${id}`, { token })
  const uploaded = async (token: string) => {
    const media = picture().toString('base64')
    const { body } = await x.call('POST', '/x/api/2/media/upload', {
      token,
      json: { media, media_category: 'tweet_image' },
    })
    return body.data as { id: string; media_key: string }
  }

  test('a picture in one call, with words for who cannot see it, in a post', async () => {
    const token = await tokenFor()
    const { id, media_key } = await uploaded(token)
    expect(media_key).toBe(`3_${id}`)
    await x.call('POST', '/x/api/2/media/metadata', {
      token,
      json: { id, metadata: { alt_text: { text: 'Du pain' } } },
    })
    const made = await create(token, { text: 'Regardez', media: { media_ids: [id] } })
    expect(made.body.data.text).toMatch(/^Regardez https:\/\/t\.co\//)
    const [post] = (await x.call('GET', '/posts?network=x')).body.data
    expect(post.media).toEqual([{ kind: 'image', file: expect.any(String), alt: 'Du pain' }])
    const file = await x.call('GET', `/x/media/${post.media[0].file}`)
    expect(file.headers.get('content-type')).toBe('image/png')
    const read = await x.call(
      'GET',
      `/x/api/2/tweets?ids=${made.body.data.id}&tweet.fields=attachments&expansions=attachments.media_keys&media.fields=alt_text,url`,
      { token },
    )
    expect(read.body).toMatchObject({
      data: [{ attachments: { media_keys: [media_key] } }],
      includes: { media: [{ media_key, alt_text: 'Du pain' }] },
    })
  })

  test('a film in pieces, then processed, then posted', async () => {
    const token = await tokenFor()
    const bytes = film({ sizeBytes: 3_000_000 })
    const { id } = (
      await begin(token, {
        media_type: 'video/mp4',
        total_bytes: bytes.length,
        media_category: 'tweet_video',
      })
    ).body.data
    await append(token, id, 0, bytes.subarray(0, 1_000_000))
    await append(token, id, 2, bytes.subarray(2_000_000))
    expect((await finish(token, id)).status).toBe(400)
    await append(token, id, 1, bytes.subarray(1_000_000, 2_000_000))
    expect((await finish(token, id)).body.data.processing_info.state).toBe('pending')
    expect((await create(token, { media: { media_ids: [id] } })).status).toBe(400)
    await x.control('clock', { advanceMs: 1500 })
    expect((await status(token, id)).body.data.processing_info.state).toBe('succeeded')
    expect((await create(token, { media: { media_ids: [id] } })).status).toBe(201)
  })

  test('what is too long, too large, of another kind, another’s or a day old is refused', async () => {
    const token = await tokenFor()
    expect(
      (await begin(token, { media_type: 'video/mp4', total_bytes: 5, media_category: 'tweet_image' })).status,
    ).toBe(400)
    expect(
      (await begin(token, { media_type: 'image/png', total_bytes: 6_000_000, media_category: 'tweet_image' }))
        .status,
    ).toBe(400)
    expect(
      (await begin(token, { media_type: 'image/svg', total_bytes: 5, media_category: 'tweet_image' })).status,
    ).toBe(400)
    const { id } = await uploaded(token)
    expect(
      (await create(await tokenFor('garage-benali'), { media: { media_ids: [id] } })).body.errors[0].message,
    ).toBe('Your media IDs are invalid.')
    const long = film({ seconds: 141 })
    const begun = (
      await begin(token, { media_type: 'video/mp4', total_bytes: long.length, media_category: 'tweet_video' })
    ).body.data
    await append(token, begun.id, 0, long)
    await finish(token, begun.id)
    await x.control('clock', { advanceMs: 2000 })
    expect((await create(token, { media: { media_ids: [begun.id] } })).body.detail).toContain(
      'longer than 2 minutes',
    )
    expect((await create(token, { media: { media_ids: [id, begun.id] } })).status).toBe(400)
    await x.control('clock', { advanceMs: 86_400_000 })
    expect((await create(await tokenFor(), { media: { media_ids: [id] } })).status).toBe(400)
  })

  test('processing fails late on demand, and of what is no film', async () => {
    const token = await tokenFor()
    for (const bytes of [film(), Buffer.from('no film at all')]) {
      if (bytes.length > 50) await x.control('faults', { network: 'x', kind: 'late-failure' })
      const { id } = (
        await begin(token, {
          media_type: 'video/mp4',
          total_bytes: bytes.length,
          media_category: 'tweet_video',
        })
      ).body.data
      await append(token, id, 0, bytes)
      expect((await finish(token, id)).status).toBe(200)
      await x.control('clock', { advanceMs: 1500 })
      expect((await status(token, id)).body.data.processing_info).toMatchObject({
        state: 'failed',
        error: { name: 'InvalidMedia' },
      })
    }
  })

  test('the older commands still work', async () => {
    const token = await tokenFor()
    const bytes = picture()
    const say = (fields: Record<string, string | Blob>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return x.call('POST', '/x/api/2/media/upload', { token, body })
    }
    const { id } = (
      await say({
        command: 'INIT',
        media_type: 'image/png',
        total_bytes: String(bytes.length),
        media_category: 'tweet_image',
      })
    ).body.data
    expect(
      (
        await say({
          command: 'APPEND',
          media_id: id,
          segment_index: '0',
          media: new Blob([new Uint8Array(bytes)]),
        })
      ).status,
    ).toBe(204)
    expect((await say({ command: 'FINALIZE', media_id: id })).body.data.processing_info).toBeUndefined()
  })
})

test('everything is still there after a restart', async () => {
  const token = await tokenFor()
  await create(token, { text: 'Toujours là' })
  await x.restart()
  expect((await create(token, { text: 'Toujours là' })).status).toBe(403)
})
