// Instagram's own login, without a Facebook Page: its dialog, its tokens, and how they are renewed.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphRefusal, invalidParameter, tokenRefusal } from '../meta/graph-error.ts'
import type { GraphHost } from '../meta/graph-host.ts'
import { dayMs, hourMs } from '../meta/graph-time.ts'
import { heldPages, instagramNumber } from '../meta/meta-accounts.ts'
import type { MetaSandbox } from '../meta/meta-sandbox.ts'
import { consentRoutes } from '../pages/consent.ts'
import { bytesOf, formOf, partsOf, partText, queryOf } from '../shared/bodies.ts'
import type { Person } from '../shared/people.ts'
import { Refusal } from '../shared/refusal.ts'

const shortMs = hourMs
const longMs = 60 * dayMs

export function loginRoutes(app: FastifyInstance, host: GraphHost): void {
  const { meta } = host
  const { instagram } = meta
  dialogRoute(app, meta)
  for (const path of ['/oauth/access_token', '/oauth/access_token/'])
    app.post(`/networks/instagram/api${path}`, instagram.call('exchange-code'), (request, reply) => {
      const parts = partsOf(request)
      const form = parts ? (name: string) => partText(parts, name) : (name: string) => formOf(request)[name]
      const [client, redirectUri] = [form('client_id') ?? '', form('redirect_uri') ?? '']
      const { appSecret } = meta.instagramSettings()
      if (client === '') throw plainRefusal('Invalid platform app')
      if (form('grant_type') !== 'authorization_code') throw plainRefusal('Invalid grant_type')
      if (!form('client_secret') || (appSecret !== '' && form('client_secret') !== appSecret))
        throw plainRefusal('Error validating client secret.')
      const grant = instagram.grants.redeem(form('code') ?? '', { client, redirectUri })
      if (typeof grant === 'string') throw plainRefusal(reasons[grant])
      const { accessToken } = instagram.grants.issue(grant, { accessMs: shortMs, prefix: 'IGAA' })
      const page = instagram.page(grant.details.account ?? '')
      const number = page && instagramNumber(page)
      // A bare number beyond 2^53, as the real host writes it: a client that parses it carelessly gets another account's.
      const flat = `{"access_token":${JSON.stringify(accessToken)},"user_id":${number ?? 0},"permissions":${JSON.stringify(grant.scopes)}}`
      const wrapped = `{"data":[{"access_token":${JSON.stringify(accessToken)},"user_id":"${number ?? 0}","permissions":"${grant.scopes.join(',')}"}]}`
      return reply
        .type('application/json; charset=utf-8')
        .send(meta.instagramSettings().wrapExchange ? wrapped : flat)
    })

  host.on('GET', '/access_token', { name: 'exchange-token', office: instagram }, (call) => {
    if (call.params.needText('grant_type') !== 'ig_exchange_token')
      throw invalidParameter('Invalid grant_type')
    const { appSecret } = meta.instagramSettings()
    if (appSecret !== '' && call.params.needText('client_secret') !== appSecret)
      throw new GraphRefusal({ code: 1, message: 'Error validating client secret.', status: 400 })
    const { grant } = live(call.params.needText('access_token'))
    return issued(
      instagram.grants.issue(grant, { accessMs: longMs, prefix: 'IGAA', details: { long: '1' } }).accessToken,
    )
  })
  host.on('GET', '/refresh_access_token', { name: 'refresh-token', office: instagram }, (call) => {
    if (call.params.needText('grant_type') !== 'ig_refresh_token')
      throw invalidParameter('Invalid grant_type')
    const token = call.params.needText('access_token')
    const { grant, details } = live(token)
    const entry = grant.access.find(({ value }) => value === token)
    if (details.long !== '1' || (entry?.issuedAtMs ?? 0) > instagram.now() - dayMs)
      throw invalidParameter('The token must be a long-lived one and at least 24 hours old')
    const { accessToken } = instagram.grants.issue(grant, {
      accessMs: longMs,
      prefix: 'IGAA',
      details: { long: '1' },
    })
    return { ...issued(accessToken), permissions: grant.scopes.join(',') }
  })

  const issued = (token: string) => ({
    access_token: token,
    token_type: 'bearer',
    expires_in: longMs / 1000 - 57,
  })

  function live(token: string) {
    const found = instagram.grants.access(token)
    if (!found) throw tokenRefusal()
    if (found.state !== 'live') throw tokenRefusal(found.state === 'revoked' ? 458 : 463)
    return found
  }
}

const reasons = {
  unknown: 'Invalid authorization code',
  used: 'This authorization code has been used',
  expired: 'This authorization code has expired',
  client: 'Invalid platform app',
  redirect:
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  verifier: 'Invalid authorization code',
}

/** This host's own envelope. */
const plainRefusal = (message: string): Refusal =>
  new Refusal(400, { error_type: 'OAuthException', code: 400, error_message: message })

function dialogRoute(app: FastifyInstance, { instagram }: MetaSandbox): void {
  const accountsOf = (person: Person) =>
    heldPages(instagram, person).filter(
      ({ page, role }) => role === 'admin' && instagramNumber(page) !== undefined,
    )
  consentRoutes(app, instagram, '/networks/instagram/www/oauth/authorize', (request: FastifyRequest) => {
    const { client_id, redirect_uri, state, scope = '', response_type } = queryOf(request)
    if (!client_id) return { wrong: 'Invalid platform app' }
    if (!redirect_uri || !URL.canParse(redirect_uri)) return { wrong: 'Invalid redirect_uri' }
    if (response_type !== 'code') return { wrong: 'The response_type must be code' }
    const scopes = scope.split(/[,\s]+/).filter(Boolean)
    if (scopes.length === 0 || scopes.some((one) => !one.startsWith('instagram_business_')))
      return { wrong: `Invalid Scopes: ${scope}` }
    const goBack = (more: Record<string, string>, ending = '') => {
      const target = new URL(redirect_uri)
      for (const [name, value] of Object.entries(more)) target.searchParams.set(name, value)
      if (state !== undefined) target.searchParams.set('state', state)
      return target.href + ending
    }
    return {
      client: 'Postelier',
      scopes,
      scopesOptional: true,
      // One login is one account: the first that is ticked.
      options: (person) => accountsOf(person).map(({ page }) => ({ id: page.id, label: `@${page.handle}` })),
      accept: (person, choice) => {
        const account = choice.options[0] ?? accountsOf(person)[0]?.page.id
        const fields = new URLSearchParams(bytesOf(request).toString('utf8'))
        const granted = fields.has('scope') ? choice.scopes : scopes
        if (account === undefined)
          return goBack({
            error: 'access_denied',
            error_reason: 'user_denied',
            error_description: 'No professional account',
          })
        const code = instagram.grants.agree(
          {
            account: person.id,
            client: client_id,
            redirectUri: redirect_uri,
            scopes: granted,
            details: { account },
          },
          hourMs,
          'AQ',
        )
        return goBack({ code }, '#_')
      },
      refuse: () =>
        goBack({
          error: 'access_denied',
          error_reason: 'user_denied',
          error_description: 'The user denied your request',
        }),
    }
  })
}
