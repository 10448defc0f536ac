import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { connectFacebook, graphClient, redirectUri } from '../testing/graph-client.ts'

let networks: DemoNetworks
beforeAll(async () => {
  networks = await startDemoNetworks()
})
afterAll(() => networks.close())

const dialog = '/networks/facebook/www/v25.0/dialog/oauth'
const ask = {
  client_id: '138',
  redirect_uri: redirectUri,
  state: 'a b',
  response_type: 'code',
  scope: 'pages_show_list,pages_manage_posts',
}
const graph = (path: string, params: Record<string, string> = {}) =>
  networks.fetch<{
    access_token: string
    expires_in: number
    error: Record<string, unknown>
    data: Record<string, unknown>
  }>(`/networks/facebook/graph/v25.0${path}?${new URLSearchParams(params)}`)
const app = { client_id: '138', client_secret: 's' }
const codeFor = async (fields = '') =>
  (await networks.consent(dialog, ask, `account=camille-berthier&decision=accept${fields}`)).searchParams.get(
    'code',
  ) ?? ''

describe('the dialog', () => {
  test('shows pages and permissions to tick, and sends code and state back', async () => {
    const shown = await networks.fetch(`${dialog}?${new URLSearchParams(ask)}`)
    for (const words of ['Boulangerie Berthier', 'pages_manage_posts'])
      expect(String(shown.body.text)).toContain(words)
    const back = await networks.consent(dialog, ask, 'account=camille-berthier&decision=accept')
    expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:9\/back\?code=AQ.+&state=a\+b#_=_$/)
  })

  test('tells of a refusal', async () => {
    const back = await networks.consent(dialog, ask, 'decision=refuse')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state: 'a b',
    })
  })
})

describe('codes and tokens', () => {
  test('a code is good once, for its redirect, for ten minutes', async () => {
    const code = await codeFor()
    const redeem = (more: Record<string, string> = {}) =>
      graph('/oauth/access_token', { ...app, redirect_uri: redirectUri, code, ...more })
    expect((await redeem({ redirect_uri: 'http://127.0.0.1:9/other' })).body.error).toMatchObject({
      code: 100,
      error_subcode: 36008,
    })
    expect((await redeem({ client_id: 'x' })).body.error).toMatchObject({ code: 101 })
    expect((await redeem()).body).toMatchObject({ token_type: 'bearer', expires_in: 5400 })
    expect((await redeem()).body.error).toMatchObject({ code: 100, error_subcode: 36009 })
    const late = await codeFor()
    await networks.control('clock', { advanceMs: 11 * 60_000 })
    expect((await redeem({ code: late })).body.error).toMatchObject({ code: 100, error_subcode: 36007 })
  })

  test('a wrong secret is told when one is set', async () => {
    await networks.control('settings', { network: 'facebook', settings: { appSecret: 'right' } })
    const { body } = await graph('/oauth/access_token', { ...app, redirect_uri: redirectUri, code: 'x' })
    expect(body.error).toMatchObject({ code: 1, message: 'Error validating client secret.' })
    await networks.control('settings', { network: 'facebook', settings: { appSecret: '' } })
  })

  test('a long token lives sixty days, its Page tokens for ever; both say so', async () => {
    const { user, page } = await connectFacebook(networks)
    const shop = await page('Boulangerie Berthier')
    const inspect = async (token: string) =>
      (await graph('/debug_token', { input_token: token, access_token: '138|s' })).body.data
    expect(await inspect(shop.token)).toMatchObject({
      type: 'PAGE',
      is_valid: true,
      expires_at: 0,
      profile_id: shop.id,
    })
    const seen = await inspect(user.token)
    expect(seen).toMatchObject({ type: 'USER', is_valid: true, application: 'Postelier' })
    expect(seen.granular_scopes).toContainEqual({
      scope: 'pages_manage_posts',
      target_ids: expect.arrayContaining([shop.id]),
    })
    await networks.control('clock', { advanceMs: 61 * 86_400_000 })
    expect(await user.refusal('GET', '/me')).toMatchObject({ code: 190, error_subcode: 463 })
    expect(await inspect(user.token)).toMatchObject({
      is_valid: false,
      error: { code: 190, subcode: 463 },
      scopes: [],
    })
    expect(await shop.get('/me')).toEqual({ name: 'Boulangerie Berthier', id: shop.id })
    expect(await page('Boulangerie Berthier').catch((error: Error) => error.message)).toContain('463')
  })

  test('pages and permissions left unticked are missing', async () => {
    const { user } = await connectFacebook(networks, {
      scope: 'pages_show_list,pages_manage_posts',
      fields: '&scope=pages_show_list&option=camille-berthier/salon-de-the-berthier',
    })
    const { data } = await user.get<{ data: { name: string; tasks: string[] }[] }>('/me/accounts')
    expect(data.map(({ name, tasks }) => [name, tasks])).toEqual([['Le Salon Berthier', ['ANALYZE']]])
    expect(await user.get('/me/permissions')).toEqual({
      data: [
        { permission: 'public_profile', status: 'declined' },
        { permission: 'pages_show_list', status: 'granted' },
        { permission: 'pages_manage_posts', status: 'declined' },
      ],
    })
  })

  test('permissions are taken back one by one, or all', async () => {
    const { user, page } = await connectFacebook(networks)
    const shop = await page('Boulangerie Berthier')
    await user.call('DELETE', '/me/permissions', { permission: 'pages_manage_posts' })
    expect(await shop.refusal('POST', `/${shop.id}/feed`, { message: 'x' })).toMatchObject({ code: 200 })
    expect((await user.call('DELETE', '/me/permissions')).body).toEqual({ success: true })
    expect(await shop.refusal('GET', '/me')).toMatchObject({ code: 190, error_subcode: 458 })
  })

  test('what is no token is refused, and no token at all', async () => {
    expect(await graphClient(networks, 'nonsense').refusal('GET', '/me')).toMatchObject({ code: 190 })
    expect((await graph('/me')).body.error).toMatchObject({ code: 2500 })
  })
})

describe('the host', () => {
  test('answers with its version and its usage, and serves an old version by the oldest that works', async () => {
    const { page } = await connectFacebook(networks)
    const shop = await page('Boulangerie Berthier')
    await networks.control('settings', { network: 'facebook', settings: { usagePercent: 95 } })
    const { headers } = await shop.call('GET', '/me')
    expect(headers.get('facebook-api-version')).toBe('v25.0')
    expect(JSON.parse(headers.get('x-app-usage') ?? '')).toMatchObject({ call_count: 95 })
    expect(JSON.parse(headers.get('x-business-use-case-usage') ?? '')).toMatchObject({
      [shop.id]: [{ type: 'pages', call_count: 95 }],
    })
    await networks.control('faults', { network: 'facebook', kind: 'rate-limit', ms: 7_200_000 })
    const limited = await shop.call('GET', '/me')
    expect(JSON.parse(limited.headers.get('x-business-use-case-usage') ?? '')).toMatchObject({
      [shop.id]: [{ estimated_time_to_regain_access: 120 }],
    })
    const old = await networks.fetch(`/networks/facebook/graph/v20.0/me?access_token=${shop.token}`)
    expect(old.headers.get('facebook-api-version')).toBe('v21.0')
    expect((await networks.fetch(`/networks/facebook/graph/me?access_token=${shop.token}`)).status).toBe(200)
    await networks.control('settings', { network: 'facebook', settings: { usagePercent: 3 } })
  })

  test('answers a batch in order, with null for what was not finished', async () => {
    const { page } = await connectFacebook(networks)
    const shop = await page('Boulangerie Berthier')
    const send = () =>
      networks.fetch<{ code: number; body: string }[]>('/networks/facebook/graph/v25.0/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          access_token: shop.token,
          batch: [
            { method: 'GET', relative_url: 'v25.0/me?fields=name' },
            { method: 'GET', relative_url: 'v25.0/999' },
          ],
        }),
      })
    const { body } = await send()
    expect(body.map(({ code }) => code)).toEqual([200, 400])
    expect(JSON.parse(body[0]?.body ?? '')).toMatchObject({ name: 'Boulangerie Berthier' })
    await networks.control('faults', { network: 'facebook', kind: 'late-failure', call: 'batch' })
    expect((await send()).body).toEqual([expect.objectContaining({ code: 200 }), null])
  })

  test('any documented refusal can be armed, before the effect or after it', async () => {
    const { page } = await connectFacebook(networks)
    const shop = await page('Boulangerie Berthier')
    await networks.control('faults', {
      network: 'facebook',
      kind: 'refused',
      call: 'create-post',
      answer: '190/460',
    })
    expect(await shop.refusal('POST', `/${shop.id}/feed`, { message: 'one' })).toMatchObject({
      code: 190,
      error_subcode: 460,
    })
    await networks.control('faults', {
      network: 'facebook',
      kind: 'refused-after',
      call: 'create-post',
      answer: '2@200',
    })
    const answer = await shop.call<{ error: { code: number } }>('POST', `/${shop.id}/feed`, {
      message: 'two',
    })
    expect([answer.status, answer.body.error.code]).toEqual([200, 2])
    const { data } = await shop.get<{ data: { message: string }[] }>(`/${shop.id}/published_posts`)
    expect(data.map(({ message }) => message)).toEqual(['two'])
    await networks.control('faults', { network: 'facebook', kind: 'token-revoked', call: 'read-me' })
    expect(await shop.refusal('GET', '/me')).toMatchObject({ code: 190, error_subcode: 458 })
  })
})

test('an application is told, signed, that somebody removed it', async () => {
  const told: string[] = []
  const server = createServer((request, reply) => {
    request.on('data', (chunk: Buffer) => told.push(chunk.toString()))
    request.on('end', () => reply.end('{"url":"http://here/1","confirmation_code":"1"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gone`
  const input = { network: 'facebook', kind: 'deauthorize', account: 'camille-berthier', url }
  expect((await networks.control('callbacks', input)).status).toBe(422)
  const { user } = await connectFacebook(networks)
  await networks.control('settings', { network: 'facebook', settings: { appSecret: 'right' } })
  expect((await networks.control('callbacks', input)).body).toMatchObject({ data: { status: 200 } })
  const [signature, payload = ''] = (new URLSearchParams(told.join('')).get('signed_request') ?? '').split(
    '.',
  )
  expect(createHmac('sha256', 'right').update(payload).digest('base64url')).toBe(signature)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    algorithm: 'HMAC-SHA256',
    user_id: expect.any(String),
  })
  expect(await user.refusal('GET', '/me')).toMatchObject({ code: 190, error_subcode: 458 })
  await networks.control('settings', { network: 'facebook', settings: { appSecret: '' } })
  server.close()
})
