import { expect, test } from 'vitest'
import { contextOf, pageOf, refusalOf, startedAt } from '../testing/builders.ts'
import { lost, routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { connect } from './connect.ts'

const config = { clientId: 'id-1', clientSecret: 'very-secret' }
const asked = { redirectUri: 'https://us.example/back', state: 'st', verifier: 'unused' }
const callback = new URL('https://us.example/back?code=c1&state=st')
const token = 'POST https://www.linkedin.com/oauth/v2/accessToken'
/** Share on LinkedIn with Sign In. */
const signIn = { ...config, product: 'shareAndSignIn' }
const me = 'GET https://api.linkedin.com/v2/me'
const adaThere = {
  json: { id: '782bbtaQ', localizedFirstName: 'Ada', localizedLastName: 'L', vanityName: 'ada-l' },
}
const denied = { status: 403, json: { code: 'ACCESS_DENIED', message: 'Not enough permissions to access' } }
const userinfo = 'GET https://api.linkedin.com/v2/userinfo'
const idToken = `e30.${btoa(JSON.stringify({ sub: '782bbtaQ', name: 'Ada L' })).replaceAll('=', '')}.sig`
const granted = {
  json: {
    access_token: 'a1',
    expires_in: 5184000,
    refresh_token: 'r1',
    refresh_token_expires_in: 31536000,
    scope: 'openid,profile w_member_social',
    id_token: idToken,
  },
}
const ada = { json: { sub: '782bbtaQ', name: 'Ada L', picture: 'https://media.licdn.com/a' } }
const page = pageOf({ id: '1', kind: 'organisation' })
const rest = 'https://api.linkedin.com/rest'

test('a code becomes tokens; their life and scopes are theirs to say', async () => {
  const world = routes({ [token]: granted, [userinfo]: ada })
  const context = contextOf(world.http, { config: signIn })
  expect(await connect.finish(context, { ...asked, callback })).toEqual({
    identity: { id: '782bbtaQ', name: 'Ada L', picture: 'https://media.licdn.com/a' },
    tokens: {
      access: 'a1',
      refresh: 'r1',
      accessExpiresAt: '2027-01-21T10:00:00.000Z',
      refreshExpiresAt: '2027-11-22T10:00:00.000Z',
    },
    scopes: ['openid', 'profile', 'w_member_social'],
  })
  expect(Object.fromEntries(new URLSearchParams(String(world.requests[0]?.body)))).toEqual({
    grant_type: 'authorization_code',
    code: 'c1',
    redirect_uri: asked.redirectUri,
    client_id: 'id-1',
    client_secret: 'very-secret',
  })
})

test.each([
  [{}, 'r_basicprofile w_member_social w_member_social_feed rw_organization_admin', 'openid'],
  [{ product: 'communityManagement' }, 'w_organization_social_feed', 'profile'],
  [{ product: 'shareAndSignIn' }, 'openid profile w_member_social', 'r_basicprofile'],
  [{ scopes: 'openid rw_ads' }, 'openid rw_ads', 'w_member_social'],
])('an app with %j asks for what its product gives, and for nothing of another', async (more, yes, no) => {
  const context = contextOf(script().http, { config: { ...config, ...more } })
  const { url } = await connect.begin(context, asked)
  const scopes = new URL(url).searchParams.get('scope') ?? ''
  expect(scopes).toContain(yes)
  expect(scopes.split(' ')).not.toContain(no)
})

test('who it is, as the app’s product tells it; what was granted to another product is asked the other way', async () => {
  const there = routes({ [token]: granted, [me]: adaThere, [userinfo]: denied })
  const { identity } = await connect.finish(contextOf(there.http, { config }), { ...asked, callback })
  expect(identity).toEqual({ id: '782bbtaQ', name: 'Ada L', handle: 'ada-l' })
  expect(there.calls()).not.toContain(userinfo)
  const before = routes({ [me]: denied, [userinfo]: ada })
  expect(await adapter.identify(contextOf(before.http, { config }), pageOf().tokens)).toMatchObject({
    id: '782bbtaQ',
  })
  const after = routes({ [userinfo]: denied, [me]: adaThere })
  expect(await adapter.identify(contextOf(after.http, { config: signIn }), pageOf().tokens)).toMatchObject({
    id: '782bbtaQ',
  })
  const neither = routes({ [userinfo]: denied, [me]: denied })
  expect((await refusalOf(adapter.identify(contextOf(neither.http), pageOf().tokens))).kind).toBe(
    'permissionMissing',
  )
})

test('a comment has scopes of its own, a page’s and a person’s', () => {
  const may = (scopes: string, kind: 'organisation' | 'profile') =>
    adapter.mayComment?.(scopes.split(' ').filter(Boolean), kind)
  expect(may('openid profile w_member_social', 'profile')).toBe(false)
  expect(may('w_member_social w_organization_social', 'organisation')).toBe(false)
  expect(may('w_member_social_feed', 'organisation')).toBe(false)
  expect(may('w_member_social_feed', 'profile')).toBe(true)
  expect(may('w_organization_social_feed', 'organisation')).toBe(true)
  // What was granted was not said.
  expect(may('', 'profile')).toBe(true)
})

test('a token that is called revoked in its first seconds still says whose it is', async () => {
  const world = routes({ [token]: granted, [userinfo]: { status: 401, json: { serviceErrorCode: 65601 } } })
  const context = contextOf(world.http, { config: signIn })
  const { identity } = await connect.finish(context, { ...asked, callback })
  expect(identity).toEqual({ id: '782bbtaQ', name: 'Ada L' })
})

test('a refresh keeps what is not said anew; without one the person consents again', async () => {
  const world = script({ json: { access_token: 'a2', expires_in: 60 } })
  const old = { ...pageOf().tokens, refreshExpiresAt: '2027-01-01T00:00:00.000Z' }
  expect(await adapter.refresh(contextOf(world.http, { config }), old)).toEqual({
    access: 'a2',
    refresh: 'secret-refresh',
    accessExpiresAt: '2026-11-22T10:01:00.000Z',
    refreshExpiresAt: '2027-01-01T00:00:00.000Z',
  })
  const over = script({
    status: 400,
    json: { error: 'invalid_grant', error_description: 'revoked secret-refresh' },
  })
  const facts = await refusalOf(adapter.refresh(contextOf(over.http, { config }), old))
  expect(facts).toMatchObject({ kind: 'authRevoked', message: 'revoked …' })
  expect(
    await adapter.refresh(contextOf(script().http), {
      access: 'a',
      accessExpiresAt: null,
      refreshExpiresAt: null,
    }),
  ).toBeNull()
})

test('lists the person and the organisations, with both spellings and over several answers', async () => {
  const role = (id: number, name: string, key = 'organization') => ({
    role: name,
    [key]: `urn:li:organization:${id}`,
    state: 'APPROVED',
  })
  const world = routes({
    [me]: adaThere,
    [`GET ${rest}/organizationAcls?q=roleAssignee&state=APPROVED&start=0`]: {
      json: { elements: [role(1, 'ADMINISTRATOR'), role(2, 'ANALYST')], paging: { total: 150 } },
    },
    [`GET ${rest}/organizationAcls?q=roleAssignee&state=APPROVED&start=100`]: {
      json: {
        elements: [role(3, 'CONTENT_ADMIN', 'organizationTarget'), role(2, 'CURATOR')],
        paging: { total: 150 },
      },
    },
    [`GET ${rest}/organizations/1`]: { json: { localizedName: 'Bakery', vanityName: 'bakery' } },
    [`GET ${rest}/organizations/2`]: { json: { localizedName: 'Club' } },
    [`GET ${rest}/organizations/3`]: { status: 404, json: { message: 'Organization 3 is inactive' } },
  })
  const pages = await adapter.pages(contextOf(world.http), pageOf().tokens)
  expect(pages.map(({ id, kind, name, unusable }) => [id, kind, name, unusable])).toEqual([
    ['782bbtaQ', 'profile', 'Ada L', null],
    ['1', 'organisation', 'Bakery', null],
    ['2', 'organisation', 'Club', 'noPublishRole'],
    ['3', 'organisation', '3', 'restricted'],
  ])
  const personal = routes({ [userinfo]: ada })
  const context = contextOf(personal.http, { config: { product: 'shareAndSignIn' } })
  expect(await adapter.pages(context, pageOf().tokens)).toEqual([
    { id: '782bbtaQ', kind: 'profile', name: 'Ada L', picture: 'https://media.licdn.com/a', unusable: null },
  ])
  const unticked = routes({
    [me]: adaThere,
    [`GET ${rest}/organizationAcls`]: { status: 403, json: { code: 'ACCESS_DENIED' } },
  })
  expect(await adapter.pages(contextOf(unticked.http), pageOf().tokens)).toHaveLength(1)
})

test('comments in plain text; a post of a moment ago is asked for again; silence is unknown and looked for', async () => {
  const id = 'urn:li:share:9'
  const world = script(
    { status: 201, json: { $URN: 'urn:li:comment:(urn:li:activity:1,7)', id: '7' } },
    { status: 404, json: { message: 'Unable to obtain activity' } },
    lost,
    {
      json: {
        elements: [
          {
            id: '7',
            actor: 'urn:li:organization:1',
            created: { time: startedAt.getTime() },
            message: { text: 'See (here)' },
          },
        ],
      },
    },
    { json: { elements: [] } },
    { status: 403, json: { code: 'ACCESS_DENIED' } },
  )
  const context = contextOf(world.http)
  const given = { text: 'See (here)', since: startedAt }
  expect(await adapter.comment(context, page, id, given.text)).toEqual({
    id: 'urn:li:comment:(urn:li:activity:1,7)',
  })
  expect(world.bodyOf(0)).toEqual({
    actor: 'urn:li:organization:1',
    object: id,
    message: { text: 'See (here)' },
  })
  expect((await refusalOf(adapter.comment(context, page, id, 'x'))).kind).toBe('transient')
  expect((await refusalOf(adapter.comment(context, page, id, 'x'))).kind).toBe('unknownOutcome')
  expect(await adapter.lookForComment(context, page, id, given)).toEqual({ found: 'yes', id: '7' })
  expect(await adapter.lookForComment(context, page, id, given)).toEqual({ found: 'no' })
  expect(await adapter.lookForComment(context, page, id, given)).toMatchObject({ found: 'cannotTell' })
})

test('figures: a post without activity counts nought; lists keep their brackets', async () => {
  const total = {
    uniqueImpressionsCount: 9,
    impressionCount: 12,
    clickCount: 3,
    likeCount: 5,
    commentCount: 1,
    shareCount: 2,
  }
  const world = script({ json: { elements: [{ totalShareStatistics: total }] } }, { json: { elements: [] } })
  const context = contextOf(world.http)
  expect(await adapter.postFigures(context, page, 'urn:li:share:9')).toMatchObject({
    likes: 5,
    comments: 1,
    shares: 2,
    clicks: 3,
    views: 12,
    reach: 9,
  })
  expect(await adapter.postFigures(context, page, 'urn:li:ugcPost:9')).toMatchObject({ likes: 0, views: 0 })
  expect(world.requests[0]?.url).toContain('&shares=List(urn%3Ali%3Ashare%3A9)')
  expect(world.requests[1]?.url).toContain('&ugcPosts=List(urn%3Ali%3AugcPost%3A9)')
})

test('a person’s figures, or what everybody sees where we may not ask', async () => {
  const person = pageOf({ kind: 'profile' })
  const one = (count: number) => ({ json: { elements: [{ count, metricType: 'X' }] } })
  const world = script(one(42), one(30), one(1), one(4), one(2))
  expect(await adapter.postFigures(contextOf(world.http), person, 'urn:li:share:9')).toMatchObject({
    views: 42,
    reach: 30,
    shares: 1,
    likes: 4,
    comments: 2,
  })
  const closed = script(
    { status: 403, json: { code: 'ACCESS_DENIED' } },
    { json: { likesSummary: { totalLikes: 2 } } },
  )
  const figures = await adapter.postFigures(contextOf(closed.http), person, 'urn:li:share:9')
  expect(figures).toMatchObject({ likes: 2 })
  expect(figures).not.toHaveProperty('views')
  const shut = script(
    { status: 403, json: { code: 'ACCESS_DENIED' } },
    { status: 403, json: { code: 'ACCESS_DENIED' } },
  )
  expect(await adapter.postFigures(contextOf(shut.http), person, 'urn:li:share:9')).toEqual({ raw: null })
})

test('reads back and deletes; gone is gone', async () => {
  const world = script(
    { json: { id: 'urn:li:share:9', author: 'urn:li:organization:1' } },
    { status: 404, json: {} },
    { json: { id: 'urn:li:share:8', author: 'urn:li:organization:7' } },
    { status: 204 },
    { status: 404, json: {} },
  )
  const context = contextOf(world.http)
  expect(await adapter.readBack(context, page, 'urn:li:share:9')).toEqual({
    url: 'https://www.linkedin.com/feed/update/urn:li:share:9/',
  })
  expect(await adapter.readBack(context, page, 'urn:li:share:9')).toBeNull()
  expect(await adapter.readBack(context, page, 'urn:li:share:8')).toBeNull()
  await adapter.remove(context, page, 'urn:li:share:9')
  await adapter.remove(context, page, 'urn:li:share:9')
  expect(world.calls()[3]).toBe('DELETE https://api.linkedin.com/rest/posts/urn%3Ali%3Ashare%3A9')
})
