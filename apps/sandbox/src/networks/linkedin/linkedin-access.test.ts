import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { type LinkedInAnswer, linkedinClient } from '../testing/linkedin-client.ts'

let net: DemoNetworks<LinkedInAnswer>
beforeAll(async () => {
  net = await startDemoNetworks()
})
afterAll(() => net.close())
beforeEach(() => net.control('reset', {}))
const {
  scope,
  openScope,
  headers,
  client,
  dayMs,
  page,
  enc,
  authorize,
  codeFor,
  token,
  exchange,
  signIn,
  rest,
} = linkedinClient(() => net)

describe('signing in', () => {
  test('a code once, a token for sixty days, the same refresh token counting down', async () => {
    const code = await codeFor('camille-berthier', { scope: openScope })
    const { body } = await exchange(code)
    expect(body).toMatchObject({
      expires_in: 5_184_000,
      refresh_token_expires_in: 31_536_000,
      token_type: 'Bearer',
      scope: openScope.replaceAll(' ', ','),
    })
    expect(JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString()).name).toBe(
      'Camille Berthier',
    )
    const twice = await exchange(code)
    expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request'])
    await net.control('clock', { advanceMs: 60 * dayMs })
    expect(
      (await net.call('GET', '/networks/linkedin/api/v2/userinfo', { token: body.access_token })).body,
    ).toMatchObject({ status: 401, serviceErrorCode: 65_602 })
    const fresh = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(fresh.body).toMatchObject({ refresh_token: body.refresh_token, expires_in: 5_184_000 })
    expect(fresh.body.refresh_token_expires_in).toBeLessThanOrEqual(305 * 86_400)
    await net.control('clock', { advanceMs: 306 * dayMs })
    expect((await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).body.error).toBe(
      'invalid_grant',
    )
  })

  test('refusing, a scope the application was not given, an address that is none', async () => {
    expect(
      (await net.consent(authorize(), {}, 'account=nadia-benali&decision=refuse')).searchParams.get('error'),
    ).toBe('user_cancelled_authorize')
    const foreign = await net.call('GET', authorize({ scope: 'r_member_social' }))
    expect(new URL(foreign.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'unauthorized_scope_error',
    )
    expect((await net.call('GET', authorize({ redirect_uri: 'http://elsewhere.example/' }))).status).toBe(400)
    expect((await token({ grant_type: 'authorization_code', code: 'x', client_secret: '' })).body.error).toBe(
      'invalid_client',
    )
  })

  test('the scopes of two products, which no application has both of', async () => {
    const refusal = async (asked: string) => {
      const { headers: given } = await net.call('GET', authorize({ scope: asked }))
      const back = new URL(given.get('location') ?? '', 'http://localhost').searchParams
      return [back.get('error'), back.get('error_description')]
    }
    const notTheirs = (name: string) => [
      'unauthorized_scope_error',
      `Scope "${name}" is not authorized for your application`,
    ]
    expect(await refusal(`openid profile ${scope}`)).toEqual(notTheirs('openid'))
    expect(await refusal(`${openScope} r_basicprofile`)).toEqual(notTheirs('r_basicprofile'))
    const ownedScopes = `${openScope} ${scope}`.split(' ')
    await net.control('settings', { network: 'linkedin', settings: { ownedScopes } })
    expect(await codeFor('camille-berthier', { scope: ownedScopes.join(' ') })).not.toBe('')
  })

  test('each product tells who it is in its own way', async () => {
    const who = async (asked: string, path: string) => {
      const accessToken = await signIn('camille-berthier', { scope: asked })
      return (await net.call('GET', `/networks/linkedin/api/v2/${path}`, { token: accessToken })).body
    }
    expect(await who(scope, 'userinfo')).toMatchObject({ status: 403, serviceErrorCode: 100 })
    expect(await who(openScope, 'me')).toMatchObject({ status: 403, serviceErrorCode: 100 })
    expect(await who(scope, 'me')).toMatchObject({ id: (await who(openScope, 'userinfo')).sub })
  })

  test('no partner, no refresh; the other separator; a token that is too fresh', async () => {
    await net.control('settings', {
      network: 'linkedin',
      settings: { partner: false, scopeSeparator: ' ', freshTokenMs: 2000 },
    })
    const { body } = await exchange(await codeFor('camille-berthier', { scope: openScope }))
    expect([body.refresh_token, body.scope]).toEqual([undefined, openScope])
    const userinfo = () => net.call('GET', '/networks/linkedin/api/v2/userinfo', { token: body.access_token })
    expect((await userinfo()).body.serviceErrorCode).toBe(65_601)
    await net.control('clock', { advanceMs: 2000 })
    expect((await userinfo()).body).toMatchObject({
      name: 'Camille Berthier',
      email: 'camille-berthier@exemple.fr',
    })
  })

  test('introspected, revoked', async () => {
    const accessToken = await signIn()
    const introspect = () =>
      net.call('POST', '/networks/linkedin/www/oauth/v2/introspectToken', {
        form: { ...client, token: accessToken },
      })
    expect((await introspect()).body).toMatchObject({ active: true, status: 'active', auth_type: '3L' })
    await net.call('POST', '/networks/linkedin/www/oauth/v2/revoke', {
      form: { ...client, token: accessToken },
    })
    expect((await introspect()).body.status).toBe('revoked')
    expect(
      (await net.call('GET', '/networks/linkedin/api/v2/me', { token: accessToken })).body,
    ).toMatchObject({
      status: 401,
      code: 'REVOKED_ACCESS_TOKEN',
    })
  })
})

describe('every call of the versioned API', () => {
  test('asks for its version, its protocol, a token, and encoded URNs', async () => {
    const accessToken = await signIn()
    const acls = (more: Record<string, string>) =>
      net.call('GET', '/networks/linkedin/api/rest/organizationAcls?q=roleAssignee', {
        token: accessToken,
        headers: more,
      })
    const missing = await acls({})
    expect([missing.status, missing.body.code]).toEqual([400, 'VERSION_MISSING'])
    const dead = await acls({ ...headers, 'linkedin-version': '202507' })
    expect([dead.status, dead.body.message]).toEqual([426, 'Requested version 20250701 is not active'])
    expect((await acls({ 'linkedin-version': '202607' })).status).toBe(400)
    expect(
      (await net.call('GET', '/networks/linkedin/api/rest/organizationAcls?q=roleAssignee', { headers })).body
        .message,
    ).toBe('Empty oauth2_access_token')
    expect((await rest('GET', 'posts?q=author', 'nonsense')).body.code).toBe('INVALID_ACCESS_TOKEN')
    expect((await rest('GET', `posts?q=author&author=${page}`, accessToken)).status).toBe(400)
    expect((await rest('GET', 'organizationsLookup?ids=List%281%29', accessToken)).status).toBe(400)
    expect((await rest('GET', 'nothing', accessToken)).status).toBe(404)
  })

  test('throttles for the day without saying until when', async () => {
    await net.control('faults', { network: 'linkedin', call: 'list-pages', kind: 'rate-limit' })
    const {
      status,
      body,
      headers: given,
    } = await rest('GET', 'organizationAcls?q=roleAssignee', await signIn())
    expect([status, body.message, given.get('retry-after')]).toEqual([
      429,
      'Resource level throttle APPLICATION DAY limit for calls to this resource is reached.',
      null,
    ])
  })
})

describe('pages', () => {
  test('are listed with their roles, in parts; withdrawn ones are not approved', async () => {
    const hugo = await signIn('hugo-marchand')
    const list = (query: string) => rest('GET', `organizationAcls?q=roleAssignee${query}`, hugo)
    const all = (await list('&state=APPROVED')).body
    expect([all.paging.total, all.elements.map(({ role }) => role)]).toEqual([
      4,
      ['CONTENT_ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'ANALYST', 'ADMINISTRATOR'],
    ])
    expect((await list('&state=APPROVED&start=3&count=2')).body.elements).toHaveLength(1)
    expect((await list('&role=ADMINISTRATOR')).body.elements).toHaveLength(1)
    const nadia = await signIn('nadia-benali')
    expect(
      (await rest('GET', 'organizationAcls?q=roleAssignee&state=APPROVED', nadia)).body.elements,
    ).toHaveLength(1)
    expect(
      (await rest('GET', 'organizationAcls?q=roleAssignee&state=REVOKED', nadia)).body.elements,
    ).toHaveLength(1)
    const bare = await signIn('hugo-marchand', { scope: 'openid w_member_social' })
    expect((await rest('GET', 'organizationAcls?q=roleAssignee', bare)).body).toMatchObject({
      status: 403,
      serviceErrorCode: 100,
    })
  })

  test('tell their name and logo to those with a role', async () => {
    const camille = await signIn()
    const id = page.split(':').at(-1)
    const { body } = await rest('GET', `organizations/${id}`, camille)
    expect(body).toMatchObject({ $URN: page, localizedName: 'Boulangerie Berthier' })
    const logo = await rest('GET', `images/${enc(body.logoV2.original)}`, camille)
    expect(logo.body.downloadUrl).toContain('/networks/avatars/boulangerie-berthier.png')
    expect((await rest('GET', `organizations/${id}`, await signIn('nadia-benali'))).status).toBe(403)
    expect((await rest('GET', 'organizations/1', camille)).status).toBe(404)
    expect(
      (await rest('GET', `organizationsLookup?ids=List(${id},1)`, camille)).body.results[id ?? ''],
    ).toMatchObject({ vanityName: 'boulangerieberthier' })
  })
})
