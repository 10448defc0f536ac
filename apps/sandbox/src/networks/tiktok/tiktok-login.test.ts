import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { dialog, type Reply, redirect, TikTokClient, tiktokOn } from '../testing/tiktok-client.ts'

let networks: DemoNetworks
beforeEach(async () => {
  networks = await startDemoNetworks()
})
afterEach(() => networks.close())

const { ask, agree, token, redeem, settings, advance, connect } = tiktokOn(() => networks)

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
      await new TikTokClient(networks, first.access_token ?? '').post('/post/publish/creator_info/query/'),
    ).toMatchObject({ http: 401, error: { code: 'access_token_invalid' } })
    const refresh = () => token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' })
    const second = (await refresh()).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh()).body.error).toBe('invalid_grant')
    const client = new TikTokClient(networks, second.access_token ?? '')
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
