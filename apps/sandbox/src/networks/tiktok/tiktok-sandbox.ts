// How TikTok's stand-in behaves: what can be set, and which calls it answers.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { queryOf } from '../shared/bodies.ts'
import type { Grant } from '../shared/grants.ts'
import { lettersOf } from '../shared/ids.ts'
import type { Person } from '../shared/people.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Table } from '../shared/table.ts'
import { MinuteLimit } from './minute-limit.ts'
import type { Creator } from './post-rules.ts'
import type { Job } from './publish-job.ts'
import { logId, statusByCode, type TikTokCode, TikTokRefusal, tokenRefusal } from './tiktok-error.ts'

const settings = z.strictObject({
  /** An application that was not reviewed may only post for the author's own eyes, from private accounts. */
  audited: z.boolean().default(true),
  /** Two hours and 180 days, as the documents of November 2026 say; older ones say a day and a year. */
  accessSeconds: z.number().int().min(1).default(7200),
  refreshSeconds: z
    .number()
    .int()
    .min(1)
    .default(180 * 86_400),
  /** Token errors come with 200, 400 or 401. */
  tokenErrorStatus: z.union([z.literal(200), z.literal(400), z.literal(401)]).default(200),
  clientSecret: z.string().default(''),
  /** A desktop application: the challenge is needed, and is written in hexadecimal digits. */
  desktop: z.boolean().default(false),
  /** Hosts from which the application may have pictures and films fetched. */
  verifiedHosts: z.array(z.string()).default(['127.0.0.1', 'localhost']),
  commentDisabled: z.boolean().default(false),
  duetDisabled: z.boolean().default(false),
  stitchDisabled: z.boolean().default(false),
  maxDurationSec: z.number().int().min(1).default(300),
  /** What one creator may post in 24 hours; the number is not published. */
  postsPerDay: z.number().int().min(0).default(25),
})
export type TikTokSettings = z.infer<typeof settings>

export interface TikTokCaller {
  person: Person
  grant: Grant
  token: string
}

const dayMs = 86_400_000
const usersOfUnaudited = 5

export class TikTokSandbox {
  readonly office: NetworkOffice
  readonly jobs: Table<Job>
  readonly #minutes = new MinuteLimit()
  #finalize: (request: FastifyRequest) => void = () => undefined

  constructor(sandbox: NetworkSandbox) {
    this.office = sandbox.open({
      network: 'tiktok',
      foldAt: 110,
      accountsOf: (request) => this.#accountsOf(request),
      refusal: {
        internal: () => new TikTokRefusal('internal_error', 'Something is wrong. Please try again later.'),
        rateLimited: () => new TikTokRefusal('rate_limit_exceeded', 'The API rate limit was exceeded.'),
        duplicate: () => new TikTokRefusal('spam_risk', 'The post is considered a repetition.'),
        unknownCall: () =>
          new Refusal(404, {
            error: { code: 'invalid_param', message: 'Unsupported path(Janus)', log_id: logId() },
          }),
        named: (name) =>
          Object.hasOwn(statusByCode, name)
            ? new TikTokRefusal(name as TikTokCode, name.replaceAll('_', ' '))
            : /^invalid_|^access_denied|^unsupported/.test(name)
              ? this.tokenProblem(name, name.replaceAll('_', ' '))
              : undefined,
      },
      settings,
      finalize: (request) => this.#finalize(request),
    })
    this.jobs = this.office.table('jobs')
  }

  onFinalize(finalize: (request: FastifyRequest) => void): void {
    this.#finalize = finalize
  }

  settings(): TikTokSettings {
    return settings.parse(this.office.settings())
  }

  tokenProblem(error: string, description: string): Refusal {
    return new Refusal(this.settings().tokenErrorStatus, tokenRefusal(error, description))
  }

  #accountsOf(request: FastifyRequest): string[] {
    const found = this.office.grants.access(bearerOf(request) ?? '')
    const account =
      found?.grant.account ??
      this.jobs.find(({ uploadId }) => uploadId === queryOf(request).upload_id)?.account
    return account === undefined ? [] : [account]
  }

  caller(request: FastifyRequest, ...scopes: readonly string[]): TikTokCaller {
    const token = bearerOf(request) ?? ''
    const found = this.office.grants.access(token)
    const person = this.office.person(found?.grant.account ?? '')
    if (!found || !person || found.state !== 'live')
      throw new TikTokRefusal(
        'access_token_invalid',
        'The access token is invalid or not found in the request.',
      )
    if (scopes.length > 0 && !scopes.some((scope) => found.grant.scopes.includes(scope)))
      throw new TikTokRefusal(
        'scope_not_authorized',
        `The user did not authorize the scope required for completing this request: ${scopes[0]}`,
      )
    return { person, grant: found.grant, token }
  }

  /** So many a minute for each token. */
  limit(caller: TikTokCaller, what: string, most: number): void {
    if (!this.#minutes.take(`${caller.token} ${what}`, most, this.office.now()))
      throw new TikTokRefusal(
        'rate_limit_exceeded',
        'The API rate limit was exceeded. Please try again later.',
      )
  }

  creator({ private: isPrivate }: Person): Creator {
    return { ...this.settings(), isPrivate }
  }

  /** What stands before every new post, and before asking about the creator. */
  checkMayPost({ person }: TikTokCaller): void {
    const since = this.office.now() - dayMs
    const recent = this.jobs.all().filter((job) => job.createdAtMs > since && job.mode === 'direct')
    const { audited, postsPerDay } = this.settings()
    const others = new Set(recent.map(({ account }) => account).filter((account) => account !== person.id))
    if (!audited && others.size >= usersOfUnaudited)
      throw new TikTokRefusal(
        'reached_active_user_cap',
        'The daily quota for active publishing users from your client is reached.',
      )
    if (recent.filter(({ account }) => account === person.id).length >= postsPerDay)
      throw new TikTokRefusal(
        'spam_risk_too_many_posts',
        'The daily post cap from the API is reached for the current user.',
      )
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]

/** Per application: the same person is somebody else to another one. */
export const openId = (person: Person, client: string): string =>
  `-000${lettersOf(`tiktok/${client}/${person.id}`, 28)}`
