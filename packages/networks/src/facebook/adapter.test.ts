import { expect, test } from 'vitest'
import { contextOf, pageOf, refusalOf, startedAt } from '../testing/builders.ts'
import { routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'

const config = { clientId: 'id-1', clientSecret: 'very-secret' }
const graph = 'https://graph.facebook.com/v27.0'
const asked = { redirectUri: 'https://us.example/back', state: 'st', verifier: 'unused' }
const { connect } = adapter
if (connect.way !== 'consent') throw new Error('Facebook asks for consent')
const consent = connect

test('a code becomes a short token and that a long one; what was granted is asked for', async () => {
  const world = routes({
    [`POST ${graph}/oauth/access_token`]: [
      { json: { access_token: 'short' } },
      { json: { access_token: 'long', expires_in: 5184000 } },
    ],
    [`GET ${graph}/me/permissions`]: {
      json: {
        data: [
          { permission: 'pages_manage_posts', status: 'granted' },
          { permission: 'read_insights', status: 'declined' },
        ],
      },
    },
    [`GET ${graph}/me`]: {
      json: { id: '1020304050', name: 'Ada', picture: { data: { url: 'https://p.example' } } },
    },
  })
  const callback = new URL('https://us.example/back?code=c1&state=st#_=_')
  const granted = await consent.finish(contextOf(world.http, { config }), { ...asked, callback })
  expect(granted).toEqual({
    identity: { id: '1020304050', name: 'Ada', picture: 'https://p.example' },
    tokens: { access: 'long', accessExpiresAt: '2027-01-21T10:00:00.000Z', refreshExpiresAt: null },
    scopes: ['pages_manage_posts'],
  })
  expect(String(world.requests[1]?.body)).toContain('fb_exchange_token=short')
  const { url } = await consent.begin(contextOf(world.http, { config }), asked)
  expect(url).toMatch(/^https:\/\/www\.facebook\.com\/v27\.0\/dialog\/oauth\?/)
  expect(url).not.toContain('auth_type')
  const other = await consent.begin(contextOf(world.http, { config }), { ...asked, another: true })
  expect(new URL(other.url).searchParams.get('auth_type')).toBe('rerequest')
})

test.each([
  [{ code: 100, error_subcode: 36009 }, 'authRevoked'],
  [{ code: 100, error_subcode: 36007 }, 'authRevoked'],
  [{ code: 100, error_subcode: 36008 }, 'config'],
  [{ code: 1 }, 'config'],
  [{ code: 101 }, 'config'],
])('an exchange refused with %j is %s', async (error, kind) => {
  const world = script({ status: 400, json: { error: { message: 'x very-secret', ...error } } })
  const callback = new URL('https://us.example/back?code=c1&state=st')
  const facts = await refusalOf(consent.finish(contextOf(world.http, { config }), { ...asked, callback }))
  expect(facts).toMatchObject({ kind, message: 'x …' })
})

test('a person who says no is no fault of ours', async () => {
  const callback = new URL('https://us.example/back?error=access_denied&error_reason=user_denied&state=st')
  expect(
    (await refusalOf(consent.finish(contextOf(script().http, { config }), { ...asked, callback }))).kind,
  ).toBe('authRevoked')
})

test('lists the Pages with a token each, over several answers and out of businesses', async () => {
  const page = (id: string, tasks: string[]) => ({
    id,
    name: `Shop ${id}`,
    access_token: `t${id}`,
    tasks,
    followers_count: 3,
  })
  const world = routes({
    [`GET ${graph}/me/accounts`]: [
      {
        json: {
          data: [page('1', ['CREATE_CONTENT'])],
          paging: { cursors: { after: 'c' }, next: 'https://evil.example' },
        },
      },
      { json: { data: [page('2', ['ANALYZE'])], paging: { cursors: { after: 'd' } } } },
    ],
    [`GET ${graph}/me/businesses`]: { json: { data: [{ id: 'b' }] } },
    [`GET ${graph}/b/owned_pages`]: { json: { data: [{ id: '3', name: 'Held' }] } },
    [`GET ${graph}/b/client_pages`]: { json: { data: [page('1', ['CREATE_CONTENT'])] } },
  })
  const pages = await adapter.pages(contextOf(world.http), pageOf().tokens)
  expect(pages.map(({ id, unusable, tokens }) => [id, unusable, tokens?.access])).toEqual([
    ['3', 'noPublishRole', undefined],
    ['1', null, 't1'],
    ['2', 'noPublishRole', 't2'],
  ])
  const closed = routes({
    [`GET ${graph}/me/accounts`]: { json: { data: [] } },
    [`GET ${graph}/me/businesses`]: { status: 403, json: { error: { message: 'x', code: 200 } } },
  })
  expect(await adapter.pages(contextOf(closed.http), pageOf().tokens)).toEqual([])
})

test('reads back, deletes, comments and looks for a comment of its own', async () => {
  const gone = {
    status: 400,
    json: { error: { message: 'x', code: 100, error_subcode: 33, type: 'GraphMethodException' } },
  }
  const own = { id: 'c1', message: 'First', created_time: '2026-11-22T10:00:01+0000', from: { id: '102' } }
  const world = script(
    { json: { id: '102_9', permalink_url: '/reel/9/' } },
    gone,
    { json: { success: true } },
    gone,
    { json: { id: 'c1' } },
    { json: { data: [{ ...own, id: 'c0', from: { id: '5' } }, own] } },
    { json: { data: [] } },
  )
  const context = contextOf(world.http)
  const page = pageOf()
  expect(await adapter.readBack(context, page, '102_9')).toEqual({ url: 'https://www.facebook.com/reel/9/' })
  expect(await adapter.readBack(context, page, '102_9')).toBeNull()
  await adapter.remove(context, page, '102_9')
  await adapter.remove(context, page, '102_9')
  expect(await adapter.comment(context, page, '102_9', 'First')).toEqual({ id: 'c1' })
  const given = { text: 'First', since: startedAt }
  expect(await adapter.lookForComment(context, page, '102_9', given)).toEqual({ found: 'yes', id: 'c1' })
  expect(await adapter.lookForComment(context, page, '102_9', given)).toEqual({ found: 'no' })
})

test('a figure whose name was abolished is missing, and the others are not', async () => {
  const insight = (name: string, value: unknown) => ({ json: { data: [{ name, values: [{ value }] }] } })
  const world = routes({
    [`GET ${graph}/102_9/insights?metric=post_media_view`]: insight('post_media_view', 120),
    [`GET ${graph}/102_9/insights?metric=post_total_media_view_unique`]: {
      status: 400,
      json: { error: { message: 'The value must be a valid insights metric', code: 100 } },
    },
    [`GET ${graph}/102_9/insights?metric=post_clicks`]: insight('post_clicks', 4),
    [`GET ${graph}/102_9`]: { json: { reactions: { summary: { total_count: 7 } } } },
  })
  const figures = await adapter.postFigures(contextOf(world.http), pageOf(), '102_9')
  expect(figures).toMatchObject({ likes: 7, shares: 0, views: 120, clicks: 4 })
  expect(figures).not.toHaveProperty('reach')
  expect(figures).not.toHaveProperty('comments')
})
