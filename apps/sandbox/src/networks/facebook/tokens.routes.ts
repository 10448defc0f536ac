// Codes into tokens, short ones into long ones, what a token is, and taking permissions back.

import { callerOf } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, missingParameter, tokenRefusal } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { tokenOf } from '../meta/graph-request.ts'
import { dayMs, hourMs, seconds } from '../meta/graph-time.ts'
import { instagramNumber, pageNumber, userNumber } from '../meta/meta-accounts.ts'

const shortMs = 1.5 * hourMs
const longMs = 60 * dayMs
const century = 36_500 * dayMs

export function tokenRoutes(host: GraphHost): void {
  const { meta } = host
  const { facebook } = meta
  for (const method of ['GET', 'POST'] as const)
    host.on(method, '/oauth/access_token', { name: 'exchange-token', office: facebook }, (call) => {
      const { params } = call
      const client = params.needText('client_id')
      if (!/^\d+$/.test(client))
        throw new GraphRefusal({
          code: 101,
          message: 'Error validating application. Cannot get application info due to a system error.',
        })
      const grantType = params.text('grant_type')
      checkSecret(params.needText('client_secret'))
      if (grantType === 'client_credentials')
        return { access_token: `${client}|${params.needText('client_secret')}`, token_type: 'bearer' }
      return grantType === 'fb_exchange_token' ? exchangeForLong(call) : redeem(call, client)
    })
  host.on('GET', '/debug_token', { name: 'inspect-token', office: facebook }, inspect)
  host.on('GET', '/me/permissions', { name: 'read-permissions', office: facebook }, readPermissions)
  host.on('DELETE', '/me/permissions', { name: 'revoke', office: facebook }, revoke)
  host.on('DELETE', '/me/permissions/:permission', { name: 'revoke', office: facebook }, revoke)

  function checkSecret(secret: string): void {
    const { appSecret } = meta.settings()
    if (appSecret !== '' && secret !== appSecret)
      throw new GraphRefusal({ code: 1, message: 'Error validating client secret.', status: 400 })
  }

  function redeem({ params }: GraphCall, client: string) {
    const redirectUri = params.needText('redirect_uri')
    const grant = facebook.grants.redeem(params.needText('code'), { client, redirectUri })
    const refuse = (subcode: number, message: string) => new GraphRefusal({ code: 100, subcode, message })
    if (grant === 'used') throw refuse(36009, 'This authorization code has been used.')
    if (grant === 'expired') throw refuse(36007, 'This authorization code has expired.')
    if (grant === 'redirect' || grant === 'client')
      throw refuse(
        36008,
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      )
    if (typeof grant === 'string') throw invalidParameter('Invalid verification code format.')
    const { accessToken } = facebook.grants.issue(grant, { accessMs: shortMs, prefix: 'EAAG' })
    return { access_token: accessToken, token_type: 'bearer', expires_in: shortMs / 1000 }
  }

  function exchangeForLong({ params }: GraphCall) {
    const found = facebook.grants.access(params.needText('fb_exchange_token'))
    if (!found) throw tokenRefusal()
    if (found.state !== 'live') throw tokenRefusal(found.state === 'revoked' ? 458 : 463)
    const { accessToken } = facebook.grants.issue(found.grant, {
      accessMs: longMs,
      prefix: 'EAAG',
      details: { long: '1' },
    })
    // A little less than sixty days, as it comes.
    return { access_token: accessToken, token_type: 'bearer', expires_in: longMs / 1000 - 56 }
  }

  function inspect(call: GraphCall) {
    const inspector = tokenOf(call.request)
    if (inspector === undefined) throw missingParameter('access_token')
    if (!inspector.includes('|')) callerOf(call)
    const token = call.params.needText('input_token')
    const found = facebook.grants.access(token)
    const person = found && facebook.person(found.grant.account)
    if (!found || !person || found.state !== 'live') {
      const refused = tokenRefusal(found ? (found.state === 'revoked' ? 458 : 463) : undefined)
      const { code, subcode, message } = refused.facts
      return {
        data: {
          ...(found && { app_id: found.grant.client }),
          is_valid: false,
          error: { code, message, ...(subcode !== undefined && { subcode }) },
          scopes: [],
        },
      }
    }
    const entry = found.grant.access.find(({ value }) => value === token)
    const page = facebook.page(found.details.page ?? '')
    const expiresAtMs = entry?.expiresAtMs ?? 0
    const scopes = meta.scopesOf(found.grant)
    const pages = (found.grant.details.pages ?? '').split(',').flatMap((id) => facebook.page(id) ?? [])
    const targets = (scope: string) =>
      scope.startsWith('instagram_')
        ? pages.flatMap((one) => instagramNumber(one) ?? [])
        : scope.startsWith('pages_')
          ? pages.map(pageNumber)
          : undefined
    return {
      data: {
        app_id: found.grant.client,
        type: page ? 'PAGE' : 'USER',
        application: 'Postelier',
        data_access_expires_at: seconds(found.grant.grantedAtMs + 90 * dayMs),
        expires_at: expiresAtMs - facebook.now() > 1000 * dayMs ? 0 : seconds(expiresAtMs),
        is_valid: true,
        issued_at: seconds(entry?.issuedAtMs ?? 0),
        ...(page && { profile_id: pageNumber(page) }),
        scopes,
        granular_scopes: scopes.map((scope) => {
          const target_ids = targets(scope)
          return { scope, ...(target_ids && { target_ids }) }
        }),
        user_id: userNumber(person),
      },
    }
  }

  function readPermissions(call: GraphCall) {
    const { grant, scopes } = callerOf(call)
    const asked = ['public_profile', ...(grant.details.asked ?? '').split(',').filter(Boolean)]
    return {
      data: [...new Set(asked)].map((permission) => ({
        permission,
        status: scopes.includes(permission) ? 'granted' : 'declined',
      })),
    }
  }

  function revoke(call: GraphCall) {
    const caller = callerOf(call)
    const params = call.request.params as { permission?: string }
    const permission = params.permission ?? call.params.text('permission')
    if (permission === undefined) facebook.grants.revoke(caller.grant)
    else meta.withdraw(caller.grant, permission)
    return { success: true }
  }
}

/** A Page's token never ends when it was asked for with a long one; with a short one it ends with that. */
export function pageTokenFor({ request, host }: GraphCall, page: string): string | undefined {
  const { facebook } = host.meta
  const token = tokenOf(request) ?? ''
  const found = facebook.grants.access(token)
  if (!found) return undefined
  if (found.details.page !== undefined) return found.details.page === page ? token : undefined
  const own = found.grant.access.find(({ value }) => value === token)
  const isLong = found.details.long === '1'
  const known = found.grant.access.find(
    ({ details, expiresAtMs }) =>
      details.page === page && (details.long === '1') === isLong && expiresAtMs > facebook.now(),
  )
  if (known) return known.value
  const accessMs = isLong ? century : Math.max(0, (own?.expiresAtMs ?? 0) - facebook.now())
  const details = { page, ...(isLong && { long: '1' }) }
  return facebook.grants.issue(found.grant, { accessMs, prefix: 'EAAP', details }).accessToken
}
