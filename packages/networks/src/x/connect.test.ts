import { expect, test } from 'vitest'
import { contextOf, pageOf, refusalOf } from '../testing/builders.ts'
import { lost, routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { connect } from './connect.ts'

const config = { clientId: 'id-1', clientSecret: 'very-secret' }
const asked = {
  redirectUri: 'https://us.example/back',
  state: 'st',
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
}
const token = 'POST https://api.x.com/2/oauth2/token'
const me = {
  json: { data: { id: '2244994945', name: 'Ada', username: 'ada', public_metrics: { followers_count: 5 } } },
}
const granted = {
  json: {
    token_type: 'bearer',
    expires_in: 7200,
    access_token: 'a1',
    refresh_token: 'r1',
    scope: 'tweet.read tweet.write',
  },
}
const callback = (query: string) => new URL(`https://us.example/back?${query}`)

test('sends people to X with a challenge', async () => {
  const { url } = await connect.begin(contextOf(script().http, { config }), asked)
  expect(url).toMatch(/^https:\/\/x\.com\/i\/oauth2\/authorize\?/)
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'id-1',
    redirect_uri: 'https://us.example/back',
    scope: 'tweet.read tweet.write users.read media.write offline.access',
    state: 'st',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
})

test('changes the code for tokens, and says who it is', async () => {
  const world = routes({ [token]: granted, 'GET https://api.x.com/2/users/me': me })
  const given = { ...asked, callback: callback('code=c1&state=st') }
  const result = await connect.finish(contextOf(world.http, { config }), given)
  expect(result).toEqual({
    identity: { id: '2244994945', name: 'Ada', handle: 'ada' },
    tokens: {
      access: 'a1',
      refresh: 'r1',
      accessExpiresAt: '2026-11-22T12:00:00.000Z',
      refreshExpiresAt: null,
    },
    scopes: ['tweet.read', 'tweet.write'],
  })
  expect(Object.fromEntries(new URLSearchParams(String(world.requests[0]?.body)))).toEqual({
    grant_type: 'authorization_code',
    code: 'c1',
    redirect_uri: 'https://us.example/back',
    code_verifier: asked.verifier,
  })
  expect(world.requests[0]?.headers?.authorization).toBe(`Basic ${btoa('id-1:very-secret')}`)
})

test('a public client says who it is in the body', async () => {
  const world = routes({ [token]: granted, 'GET https://api.x.com/2/users/me': me })
  const given = { ...asked, callback: callback('code=c1&state=st') }
  await connect.finish(contextOf(world.http, { config: { clientId: 'id-1' } }), given)
  expect(String(world.requests[0]?.body)).toContain('client_id=id-1')
})

test.each([
  ['error=access_denied&state=st', 'authRevoked'],
  ['error=invalid_scope&state=st', 'config'],
  ['code=c1&state=other', 'validation'],
  ['code=c1', 'validation'],
])('coming back with %s is %s, and nothing is asked of X', async (query, kind) => {
  const given = { ...asked, callback: callback(query) }
  expect((await refusalOf(connect.finish(contextOf(script().http, { config }), given))).kind).toBe(kind)
})

test('a refresh rotates; one that is over ends the connection; one without an answer is unknown', async () => {
  const { tokens } = pageOf()
  const refresh = (...answers: Parameters<typeof script>) =>
    adapter.refresh(contextOf(script(...answers).http, { config }), tokens)
  expect(await refresh(granted)).toMatchObject({ access: 'a1', refresh: 'r1' })
  const over = {
    status: 400,
    json: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
  }
  expect((await refusalOf(refresh(over))).kind).toBe('authRevoked')
  expect((await refusalOf(refresh({ status: 401, json: { error: 'unauthorized_client' } }))).kind).toBe(
    'config',
  )
  expect((await refusalOf(refresh(lost))).kind).toBe('unknownOutcome')
  expect((await refusalOf(refresh({ status: 503, text: '' }))).kind).toBe('unknownOutcome')
  expect(
    await adapter.refresh(contextOf(script().http), {
      access: 'a',
      accessExpiresAt: null,
      refreshExpiresAt: null,
    }),
  ).toBeNull()
})

test('without a client nobody is sent anywhere', async () => {
  expect((await refusalOf(connect.begin(contextOf(script().http), asked))).kind).toBe('config')
})

test('reads back, deletes and counts', async () => {
  const young = (BigInt(Date.parse('2026-11-20T10:00:00Z') - 1288834974657) << 22n).toString()
  const metrics = { repost_count: 2, like_count: 3, quote_count: 1, impression_count: 40 }
  const world = script(
    {
      json: {
        errors: [{ title: 'Not Found Error', type: 'https://api.x.com/2/problems/resource-not-found' }],
      },
    },
    { json: { data: [{ id: '21', author_id: '2' }] } },
    { json: { data: { deleted: true } } },
    { json: { data: [{ id: young, public_metrics: metrics, non_public_metrics: { url_link_clicks: 7 } }] } },
    { json: { data: [{ id: '20', public_metrics: { retweet_count: 1 } }] } },
    me,
  )
  const context = contextOf(world.http)
  expect(await adapter.readBack(context, pageOf(), '20')).toBeNull()
  expect(await adapter.readBack(context, pageOf(), '21')).toBeNull()
  await adapter.remove(context, pageOf(), '20')
  expect(await adapter.postFigures(context, pageOf(), young)).toMatchObject({
    likes: 3,
    shares: 3,
    views: 40,
    clicks: 7,
  })
  expect(await adapter.postFigures(context, pageOf(), '20')).toMatchObject({ shares: 1 })
  expect(await adapter.accountFigures(context, pageOf())).toMatchObject({ followers: 5 })
  expect(world.requests[3]?.url).toContain('non_public_metrics')
  expect(world.requests[4]?.url).not.toContain('non_public_metrics')
})
