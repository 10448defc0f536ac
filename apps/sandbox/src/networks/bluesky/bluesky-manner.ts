// How a Bluesky service answers in general: a name and a sentence, rate headers, whose token it is.
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Manner, NetworkOffice } from '../network-office.ts'
import { contentTypeOf, jsonOf } from '../shared/bodies.ts'
import type { TokenState } from '../shared/grants.ts'
import type { Person } from '../shared/people.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Table } from '../shared/table.ts'
import { namedRefusal } from './bluesky-named-refusals.ts'
import { didOf } from './identifiers.ts'

export const blueskySettings = z.strictObject({
  /** Older servers take 1,000,000. */
  imageBytes: z.number().int().default(2_000_000),
  /** What `uploadBlob` takes at all; a self-hosted server 5 MiB. */
  uploadBytes: z
    .number()
    .int()
    .default(50 * 1024 * 1024),
  videoBytes: z.number().int().default(100_000_000),
  longestVideoMs: z.number().int().default(180_000),
  encodingMs: z.number().int().min(0).default(2000),
  /** The lexicon wraps a job's status, the service does not. */
  wrapJobStatus: z.boolean().default(false),
  /** Accounts (by id) that were taken down, or ask for a second factor. */
  takenDown: z.array(z.string()).default([]),
  secondFactor: z.array(z.string()).default([]),
})
export const settingsOf = (office: NetworkOffice) => blueskySettings.parse(office.settings())

export const refused = (
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
) => new Refusal(status, { error, message }, headers)
export const invalid = (message: string) => refused(400, 'InvalidRequest', message)

const fiveMinutesMs = 300_000
const rates = new WeakMap<FastifyRequest, Record<string, string>>()

/** Refuses what is over a limit; the headers tell of the limit that is nearest. */
export function spend(
  office: NetworkOffice,
  request: FastifyRequest,
  key: string,
  limit: number,
  windowMs: number,
  cost = 1,
): void {
  const state = office.sandbox.rates.take(`bluesky/${key}`, limit, windowMs, cost)
  const headers = {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(state.remaining),
    'ratelimit-reset': String(Math.ceil(state.resetAtMs / 1000)),
    'ratelimit-policy': `${limit};w=${windowMs / 1000}`,
  }
  if (!rates.has(request) || state.exceeded || state.remaining / limit < 0.5) rates.set(request, headers)
  if (state.exceeded) throw tooMany(Math.ceil((state.resetAtMs - office.now()) / 1000), headers)
}

const tooMany = (seconds: number, headers: Record<string, string>) =>
  refused(429, 'RateLimitExceeded', 'Rate Limit Exceeded', { ...headers, 'retry-after': String(seconds) })

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]

export function blueskyManner(office: () => NetworkOffice): Manner {
  return {
    network: 'bluesky',
    foldAt: 300,
    settings: blueskySettings,
    accountsOf: (request) => {
      const token = bearerOf(request) ?? ''
      const grant = (office().grants.access(token) ?? office().grants.refreshable(token))?.grant
      const body = request.url.endsWith('.createSession') ? jsonOf(request) : undefined
      const named = z.object({ identifier: z.string() }).safeParse(body)
      const account =
        grant?.account ?? (named.success ? accountNamed(office(), named.data.identifier)?.id : undefined)
      const claimed =
        account ??
        office()
          .accounts()
          .find(({ id }) => didOf(id) === claimsOf(token)?.iss)?.id
      return claimed === undefined ? [] : [claimed]
    },
    refusal: {
      internal: () => refused(500, 'InternalServerError', 'Internal Server Error'),
      rateLimited: ({ ms }, nowMs) =>
        tooMany(Math.ceil(ms / 1000), {
          'ratelimit-limit': '3000',
          'ratelimit-remaining': '0',
          'ratelimit-reset': String(Math.ceil((nowMs + ms) / 1000)),
          'ratelimit-policy': '3000;w=300',
        }),
      // The network knows no such refusal: a repetition is simply a second post.
      duplicate: () => refused(500, 'InternalServerError', 'Internal Server Error'),
      unknownCall: () => refused(501, 'MethodNotImplemented', 'Method Not Implemented'),
      named: namedRefusal,
    },
    headers: (request) => {
      if (!rates.has(request)) spend(office(), request, `ip/${request.ip}`, 3000, fiveMinutesMs)
      return rates.get(request) ?? {}
    },
  }
}

export const handleOf = ({ handle }: Person): string => `${handle}.bsky.social`

/** By handle, DID or mail address. */
export const accountNamed = (office: NetworkOffice, name: string): Person | undefined =>
  office.accounts().find((person) => {
    const wanted = name.replace(/^@/, '').toLowerCase()
    return [handleOf(person), didOf(person.id), person.email].includes(wanted)
  })

/** Whose session it is; `refresh` where the refresh token is asked for. */
export function sessionOf(
  office: NetworkOffice,
  request: FastifyRequest,
  kind: 'access' | 'refresh' = 'access',
) {
  spend(office, request, `ip/${request.ip}`, 3000, fiveMinutesMs)
  const token = bearerOf(request)
  if (token === undefined) throw refused(401, 'AuthMissing', 'Authentication Required')
  const found: Pick<TokenState, 'grant'> | undefined =
    kind === 'access' ? office.grants.access(token) : office.grants.refreshable(token)
  const other = kind === 'access' ? office.grants.refreshable(token) : office.grants.access(token)
  if (other) throw refused(400, 'InvalidToken', 'Bad token scope')
  const person = found && office.account(found.grant.account)
  if (!found || !person) throw refused(400, 'InvalidToken', 'Token could not be verified')
  if (settingsOf(office).takenDown.includes(person.id))
    throw refused(401, 'AccountTakedown', 'Account has been taken down')
  // A session that was ended is noticed where the access token is next renewed.
  if (kind === 'access' && office.grants.access(token)?.state !== 'live')
    throw refused(400, 'ExpiredToken', 'Token has expired')
  return { person, did: didOf(person.id), grant: found.grant, token }
}

/** The body of a procedure. */
export function inputOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const type = contentTypeOf(request)
  if (type === '') throw invalid('Request encoding (Content-Type) required but not provided')
  if (type !== 'application/json') throw invalid(`Wrong request encoding (Content-Type): ${type}`)
  const body = jsonOf(request)
  if (body === undefined) throw refused(400, 'SyntaxError', 'Unexpected token in JSON')
  return fitting(schema, body, 'Input')
}

export function fitting<T>(schema: z.ZodType<T>, value: unknown, what: 'Input' | 'Params'): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = (issue?.path ?? []).map(String).join('/')
  throw invalid(
    issue?.code === 'invalid_type' && issue.message.includes('undefined')
      ? `${what} must have the property "${path}"`
      : `${what}/${path} ${issue?.message ?? 'is not valid'}`,
  )
}

const secrets = new WeakMap<NetworkOffice, Table<{ id: string; value: string }>>()
function secretOf(office: NetworkOffice): string {
  const table = secrets.get(office) ?? office.table<{ id: string; value: string }>('jwt-secret')
  secrets.set(office, table)
  return (table.get('secret') ?? table.put({ id: 'secret', value: randomBytes(32).toString('hex') })).value
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token a client can read the end of. */
export function signed(office: NetworkOffice, type: string, claims: Record<string, unknown>): string {
  const text = `${encoded({ typ: type, alg: 'HS256' })}.${encoded({ ...claims, jti: randomBytes(12).toString('base64url') })}`
  return `${text}.${createHmac('sha256', secretOf(office)).update(text).digest('base64url')}`
}

const claims = z.object({
  iss: z.string().optional(),
  aud: z.string(),
  lxm: z.string().optional(),
  exp: z.number(),
})
export function claimsOf(token: string): z.infer<typeof claims> | undefined {
  try {
    const result = claims.safeParse(
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')),
    )
    return result.success ? result.data : undefined
  } catch {
    // Not a token of ours: whoever asks refuses it.
    return undefined
  }
}

export function isSigned(office: NetworkOffice, token: string): boolean {
  const end = token.lastIndexOf('.')
  return (
    createHmac('sha256', secretOf(office)).update(token.slice(0, end)).digest('base64url') ===
    token.slice(end + 1)
  )
}
