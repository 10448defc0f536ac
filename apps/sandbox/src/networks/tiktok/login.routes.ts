// Login Kit: the consent page, and tokens that rotate.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ConsentAsk, consentRoutes } from '../pages/consent.ts'
import { bytesOf, contentTypeOf, formOf, queryOf } from '../shared/bodies.ts'
import { openId, type TikTokSandbox } from './tiktok-sandbox.ts'

const scopesKnown = [
  'user.info.basic',
  'user.info.profile',
  'user.info.stats',
  'video.publish',
  'video.upload',
  'video.list',
]
const codeLifeMs = 10 * 60_000

export function loginRoutes(app: FastifyInstance, sandbox: TikTokSandbox): void {
  const { office } = sandbox
  for (const ending of ['', '/'])
    consentRoutes(app, office, `/networks/tiktok/www/v2/auth/authorize${ending}`, (request) =>
      readAsk(request, sandbox),
    )

  for (const ending of ['', '/']) {
    app.post(
      `/networks/tiktok/api/v2/oauth/token${ending}`,
      office.call('exchange-token'),
      (request, reply) => reply.send(exchange(request)),
    )
    app.post(`/networks/tiktok/api/v2/oauth/revoke${ending}`, office.call('revoke'), (request, reply) => {
      const form = formOf(request)
      checkClient(form)
      const found = office.grants.access(form.token ?? '') ?? office.grants.refreshable(form.token ?? '')
      if (found) office.grants.revoke(found.grant)
      return reply.code(200).send()
    })
  }

  function exchange(request: FastifyRequest) {
    if (contentTypeOf(request) !== 'application/x-www-form-urlencoded')
      throw sandbox.tokenProblem(
        'invalid_request',
        'Only `application/x-www-form-urlencoded` is supported as Content-Type.',
      )
    const form = formOf(request)
    checkClient(form)
    if (form.grant_type === 'authorization_code') return redeem(form)
    if (form.grant_type === 'refresh_token') return refresh(form)
    throw sandbox.tokenProblem('unsupported_grant_type', 'The grant type is not supported.')
  }

  function checkClient({ client_key, client_secret }: Record<string, string>): void {
    const { clientSecret } = sandbox.settings()
    if (!client_key || !client_secret || (clientSecret !== '' && client_secret !== clientSecret))
      throw sandbox.tokenProblem('invalid_client', 'Client key or secret is incorrect.')
  }

  function redeem(form: Record<string, string>) {
    const grant = office.grants.redeem(
      form.code ?? '',
      { client: form.client_key ?? '', redirectUri: form.redirect_uri ?? '', verifier: form.code_verifier },
      sandbox.settings().desktop ? 'hex' : 'base64url',
    )
    if (grant === 'verifier')
      throw sandbox.tokenProblem('invalid_request', 'Code verifier or code challenge is invalid.')
    if (grant === 'redirect')
      throw sandbox.tokenProblem(
        'invalid_request',
        'Redirect_uri is not matched with the uri when requesting code.',
      )
    if (typeof grant === 'string')
      throw sandbox.tokenProblem('invalid_grant', 'Authorization code is expired.')
    return tokensFor(grant)
  }

  function refresh(form: Record<string, string>) {
    const found = office.grants.refreshable(form.refresh_token ?? '')
    // The old one died when the new one was given: a second use is like none.
    if (found?.state !== 'live' || found.grant.client !== form.client_key)
      throw sandbox.tokenProblem('invalid_grant', 'Refresh token is invalid or expired.')
    office.grants.useUp(found.grant, form.refresh_token ?? '')
    return tokensFor(found.grant)
  }

  function tokensFor(grant: Parameters<typeof office.grants.issue>[0]) {
    const { accessSeconds, refreshSeconds } = sandbox.settings()
    const life = { accessMs: accessSeconds * 1000, refreshMs: refreshSeconds * 1000 }
    const { accessToken, refreshToken } = office.grants.issue(grant, {
      ...life,
      prefix: 'act.',
      refreshPrefix: 'rft.',
    })
    const person = office.person(grant.account)
    return {
      access_token: accessToken,
      expires_in: accessSeconds,
      open_id: person ? openId(person, grant.client) : '',
      refresh_expires_in: refreshSeconds,
      refresh_token: refreshToken,
      scope: grant.scopes.join(','),
      token_type: 'Bearer',
    }
  }
}

function readAsk(
  request: FastifyRequest,
  sandbox: TikTokSandbox,
): ConsentAsk | { goTo: string } | { wrong: string } {
  const {
    client_key,
    redirect_uri = '',
    state,
    scope = '',
    response_type,
    code_challenge,
    code_challenge_method,
  } = queryOf(request)
  if (!client_key) return { wrong: 'client_key' }
  if (!isRedirect(redirect_uri)) return { wrong: 'redirect_uri' }
  const goBack = (query: string) =>
    `${redirect_uri}?${query}${state === undefined ? '' : `&state=${encodeURIComponent(state)}`}`
  const fail = (error: string, description: string) => ({
    goTo: goBack(`error=${error}&error_description=${encodeURIComponent(description)}`),
  })
  if (response_type !== 'code') return fail('invalid_request', 'response_type')
  const scopes = scope.split(',').filter(Boolean)
  if (scopes.length === 0 || scopes.some((one) => !scopesKnown.includes(one)))
    return fail('invalid_scope', 'scope')
  const isHex = /^[0-9a-f]{64}$/.test(code_challenge ?? '')
  if (sandbox.settings().desktop && !isHex)
    return fail('invalid_request', 'Code verifier or code challenge is invalid.')
  return {
    client: 'Postelier',
    scopes,
    scopesOptional: true,
    accept: (person, choice) => {
      // Whoever posts the form without naming a scope means all of them, as a test does.
      const isNamed = new URLSearchParams(bytesOf(request).toString('utf8')).has('scope')
      const granted = isNamed ? choice.scopes : scopes
      const code = sandbox.office.grants.agree(
        {
          account: person.id,
          client: client_key,
          redirectUri: redirect_uri,
          scopes: granted,
          ...(code_challenge !== undefined && { challenge: code_challenge }),
          ...(code_challenge_method !== undefined && { challengeMethod: code_challenge_method }),
        },
        codeLifeMs,
        // Letters that must be decoded once, and once only.
        'v*1!',
      )
      return goBack(`code=${escaped(code)}&scopes=${encodeURIComponent(granted.join(','))}`)
    },
    refuse: () => goBack('error=access_denied&error_description=The+user+denied+the+request'),
  }
}

const escaped = (code: string): string =>
  encodeURIComponent(code).replaceAll('*', '%2A').replaceAll('!', '%21')

/** Absolute, static, https; a desktop application may come back to its own machine. */
function isRedirect(text: string): boolean {
  if (text.length >= 512 || !URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isOwn = ['localhost', '127.0.0.1'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isOwn)) && search === '' && hash === ''
}
