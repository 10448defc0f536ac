import { expect, test } from 'vitest'
import { contextOf, imageOf, pageOf, refusalOf, videoOf } from '../testing/builders.ts'
import { routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { descriptor } from './descriptor.ts'

const facebook = 'https://graph.facebook.com/v27.0'
const own = { login: 'instagram', clientId: 'id-1', clientSecret: 'very-secret' }
const asked = { redirectUri: 'https://us.example/back', state: 'st', verifier: 'unused' }
const { connect } = adapter
if (connect.way !== 'consent') throw new Error('Instagram asks for consent')
const consent = connect
const me = { json: { id: '5', user_id: '17841400008460056', username: 'shop', name: 'Shop' } }
const long = { json: { access_token: 'long', token_type: 'bearer', expires_in: 5183944 } }

test.each([
  ['flat', '{"access_token":"short","user_id":17841400008460056,"permissions":["instagram_business_basic"]}'],
  ['wrapped', '{"data":[{"access_token":"short","user_id":"1","permissions":"instagram_business_basic"}]}'],
])('its own window: a %s answer becomes a long token', async (_form, text) => {
  const world = routes({
    'POST https://api.instagram.com/oauth/access_token': { text },
    'GET https://graph.instagram.com/access_token?grant_type=ig_exchange_token': long,
    'GET https://graph.instagram.com/v27.0/me': me,
  })
  const callback = new URL('https://us.example/back?code=c1%23_&state=st#_')
  const granted = await consent.finish(contextOf(world.http, { config: own }), { ...asked, callback })
  expect(granted).toMatchObject({
    identity: { id: '17841400008460056', handle: 'shop' },
    tokens: { access: 'long', more: { login: 'instagram' } },
    scopes: ['instagram_business_basic'],
  })
  expect(String(world.requests[0]?.body)).toMatch(/code=c1$/)
  const context = contextOf(world.http, { config: own })
  expect((await adapter.pages(context, granted.tokens)).map(({ id }) => id)).toEqual(['17841400008460056'])
})

test('its own window asks somebody who is signed in there for another account, if that is wished', async () => {
  const begin = async (another: boolean) =>
    (await consent.begin(contextOf(script().http, { config: own }), { ...asked, another })).url
  expect(new URL(await begin(true)).searchParams.get('force_reauth')).toBe('true')
  expect(new URL(await begin(false)).searchParams.has('force_reauth')).toBe(false)
})

test('its own tokens are prolonged, Facebook’s are not', async () => {
  const world = routes({ 'GET https://graph.instagram.com/refresh_access_token': long })
  const tokens = { ...pageOf().tokens, more: { login: 'instagram' } }
  expect(await adapter.refresh(contextOf(world.http, { config: own }), tokens)).toMatchObject({
    access: 'long',
    more: { login: 'instagram' },
  })
  expect(await adapter.refresh(contextOf(script().http), pageOf().tokens)).toBeNull()
})

test('a code that is used up means asking the person again', async () => {
  const world = script({
    status: 400,
    json: { error_type: 'OAuthException', code: 400, error_message: 'used' },
  })
  const callback = new URL('https://us.example/back?code=c1&state=st')
  expect(
    (await refusalOf(consent.finish(contextOf(world.http, { config: own }), { ...asked, callback }))).kind,
  ).toBe('authRevoked')
})

test('by Facebook: the accounts linked to Pages, and the Pages that are linked to none', async () => {
  const linked = { id: '17841400008460056', username: 'shop', name: 'Shop' }
  const world = routes({
    [`GET ${facebook}/me/accounts`]: {
      json: {
        data: [
          { id: '1', name: 'A', access_token: 't1', tasks: ['MANAGE'], instagram_business_account: linked },
          { id: '2', name: 'B', access_token: 't2' },
        ],
      },
    },
    [`GET ${facebook}/me/businesses`]: { json: { data: [] } },
  })
  const pages = await adapter.pages(contextOf(world.http), pageOf().tokens)
  expect(pages.map(({ id, handle, unusable, tokens }) => [id, handle, unusable, tokens?.access])).toEqual([
    ['17841400008460056', 'shop', null, 't1'],
    ['2', undefined, 'notConnected', undefined],
  ])
})

test('deletes only where it may', async () => {
  const page = pageOf({ tokens: { ...pageOf().tokens, more: { login: 'instagram' } } })
  expect((await refusalOf(adapter.remove(contextOf(script().http), page, '18'))).kind).toBe('config')
  expect(
    (
      await refusalOf(
        adapter.remove(contextOf(script().http, { config: { removes: 'false' } }), pageOf(), '18'),
      )
    ).kind,
  ).toBe('config')
  const world = script({ json: { success: true } })
  await adapter.remove(contextOf(world.http), pageOf(), '18')
  expect(world.calls()).toEqual([`DELETE ${facebook}/18`])
})

test('figures, with what few viewers hide left out', async () => {
  const insight = (name: string, value: number) => ({ json: { data: [{ name, values: [{ value }] }] } })
  const world = routes({
    [`GET ${facebook}/18/insights?metric=views`]: insight('views', 40),
    [`GET ${facebook}/18/insights?metric=reach`]: {
      status: 400,
      json: { error: { message: 'Not enough viewers', code: 10 } },
    },
    [`GET ${facebook}/18/insights?metric=saved`]: insight('saved', 2),
    [`GET ${facebook}/18/insights?metric=shares`]: { json: { data: [] } },
    [`GET ${facebook}/18`]: { json: { like_count: 5, comments_count: 1, media_product_type: 'FEED' } },
  })
  const { raw: _raw, ...figures } = await adapter.postFigures(contextOf(world.http), pageOf(), '18')
  expect(figures).toEqual({ likes: 5, comments: 1, views: 40, saves: 2 })
})

test('a link that was not told when the post went live is learnt along with its figures', async () => {
  const permalink = 'https://www.instagram.com/p/abc/'
  const figuresOf = async (more: object) => {
    const world = routes({
      [`GET ${facebook}/18/insights`]: { json: { data: [] } },
      [`GET ${facebook}/18`]: { json: { like_count: 5, media_product_type: 'FEED', ...more } },
    })
    const { raw: _raw, ...figures } = await adapter.postFigures(contextOf(world.http), pageOf(), '18')
    expect(new URL(world.requests[0]?.url ?? '').searchParams.get('fields')).toContain('permalink')
    return figures
  }
  expect(await figuresOf({ permalink })).toEqual({ likes: 5, post: { url: permalink } })
  expect(await figuresOf({})).toEqual({ likes: 5 })
})

const faults = (more: Partial<Parameters<typeof descriptor.faultsOf>[0]>) =>
  descriptor
    .faultsOf({ format: 'image', text: 'Hello', media: [imageOf()], settings: {}, ...more })
    .map(({ code }) => code)

test('says what is wrong with a post before it is sent', () => {
  expect(faults({})).toEqual([])
  expect(faults({ format: 'text', media: [] })).toEqual(['formatUnknown'])
  expect(faults({ text: 'a'.repeat(2201) })).toEqual(['textTooLong'])
  expect(faults({ text: '#a '.repeat(31) })).toEqual(['tooManyTags'])
  expect(faults({ text: '@a '.repeat(21) })).toEqual(['tooManyMentions'])
  expect(faults({ media: [imageOf({ mime: 'image/png' })] })).toEqual(['mediaKind'])
  expect(faults({ media: [imageOf({ widthPx: 1000, heightPx: 2000 })] })).toEqual(['mediaRatio'])
  expect(faults({ media: [imageOf({ widthPx: 1080, heightPx: 1350 })] })).toEqual([])
  expect(faults({ format: 'carousel', media: [imageOf(), videoOf(10)] })).toEqual([])
  expect(faults({ format: 'carousel', media: Array.from({ length: 11 }, () => imageOf()) })).toEqual([
    'tooManyMedia',
  ])
  expect(faults({ format: 'story', text: 'a'.repeat(3000), media: [videoOf(10, { seconds: 61 })] })).toEqual([
    'videoTooLong',
  ])
  expect(faults({ settings: { shareToFeed: 'perhaps' } })).toEqual(['settingUnknown'])
})
