// Sessions with an app password: https://docs.bsky.app/docs/advanced-guides/api-directory, com.atproto.server.*
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type NetworkOffice, originOf } from '../network-office.ts'
import { queryOf } from '../shared/bodies.ts'
import type { Grant } from '../shared/grants.ts'
import type { Person } from '../shared/people.ts'
import {
  accountNamed,
  fitting,
  handleOf,
  inputOf,
  invalid,
  refused,
  sessionOf,
  settingsOf,
  signed,
  spend,
} from './bluesky-manner.ts'
import { appPasswordOf, didOf } from './identifiers.ts'
import type { Xrpc } from './xrpc.ts'

const accessMs = 2 * 60 * 60_000
const refreshMs = 90 * 86_400_000
const graceMs = 2 * 60 * 60_000
const pdsPath = '/networks/bluesky/pds'
/** What the owner signs in with, and makes app passwords with. */
export const ownPassword = 'postelier-demo'

export const serviceDid = (request: FastifyRequest): string => `did:web:${encodeURIComponent(request.host)}`

export const didDocument = (request: FastifyRequest, person: Person) => ({
  '@context': ['https://www.w3.org/ns/did/v1'],
  id: didOf(person.id),
  alsoKnownAs: [`at://${handleOf(person)}`],
  verificationMethod: [],
  service: [
    { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: originOf(request) + pdsPath },
  ],
})

/** The app password that works now: one that was taken back gives way to the next. */
export function appPassword(office: NetworkOffice, person: Person): string {
  const taken = office.grants.all().filter(({ account, revoked }) => account === person.id && revoked)
  return appPasswordOf(person.id, new Set(taken.map(({ details }) => details.password)).size)
}

const login = z.object({
  identifier: z.string(),
  password: z.string(),
  authFactorToken: z.string().optional(),
})

export function sessionCalls(office: NetworkOffice, xrpc: Xrpc): void {
  xrpc('POST', 'com.atproto.server.createSession', (request) => {
    const { identifier, password, authFactorToken } = inputOf(request, login)
    const person = accountNamed(office, identifier)
    spend(office, request, `login/${identifier}`, 30, 300_000)
    spend(office, request, `login-day/${identifier}`, 300, 86_400_000)
    if (!person || (password !== ownPassword && password !== appPassword(office, person)))
      throw refused(401, 'AuthenticationRequired', 'Invalid identifier or password')
    const { takenDown, secondFactor } = settingsOf(office)
    if (takenDown.includes(person.id)) throw refused(401, 'AccountTakedown', 'Account has been taken down')
    const isApp = password !== ownPassword
    if (!isApp && secondFactor.includes(person.id) && authFactorToken === undefined)
      throw refused(401, 'AuthFactorTokenRequired', 'A sign in code has been sent to your email address')
    const scope = isApp ? 'com.atproto.appPass' : 'com.atproto.access'
    const grant = office.grants.open({
      account: person.id,
      client: 'session',
      redirectUri: '',
      scopes: [scope],
      details: { password: isApp ? password : 'own' },
    })
    const mail = isApp ? {} : { email: person.email, emailConfirmed: true, emailAuthFactor: false }
    return { ...pair(office, request, grant), ...named(request, person), ...mail, active: true }
  })

  xrpc('POST', 'com.atproto.server.refreshSession', (request) => {
    const { person, grant, token } = sessionOf(office, request, 'refresh')
    const found = office.grants.refreshable(token)
    if (found?.state === 'revoked') throw refused(400, 'ExpiredToken', 'Token has been revoked')
    if (found?.state === 'expired') throw refused(400, 'ExpiredToken', 'Token has expired')
    // The old one answers with the same successor for two hours: whoever lost the answer may ask again.
    if (found?.state === 'used' && (!found.successor || office.now() > (found.usedAtMs ?? 0) + graceMs))
      throw refused(400, 'ExpiredToken', 'Token has been revoked')
    const tokens = pair(office, request, grant, found?.successor)
    if (found?.state !== 'used') office.grants.useUp(grant, token, tokens.refreshJwt)
    return { ...tokens, ...named(request, person), active: true }
  })

  xrpc('POST', 'com.atproto.server.deleteSession', (request, reply) => {
    const { grant, token } = sessionOf(office, request, 'refresh')
    office.grants.useUp(grant, token)
    return reply.code(200).send()
  })
  xrpc('GET', 'com.atproto.server.getSession', (request) => {
    const { person, grant } = sessionOf(office, request)
    const own = grant.scopes.includes('com.atproto.access')
    return {
      ...named(request, person),
      ...(own && { email: person.email, emailConfirmed: true }),
      active: true,
    }
  })
  xrpc('POST', 'com.atproto.server.createAppPassword', (request) => {
    const { person, grant } = sessionOf(office, request)
    const { name } = inputOf(request, z.object({ name: z.string(), privileged: z.boolean().optional() }))
    if (!grant.scopes.includes('com.atproto.access')) throw refused(400, 'InvalidToken', 'Bad token scope')
    return {
      name,
      password: appPassword(office, person),
      createdAt: new Date(office.now()).toISOString(),
      privileged: false,
    }
  })
  xrpc('GET', 'com.atproto.server.describeServer', (request) => ({
    did: serviceDid(request),
    availableUserDomains: ['.bsky.social'],
    inviteCodeRequired: false,
    links: {},
    contact: {},
  }))

  xrpc('GET', 'com.atproto.server.getServiceAuth', (request) => {
    const { did } = sessionOf(office, request)
    const schema = z.object({
      aud: z.string().startsWith('did:'),
      lxm: z.string().optional(),
      exp: z.coerce.number().int().optional(),
    })
    const { aud, lxm, exp } = fitting(schema, queryOf(request), 'Params')
    const now = Math.floor(office.now() / 1000)
    const end = exp ?? now + 60
    if (end < now) throw refused(400, 'BadExpiration', 'expiration is in past')
    if (end - now > 3600)
      throw refused(
        400,
        'BadExpiration',
        'cannot request a token with an expiration more than an hour in the future',
      )
    if (end - now > 60 && lxm === undefined)
      throw refused(
        400,
        'BadExpiration',
        'cannot request a method-less token with an expiration more than a minute in the future',
      )
    return {
      token: signed(office, 'JWT', { iss: did, aud, exp: end, iat: now, ...(lxm !== undefined && { lxm }) }),
    }
  })

  xrpc('GET', 'com.atproto.identity.resolveHandle', (request) => {
    const { handle } = fitting(z.object({ handle: z.string() }), queryOf(request), 'Params')
    const person = accountNamed(office, handle)
    if (!person || person.email === handle) throw invalid('Unable to resolve handle')
    return { did: didOf(person.id) }
  })
}

const named = (request: FastifyRequest, person: Person) => ({
  handle: handleOf(person),
  did: didOf(person.id),
  didDoc: didDocument(request, person),
})

function pair(office: NetworkOffice, request: FastifyRequest, grant: Grant, successor?: string) {
  const [sub, aud] = [didOf(grant.account), serviceDid(request)]
  const iat = Math.floor(office.now() / 1000)
  const scope = grant.scopes[0]
  const access = signed(office, 'at+jwt', { scope, sub, aud, iat, exp: iat + accessMs / 1000 })
  const refresh = signed(office, 'refresh+jwt', {
    scope: 'com.atproto.refresh',
    sub,
    aud,
    iat,
    exp: iat + refreshMs / 1000,
  })
  office.grants.issue(grant, { accessMs, access, ...(successor === undefined && { refreshMs, refresh }) })
  return { accessJwt: access, refreshJwt: successor ?? refresh }
}
