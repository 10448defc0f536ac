// Signing in with X: https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { consentRoutes } from '../pages/consent.ts'
import { contentTypeOf, formOf, queryOf } from '../shared/bodies.ts'
import type { Grant } from '../shared/grants.ts'
import { loopbackOnly, webAddress, withQuery } from '../shared/redirects.ts'
import { Refusal } from '../shared/refusal.ts'
import { settingsOf } from './x-manner.ts'

const codeLifeMs = 30_000
const accessMs = 2 * 60 * 60_000
const refreshMs = 182 * 86_400_000
const known = new Set(
  'tweet.read tweet.write tweet.moderate.write users.email users.read follows.read follows.write offline.access space.read mute.read mute.write like.read like.write list.read list.write block.read block.write bookmark.read bookmark.write dm.read dm.write media.write'.split(
    ' ',
  ),
)

export function xOauthRoutes(app: FastifyInstance, office: NetworkOffice): void {
  consentRoutes(app, office, '/networks/x/www/i/oauth2/authorize', (request) => {
    const {
      response_type,
      client_id,
      redirect_uri = '',
      scope = '',
      state,
      code_challenge,
      code_challenge_method,
    } = queryOf(request)
    const scopes = scope.split(' ').filter(Boolean)
    const wrong = [
      response_type !== 'code' && 'response_type must be code.',
      !client_id && 'client_id is missing.',
      !webAddress(redirect_uri) && 'redirect_uri is not an address.',
      !loopbackOnly(redirect_uri) && 'redirect_uri must be https.',
      settingsOf(office).refuseLocalhost &&
        redirect_uri.startsWith('http://localhost') &&
        'use 127.0.0.1, not localhost.',
      (!state || state.length > 500) && 'state must have 1 to 500 characters.',
      !code_challenge && 'code_challenge is missing.',
      !['S256', 'plain'].includes(code_challenge_method ?? '') &&
        'code_challenge_method must be S256 or plain.',
      (scopes.length === 0 || scopes.some((name) => !known.has(name))) &&
        'scope names a scope X does not have.',
    ].find((line) => typeof line === 'string')
    if (wrong !== undefined || !client_id || !state || !code_challenge) return { wrong: wrong ?? 'invalid' }
    return {
      client: 'Postelier',
      scopes,
      accounts: office.accounts(),
      accept: (person) => {
        const code = office.grants.agree(
          {
            account: person.id,
            client: client_id,
            redirectUri: redirect_uri,
            scopes,
            challenge: code_challenge,
            challengeMethod: code_challenge_method ?? 'S256',
          },
          codeLifeMs,
        )
        return withQuery(redirect_uri, { state, code })
      },
      refuse: () => withQuery(redirect_uri, { error: 'access_denied', state }),
    }
  })

  app.post('/networks/x/api/2/oauth2/token', office.call('token'), (request) => {
    const form = readForm(request)
    const client = clientOf(office, request, form)
    if (form.grant_type === 'authorization_code') {
      const given = { client, redirectUri: form.redirect_uri ?? '', verifier: form.code_verifier }
      const grant = office.grants.redeem(form.code ?? '', given)
      if (grant === 'verifier')
        throw refused('Value passed for the code verifier did not match the code challenge.')
      if (typeof grant === 'string') throw refused('Value passed for the authorization code was invalid.')
      return tokens(office, grant)
    }
    if (form.grant_type !== 'refresh_token')
      throw refused('Value passed for the grant type was invalid.', 'unsupported_grant_type')
    const found = office.grants.refreshable(form.refresh_token ?? '')
    // Used once, it is dead: two that refresh at the same time lose the account.
    if (found?.state !== 'live' || found.grant.client !== client)
      throw refused('Value passed for the token was invalid.')
    office.grants.useUp(found.grant, form.refresh_token ?? '')
    return tokens(office, found.grant)
  })

  app.post('/networks/x/api/2/oauth2/revoke', office.call('revoke'), (request) => {
    const form = readForm(request)
    clientOf(office, request, form)
    const token = form.token ?? ''
    const found = office.grants.access(token) ?? office.grants.refreshable(token)
    if (!found) throw refused('Value passed for the token was invalid.')
    office.grants.revoke(found.grant)
    return { revoked: true }
  })
}

const refused = (description: string, error = 'invalid_request') =>
  new Refusal(400, { error, error_description: description })

function readForm(request: FastifyRequest): Record<string, string> {
  if (contentTypeOf(request) !== 'application/x-www-form-urlencoded')
    throw refused('Missing required parameter [grant_type].')
  return formOf(request)
}

/** Confidential applications say who they are in the header, public ones in the form. */
function clientOf(office: NetworkOffice, request: FastifyRequest, form: Record<string, string>): string {
  const secret = settingsOf(office).clientSecret
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const missing = () =>
    new Refusal(401, {
      error: 'unauthorized_client',
      error_description: 'Missing valid authorization header',
    })
  if (basic === undefined) {
    if (!form.client_id || secret !== undefined) throw missing()
    return form.client_id
  }
  const [client = '', given = ''] = Buffer.from(basic, 'base64')
    .toString('utf8')
    .split(':')
    .map(decodeURIComponent)
  if (!client || !given || (secret !== undefined && secret !== given)) throw missing()
  return client
}

function tokens(office: NetworkOffice, grant: Grant) {
  const offline = grant.scopes.includes('offline.access')
  const { accessToken, refreshToken } = office.grants.issue(grant, {
    accessMs,
    refreshMs: offline ? refreshMs : undefined,
  })
  return {
    token_type: 'bearer',
    expires_in: accessMs / 1000,
    access_token: accessToken,
    scope: grant.scopes.join(' '),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  }
}
