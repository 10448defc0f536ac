// How X answers in general: problem documents, rate headers on everything, who is calling.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Manner, NetworkOffice } from '../network-office.ts'
import type { Grant } from '../shared/grants.ts'
import { digitsOf } from '../shared/ids.ts'
import type { Person } from '../shared/people.ts'
import type { RateState } from '../shared/rate-windows.ts'
import { Refusal } from '../shared/refusal.ts'
import { namedRefusal } from './x-named-refusals.ts'
import { forbidden, problem, problemType, unauthorized } from './x-problems.ts'

export const xSettings = z.strictObject({
  /** The newest specification says `post` where all clients still say `tweet`. */
  naming: z.enum(['tweet', 'post']).default('tweet'),
  /** The day the old name of the parameter goes: unknown names are dropped, and the answer is a yes. */
  dropsTweetFields: z.boolean().default(false),
  /** False: the application has nothing left to pay with. */
  credits: z.boolean().default(true),
  tooLongStatus: z.union([z.literal(400), z.literal(403)]).default(403),
  processingMs: z.number().int().min(0).default(1500),
  longestVideoMs: z.number().int().default(140_000),
  duplicateHours: z.number().default(24),
  /** X asks for 127.0.0.1 in place of localhost; a third party says so, hence a switch. */
  refuseLocalhost: z.boolean().default(false),
  /** Compared when it is set. */
  clientSecret: z.string().optional(),
})
export const settingsOf = (office: NetworkOffice) => xSettings.parse(office.settings())

const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000
/** Per user in a quarter of an hour; `app` for all users of the application in a day. */
const limits: Record<string, { user?: number; appPerDay?: number }> = {
  'create-post': { user: 100, appPerDay: 10_000 },
  'delete-post': { user: 50 },
  'read-posts': { user: 5000 },
  'list-posts': { user: 900 },
  me: { user: 75 },
  analytics: { user: 300 },
  'upload-media': { user: 500, appPerDay: 50_000 },
  'initialize-media': { user: 1875, appPerDay: 180_000 },
  'append-media': { user: 1875 },
  'finalize-media': { user: 1875 },
  'media-status': { user: 1000, appPerDay: 100_000 },
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const userIdOf = (account: string): string => digitsOf(`x/user/${account}`, 10)

const rates = new WeakMap<FastifyRequest, Record<string, string>>()

function rateHeaders(user: RateState | undefined, app: RateState | undefined): Record<string, string> {
  const seconds = (state: RateState) => String(Math.ceil(state.resetAtMs / 1000))
  return {
    ...(user && {
      'x-rate-limit-limit': String(user.limit),
      'x-rate-limit-remaining': String(user.remaining),
      'x-rate-limit-reset': seconds(user),
    }),
    ...(app && {
      'x-app-limit-24hour-limit': String(app.limit),
      'x-app-limit-24hour-remaining': String(app.remaining),
      'x-app-limit-24hour-reset': seconds(app),
    }),
  }
}

function count(office: NetworkOffice, request: FastifyRequest, account: string, cost: number) {
  const call = request.recorded?.call ?? ''
  const { user, appPerDay } = limits[call] ?? {}
  const rate = office.sandbox.rates
  const states = [
    user === undefined ? undefined : rate.take(`x/${account}/${call}`, user, quarterMs, cost),
    appPerDay === undefined ? undefined : rate.take(`x/app/${call}`, appPerDay, dayMs, cost),
  ] as const
  rates.set(request, rateHeaders(...states))
  return states.some((state) => state?.exceeded)
}

const tooMany = () => problem(429, 'Too Many Requests', 'Too Many Requests')

export function xManner(office: () => NetworkOffice): Manner {
  return {
    network: 'x',
    foldAt: 280,
    settings: xSettings,
    accountsOf: (request) => {
      const found = office().grants.access(tokenOf(request) ?? '')
      return found ? [found.grant.account] : []
    },
    refusal: {
      internal: () =>
        problem(500, 'Internal Server Error', 'Something is wrong.', problemType('internal-error')),
      rateLimited: ({ ms }, nowMs) =>
        new Refusal(429, tooMany().body, {
          'x-rate-limit-limit': '100',
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.ceil((nowMs + ms) / 1000)),
        }),
      duplicate: () => forbidden('You are not allowed to create a Tweet with duplicate content.'),
      unknownCall: () => problem(404, 'Not Found', 'Not Found'),
      named: namedRefusal,
    },
    headers: (request) => {
      if (!rates.has(request)) count(office(), request, office().manner.accountsOf(request)[0] ?? 'nobody', 0)
      return rates.get(request) ?? {}
    },
  }
}

export interface Caller {
  person: Person
  grant: Grant
}

/** Whoever calls, with the scopes the call asks for and room left in its window; refuses in X's words otherwise. */
export function callerOf(office: NetworkOffice, request: FastifyRequest, scopes: readonly string[]): Caller {
  const token = tokenOf(request)
  if (token === undefined) throw unauthorized()
  // The application's own token opens nothing that belongs to a user.
  if (token.startsWith('AAAA'))
    throw problem(
      403,
      'Unsupported Authentication',
      'Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint.  Supported authentication types are [OAuth 1.0a User Context, OAuth 2.0 User Context].',
      problemType('unsupported-authentication'),
    )
  const found = office.grants.access(token)
  const person = found && office.account(found.grant.account)
  if (found?.state !== 'live' || !person) throw unauthorized()
  if (count(office, request, person.id, 1)) throw tooMany()
  if (!scopes.every((scope) => found.grant.scopes.includes(scope))) throw forbidden('Forbidden')
  if (!settingsOf(office).credits)
    throw problem(
      402,
      'CreditsDepleted',
      'Your enrolled account does not have any credits to fulfill this request.',
      problemType('credits'),
    )
  return { person, grant: found.grant }
}
