import { expect, test } from 'vitest'
import { contextOf, imageOf, pageOf, refusalOf, videoOf } from '../testing/builders.ts'
import { lost, routes, script } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { connect } from './connect.ts'
import { descriptor } from './descriptor.ts'

const config = { clientId: 'key-1', clientSecret: 'very-secret' }
const api = 'https://open.tiktokapis.com/v2'
const asked = {
  redirectUri: 'https://us.example/back',
  state: 'st',
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
}
const data = (value: object) => ({ json: { data: value, error: { code: 'ok', message: '', log_id: 'l' } } })
const granted = {
  json: {
    access_token: 'act.1',
    expires_in: 7200,
    open_id: 'o1',
    refresh_expires_in: 15552000,
    refresh_token: 'rft.1',
    scope: 'user.info.basic,video.publish',
    token_type: 'Bearer',
  },
}

test('its key has its own name, scopes are parted by commas, and a code is decoded once', async () => {
  const world = routes({
    [`POST ${api}/oauth/token/`]: granted,
    [`GET ${api}/user/info/`]: data({ user: { open_id: 'o1', display_name: 'Ada' } }),
  })
  const context = contextOf(world.http, { config })
  const { url } = await connect.begin(context, asked)
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    client_key: 'key-1',
    scope: 'user.info.basic,user.info.profile,user.info.stats,video.publish,video.list',
    response_type: 'code',
    redirect_uri: asked.redirectUri,
    state: 'st',
  })
  const other = await connect.begin(context, { ...asked, another: true })
  expect(new URL(other.url).searchParams.get('disable_auto_auth')).toBe('1')
  const callback = new URL('https://us.example/back?code=c%2A1%212&scopes=user.info.basic&state=st')
  expect(await connect.finish(context, { ...asked, callback })).toEqual({
    identity: { id: 'o1', name: 'Ada' },
    tokens: {
      access: 'act.1',
      refresh: 'rft.1',
      accessExpiresAt: '2026-11-22T12:00:00.000Z',
      refreshExpiresAt: '2027-05-21T10:00:00.000Z',
      more: { scopes: 'user.info.basic,video.publish' },
    },
    scopes: ['user.info.basic', 'video.publish'],
  })
  expect(new URLSearchParams(String(world.requests[0]?.body)).get('code')).toBe('c*1!2')
  // A field whose scope was not given would fail the whole question.
  expect(world.requests[1]?.url).not.toContain('username')
})

test('a desktop’s challenge is written in hexadecimal', async () => {
  const context = contextOf(script().http, { config: { ...config, challenge: 'hex' } })
  const { url } = await connect.begin(context, asked)
  // Facts 9.6.
  expect(new URL(url).searchParams.get('code_challenge')).toBe(
    '13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3',
  )
})

test('a refresh rotates, is refused even with status 200, and is unknown without an answer', async () => {
  const tokens = { ...pageOf().tokens, more: { scopes: 'user.info.basic' } }
  const refresh = (...answers: Parameters<typeof script>) =>
    adapter.refresh(contextOf(script(...answers).http, { config }), tokens)
  expect(await refresh(granted)).toMatchObject({
    refresh: 'rft.1',
    more: { scopes: 'user.info.basic,video.publish' },
  })
  const over = { json: { error: 'invalid_grant', error_description: 'over', log_id: 'l' } }
  expect((await refusalOf(refresh(over))).kind).toBe('authRevoked')
  expect((await refusalOf(refresh(lost))).kind).toBe('unknownOutcome')
})

test('what it does not offer is said, and not tried', async () => {
  const context = contextOf(script().http)
  expect((await refusalOf(adapter.remove(context, pageOf(), '1'))).kind).toBe('config')
  expect((await refusalOf(adapter.comment(context, pageOf(), '1', 'x'))).kind).toBe('config')
  expect(descriptor.can).toMatchObject({ firstComment: false, remove: false })
})

test('figures by number, or by what was begun once it has one', async () => {
  const video = { id: '7345678901234567890', view_count: 9, like_count: 2 }
  const world = routes({
    [`POST ${api}/post/publish/status/fetch/`]: {
      text: '{"data":{"status":"PUBLISH_COMPLETE","publicly_available_post_id":[7345678901234567890]},"error":{"code":"ok"}}',
    },
    [`POST ${api}/video/query/`]: [
      data({ videos: [video] }),
      data({ videos: [video] }),
      data({ videos: [] }),
    ],
  })
  const context = contextOf(world.http)
  expect(await adapter.postFigures(context, pageOf(), video.id)).toEqual({ views: 9, likes: 2, raw: video })
  expect(await adapter.postFigures(context, pageOf(), 'v_pub_file~1')).toMatchObject({ views: 9 })
  expect((await refusalOf(adapter.postFigures(context, pageOf(), video.id))).kind).toBe('notFound')
})

const faults = (more: Partial<Parameters<typeof descriptor.faultsOf>[0]>) =>
  descriptor
    .faultsOf({
      format: 'video',
      text: 'Hello',
      media: [videoOf(10)],
      settings: { privacy: 'public' },
      ...more,
    })
    .map(({ code, setting }) => setting ?? code)

test('who is to see it must be said, and what cannot be together is', () => {
  expect(faults({})).toEqual([])
  expect(faults({ settings: {} })).toEqual(['privacy'])
  expect(faults({ settings: { privacy: 'everybody' } })).toEqual(['privacy'])
  expect(faults({ settings: { privacy: 'private', disclosure: 'paidPartnership' } })).toEqual(['disclosure'])
  expect(faults({ text: 'a'.repeat(2201) })).toEqual(['textTooLong'])
  expect(faults({ format: 'image', text: 'a'.repeat(2201), media: [imageOf()] })).toEqual([])
  expect(faults({ format: 'image', media: [imageOf({ mime: 'image/png' })] })).toEqual(['mediaKind'])
  expect(faults({ format: 'album', media: Array.from({ length: 36 }, () => imageOf()) })).toEqual([
    'tooManyMedia',
  ])
})
