import { expect, test } from 'vitest'
import { contextOf, pageOf, refusalOf, ticking } from '../testing/builders.ts'
import { routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { connect } from './connect.ts'

const jwt = (exp: number) => `e30.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.x`
const session = {
  accessJwt: jwt(1795345200),
  refreshJwt: jwt(1803121200),
  did: 'did:plc:alice',
  handle: 'alice.test',
  didDoc: { service: [{ id: '#atproto_pds', type: 'x', serviceEndpoint: 'https://pds.example' }] },
}
const entry = 'POST https://bsky.social/xrpc/com.atproto.server.createSession'
const profile = 'GET https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile'
const given = { service: '', identifier: '@alice.test', password: 'aaaa-bbbb' }

test('a session is opened with the network and goes on with the account’s own server', async () => {
  const world = routes({
    [entry]: { json: session },
    [profile]: { json: { displayName: 'Alice', followersCount: 4 } },
  })
  const granted = await connect.signIn(contextOf(world.http), given)
  expect(granted.identity).toEqual({ id: 'did:plc:alice', name: 'Alice', handle: 'alice.test' })
  expect(granted.tokens).toMatchObject({
    accessExpiresAt: new Date(1795345200_000).toISOString(),
    refreshExpiresAt: new Date(1803121200_000).toISOString(),
    more: { service: 'https://pds.example', entry: 'https://bsky.social' },
  })
  expect(world.bodyOf(0)).toEqual({ identifier: 'alice.test', password: 'aaaa-bbbb' })
})

test('only encrypted addresses of services are taken, and nothing but their origin', async () => {
  const signIn = (service: string) => connect.signIn(contextOf(script().http), { ...given, service })
  for (const service of ['http://pds.example', 'ftp://pds.example', 'https://a:b@pds.example', 'https://']) {
    expect((await refusalOf(signIn(service))).code).toBe('serviceAddress')
  }
  const world = routes({
    'POST https://own.example/xrpc/com.atproto.server.createSession': {
      json: { ...session, didDoc: undefined },
    },
    [profile]: { status: 502, text: 'x' },
  })
  const granted = await connect.signIn(contextOf(world.http), { ...given, service: 'own.example/path?x=1' })
  expect(granted).toMatchObject({
    identity: { name: 'alice.test' },
    tokens: { more: { service: 'https://own.example' } },
  })
})

test('a wrong password is a connection that is not there', async () => {
  const world = script({
    status: 401,
    json: { error: 'AuthenticationRequired', message: 'Invalid identifier or password' },
  })
  expect((await refusalOf(connect.signIn(contextOf(world.http), given))).kind).toBe('authRevoked')
})

const refreshing = 'POST https://pds.example/xrpc/com.atproto.server.refreshSession'
const tokens = {
  ...pageOf().tokens,
  more: {
    service: 'https://pds.example',
    entry: 'https://bsky.social',
    did: 'did:plc:alice',
    password: 'aaaa-bbbb',
  },
}

test('a refresh rotates both tokens; when the old is over, the password opens one session more', async () => {
  const world = routes({ [refreshing]: { json: session } })
  expect(await adapter.refresh(contextOf(world.http), tokens)).toMatchObject({
    access: session.accessJwt,
    more: tokens.more,
  })
  expect(world.requests[0]?.headers?.authorization).toBe('Bearer secret-refresh')
  const over = { status: 400, json: { error: 'ExpiredToken', message: 'Token has been revoked' } }
  const again = routes({ [refreshing]: over, [entry]: { json: session } })
  expect(await adapter.refresh(contextOf(again.http), tokens)).toMatchObject({ refresh: session.refreshJwt })
  const refused = routes({
    [refreshing]: over,
    [entry]: { status: 401, json: { error: 'AuthenticationRequired' } },
  })
  expect((await refusalOf(adapter.refresh(contextOf(refused.http), tokens))).kind).toBe('authRevoked')
  expect(
    (
      await refusalOf(
        adapter.refresh(contextOf(script(over).http), {
          ...tokens,
          more: { service: 'https://pds.example' },
        }),
      )
    ).kind,
  ).toBe('authRevoked')
})

test('the account is its own page, unless it was taken down', async () => {
  const asked = 'GET https://pds.example/xrpc/com.atproto.server.getSession'
  const known = { did: 'did:plc:alice', handle: 'alice.test' }
  const world = routes({
    [asked]: [{ json: known }, { json: { ...known, active: false, status: 'takendown' } }],
    [profile]: { json: { displayName: 'Alice' } },
  })
  const page = { id: 'did:plc:alice', name: 'Alice', handle: 'alice.test', kind: 'profile' }
  expect(await adapter.pages(contextOf(world.http), tokens)).toEqual([{ ...page, unusable: null }])
  expect(await adapter.pages(contextOf(world.http), tokens)).toEqual([{ ...page, unusable: 'restricted' }])
})

test('the same comment sent twice is one record', async () => {
  const uri = 'at://did:plc:alice/app.bsky.feed.post/3lenax2ss222r'
  const record = { uri, cid: 'bafy', value: { createdAt: '2026-11-22T10:00:00.000Z' } }
  const world = routes({
    'GET https://pds.example/xrpc/com.atproto.repo.getRecord': { json: record },
    'POST https://pds.example/xrpc/com.atproto.repo.putRecord': { json: { uri: `${uri}x`, cid: 'b' } },
  })
  const page = pageOf({ id: 'did:plc:alice', tokens })
  const context = contextOf(world.http, { now: ticking(1000) })
  await adapter.comment(context, page, uri, 'First! https://x.io')
  await adapter.comment(context, page, uri, 'First! https://x.io')
  await adapter.comment(context, page, uri, 'Another')
  expect(world.bodyOf(3)).toEqual(world.bodyOf(1))
  expect(world.bodyOf(5)).not.toEqual(world.bodyOf(1))
  expect(world.bodyOf(1)).toMatchObject({
    swapRecord: null,
    record: { reply: { root: { uri }, parent: { uri, cid: 'bafy' } } },
  })
})

test('figures are what is told, and nothing is made up', async () => {
  const posts = [{ uri: 'at://a/b/c', likeCount: 3, repostCount: 1, quoteCount: 2 }]
  const world = script({ json: { posts } }, { json: { posts: [] } })
  expect(await adapter.postFigures(contextOf(world.http), pageOf(), 'at://a/b/c')).toEqual({
    likes: 3,
    shares: 3,
    raw: posts[0],
  })
  expect((await refusalOf(adapter.postFigures(contextOf(world.http), pageOf(), 'at://a/b/c'))).kind).toBe(
    'notFound',
  )
})
