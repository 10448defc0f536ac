// Signing in with LinkedIn: https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type NetworkOffice, originOf } from '../network-office.ts'
import { consentRoutes } from '../pages/consent.ts'
import { contentTypeOf, formOf, queryOf } from '../shared/bodies.ts'
import type { Grant } from '../shared/grants.ts'
import { nameOf, type Person } from '../shared/people.ts'
import { loopbackOnly, webAddress, withQuery } from '../shared/redirects.ts'
import { Refusal } from '../shared/refusal.ts'
import { callerOf, may, memberIdOf, scopesOfProducts, settingsOf } from './linkedin-manner.ts'
import { denied } from './linkedin-refusals.ts'

const oauth = '/networks/linkedin/www/oauth/v2'
const dayMs = 86_400_000
const codeLifeMs = 30 * 60_000
const accessMs = 60 * dayMs
const refreshMs = 365 * dayMs

const refused = (description: string, error = 'invalid_request', status = 400) =>
  new Refusal(status, { error, error_description: description })
const badCode = () =>
  refused(
    'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
  )

export function linkedinOauthRoutes(app: FastifyInstance, office: NetworkOffice): void {
  consentRoutes(app, office, `${oauth}/authorization`, (request) => {
    const { response_type, client_id, redirect_uri = '', state, scope = '' } = queryOf(request)
    if (!client_id) return { wrong: 'You need to pass the "client_id" parameter' }
    if (!webAddress(redirect_uri) || !loopbackOnly(redirect_uri))
      return { wrong: 'The redirect_uri does not match the registered value' }
    const back = (fields: Record<string, string>) =>
      withQuery(redirect_uri, { ...fields, ...(state !== undefined && { state }) })
    if (response_type !== 'code')
      return {
        goTo: back({ error: 'unsupported_response_type', error_description: 'response_type must be code' }),
      }
    const wanted = scope.split(/[ ,]/).filter(Boolean)
    const foreign = foreignAmong(wanted)
    if (foreign !== undefined || wanted.length === 0)
      return {
        goTo: back({
          error: 'unauthorized_scope_error',
          error_description: `Scope "${foreign ?? ''}" is not authorized for your application`,
        }),
      }
    return {
      client: 'Postelier',
      scopes: wanted,
      accept: ({ id: account }) =>
        back({
          code: office.grants.agree(
            { account, client: client_id, redirectUri: redirect_uri, scopes: wanted },
            codeLifeMs,
            'AQ',
          ),
        }),
      refuse: () =>
        back({
          error: 'user_cancelled_authorize',
          error_description: 'The user cancelled the authorization',
        }),
    }
  })

  /** A scope the application does not own breaks the consent, and with it whatever else was asked for. */
  function foreignAmong(wanted: readonly string[]): string | undefined {
    const { ownedScopes } = settingsOf(office)
    const products = ownedScopes ? [ownedScopes] : scopesOfProducts
    const foreign = products.map((owned) => wanted.filter((name) => !owned.includes(name)))
    return foreign.toSorted((one, other) => one.length - other.length)[0]?.[0]
  }

  app.post(`${oauth}/accessToken`, office.call('token'), (request) => {
    const form = readForm(office, request)
    if (form.grant_type === 'authorization_code') {
      const given = { client: form.client_id ?? '', redirectUri: form.redirect_uri ?? '' }
      const grant = office.grants.redeem(form.code ?? '', given)
      if (typeof grant === 'string') throw badCode()
      const { partner } = settingsOf(office)
      return tokens(office, request, grant, partner ? refreshMs : undefined)
    }
    if (form.grant_type !== 'refresh_token')
      throw refused('Grant type not supported', 'unsupported_grant_type')
    const found = office.grants.refreshable(form.refresh_token ?? '')
    if (found?.state !== 'live' || found.grant.client !== form.client_id)
      throw refused(
        'The provided authorization grant or refresh token is invalid, expired or revoked',
        'invalid_grant',
      )
    return tokens(office, request, found.grant)
  })

  app.post(`${oauth}/revoke`, office.call('revoke'), (request, reply) => {
    const { token = '' } = readForm(office, request)
    const found = office.grants.access(token) ?? office.grants.refreshable(token)
    if (found) office.grants.revoke(found.grant)
    return reply.code(200).send()
  })

  app.post(`${oauth}/introspectToken`, office.call('introspect'), (request) => {
    const { token = '' } = readForm(office, request)
    const found = office.grants.access(token)
    const entry = found?.grant.access.find(({ value }) => value === token)
    if (!found || !entry) return { active: false }
    const seconds = (ms: number) => Math.floor(ms / 1000)
    return {
      active: found.state === 'live',
      client_id: found.grant.client,
      authorized_at: seconds(found.grant.grantedAtMs),
      created_at: seconds(entry.issuedAtMs),
      status: found.state === 'live' ? 'active' : found.state,
      expires_at: seconds(entry.expiresAtMs),
      scope: found.grant.scopes.join(','),
      auth_type: '3L',
    }
  })

  app.get('/networks/linkedin/api/v2/userinfo', office.call('userinfo'), (request) => {
    const caller = callerOf(office, request)
    if (!may(caller, 'openid')) throw denied('userinfo.GET')
    return userInfo(office, request, caller.person, caller.grant)
  })
  app.get('/networks/linkedin/api/v2/me', office.call('me'), (request) => {
    const caller = callerOf(office, request)
    if (!may(caller, 'r_basicprofile')) throw denied('me.GET.NO_VERSION')
    const { person, grant } = caller
    return {
      id: memberIdOf(person, grant.client),
      localizedFirstName: person.givenName,
      localizedLastName: person.familyName,
      localizedHeadline: person.headline,
      vanityName: person.handle,
    }
  })
}

function readForm(office: NetworkOffice, request: FastifyRequest): Record<string, string> {
  if (contentTypeOf(request) !== 'application/x-www-form-urlencoded')
    throw refused('The required parameters are missing or the content type is not a form')
  const form = formOf(request)
  const secret = settingsOf(office).clientSecret
  if (!form.client_id || !form.client_secret || (secret !== undefined && secret !== form.client_secret))
    throw refused('Client authentication failed', 'invalid_client', 401)
  return form
}

const userInfo = (
  office: NetworkOffice,
  request: FastifyRequest,
  person: Person,
  { client, scopes }: Grant,
) => ({
  sub: memberIdOf(person, client),
  ...(scopes.includes('profile') && {
    name: nameOf(person),
    given_name: person.givenName,
    family_name: person.familyName,
    picture: office.avatarAddress(request, person.id),
    locale: { country: 'FR', language: 'fr' },
  }),
  ...(scopes.includes('email') && { email: person.email, email_verified: true }),
})

function tokens(office: NetworkOffice, request: FastifyRequest, grant: Grant, refreshForMs?: number) {
  const { accessToken, grant: current } = office.grants.issue(grant, {
    accessMs,
    refreshMs: refreshForMs,
    prefix: 'AQ',
  })
  // A year from the consent and no longer: refreshing gives the same token back, and what is left of it.
  const refresh = current.refresh.at(-1)
  const person = office.person(grant.account)
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    access_token: accessToken,
    expires_in: accessMs / 1000,
    ...(refresh && {
      refresh_token: refresh.value,
      refresh_token_expires_in: Math.round((refresh.expiresAtMs - office.now()) / 1000),
    }),
    scope: grant.scopes.join(settingsOf(office).scopeSeparator),
    token_type: 'Bearer',
    ...(grant.scopes.includes('openid') &&
      person && {
        id_token: `${encoded({ alg: 'none' })}.${encoded({ iss: originOf(request), aud: grant.client, ...userInfo(office, request, person, grant) })}.`,
      }),
  }
}
