import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BlueskyAnswer, blueskyClient } from '../testing/bluesky-client.ts'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { appPasswordOf, blobCid, isTid, tid } from './identifiers.ts'

let sky: DemoNetworks<BlueskyAnswer>
beforeAll(async () => {
  sky = await startDemoNetworks()
})
afterAll(() => sky.close())
beforeEach(() => sky.control('reset', {}))
const { bakery, did, handle, rkey, call, ask, login, tokenFor, refresh, post, put } = blueskyClient(() => sky)

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
      serviceEndpoint: `${sky.address}/networks/bluesky/pds`,
    })
    expect((await login(handle, 'postelier-demo')).body.email).toBe(`${bakery}@exemple.fr`)
    const wrong = await login(handle, 'wrong')
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'AuthenticationRequired', message: 'Invalid identifier or password' },
    ])
    const claims = JSON.parse(Buffer.from(body.accessJwt.split('.')[1] ?? '', 'base64url').toString())
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
    const page = await sky.call('GET', '/networks/bluesky/www/settings/app-passwords')
    expect(page.text).toContain(appPasswordOf(bakery, 1))
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
    await sky.call('POST', '/networks/bluesky/pds/xrpc/com.atproto.server.deleteSession', {
      token: body.refreshJwt,
    })
    expect((await refresh(body.refreshJwt)).status).toBe(400)
    await sky.control('settings', { network: 'bluesky', settings: { takenDown: [bakery] } })
    expect((await login()).body.error).toBe('AccountTakedown')
  })
})

test('reading: handles, profiles, feeds that lag behind on demand', async () => {
  const token = await tokenFor()
  expect((await ask('com.atproto.identity.resolveHandle', { handle })).body).toEqual({ did })
  expect((await ask('com.atproto.identity.resolveHandle', { handle: 'nobody.test' })).body.message).toBe(
    'Unable to resolve handle',
  )
  expect((await sky.call('GET', `/networks/bluesky/plc/${did}`)).body.alsoKnownAs).toEqual([`at://${handle}`])
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
