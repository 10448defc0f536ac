import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { type XAnswer, xClient } from '../testing/x-client.ts'

let x: DemoNetworks<XAnswer>
beforeAll(async () => {
  x = await startDemoNetworks()
})
afterAll(() => x.close())
beforeEach(() => x.control('reset', {}))
const { scope, ask, codeFor, exchange, tokenFor, create } = xClient(() => x)

describe('signing in', () => {
  test('a code, once, within 30 seconds, with its verifier', async () => {
    const page = await x.call('GET', ask())
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Boulangerie Berthier')])
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
    const back = await x.consent(ask(), {}, 'account=nadia-benali&decision=refuse')
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
      x.call('POST', '/networks/x/api/2/oauth2/token', {
        form: { grant_type: 'refresh_token', refresh_token, client_id: 'postelier' },
      })
    await x.control('clock', { advanceMs: 7_200_000 })
    expect((await x.call('GET', '/networks/x/api/2/users/me', { token: body.access_token })).status).toBe(401)
    const fresh = await refresh(body.refresh_token)
    expect(
      (await x.call('GET', '/networks/x/api/2/users/me', { token: fresh.body.access_token })).status,
    ).toBe(200)
    expect((await refresh(body.refresh_token)).body.error_description).toBe(
      'Value passed for the token was invalid.',
    )
    const basic = { authorization: `Basic ${btoa('postelier:secret')}` }
    const revoked = await x.call('POST', '/networks/x/api/2/oauth2/revoke', {
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
    expect((await x.call('GET', '/networks/x/api/2/users/me', { token: 'AAAAapp' })).body.title).toBe(
      'Unsupported Authentication',
    )
  })
})

test('everything is still there after a restart', async () => {
  const token = await tokenFor()
  await create(token, { text: 'Toujours là' })
  await x.restart()
  expect((await create(token, { text: 'Toujours là' })).status).toBe(403)
})
