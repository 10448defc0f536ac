// Meta's two networks share people, tokens and manners; this is what they share.
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Manner, NetworkOffice } from '../network-office.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import type { Grant } from '../shared/grants.ts'
import { callOf } from '../shared/named-call.ts'
import type { DemoPage, Person } from '../shared/people.ts'
import type { Table } from '../shared/table.ts'
import { GraphRefusal, noToken, tokenRefusal, unknownPath } from './graph-error.ts'
import { inputOf, servedVersion, tokenOf } from './graph-request.ts'
import { heldPages, instagramNumber, pageNumber, roleOn } from './meta-accounts.ts'
import { namedRefusal } from './named-refusal.ts'
import { pastPost } from './past-post.ts'
import { appSecretProof } from './signed-request.ts'

const settings = z.strictObject({
  /** With a secret here only this one is right, and proofs are checked; without one any is. */
  appSecret: z.string().default(''),
  /** How full the usage headers say that the limits are, in percent. */
  usagePercent: z.number().int().min(0).max(100).default(3),
  /** A link that cannot be fetched is refused, as on the real network. Off: the machine may have no way out. */
  scrapeLinks: z.boolean().default(false),
  /** Facebook: whether the same text, or the same photos, are refused the second time; nobody promises it. */
  refusesRepeats: z.boolean().default(true),
  /** Facebook: whether a film tells the post it stands in; some never do. */
  tellsFilmPosts: z.boolean().default(true),
  /** Instagram: posts in 24 hours; its documents say 50 and 100. */
  publishQuota: z.number().int().min(0).default(50),
  /** Instagram Login: the exchange answers `{"data":[…]}`, as its documents show, and not flat, as it does. */
  wrapExchange: z.boolean().default(false),
  /** Ads: in what accounts are kept. */
  adCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** Ads: what the review says. */
  adReview: z.enum(['approve', 'reject']).default('approve'),
})
export type MetaSettings = z.infer<typeof settings>

export interface Caller {
  login: 'facebook' | 'instagram'
  kind: 'user' | 'page'
  person: Person
  /** Of a Page token, and of an Instagram Login. */
  page?: DemoPage
  /** Every page on which the person has a role. */
  held: readonly DemoPage[]
  scopes: readonly string[]
  grant: Grant
  token: string
}

const traceId = () => `A${randomBytes(16).toString('base64url')}`

export class MetaSandbox {
  readonly facebook: NetworkOffice
  readonly instagram: NetworkOffice
  /** Permissions taken back one by one. */
  readonly #withdrawn: Table<{ id: string; scopes: readonly string[] }>

  #finalize: (request: FastifyRequest) => void = () => undefined

  constructor(sandbox: NetworkSandbox) {
    this.facebook = sandbox.open(this.#manner('facebook', 480))
    this.instagram = sandbox.open(this.#manner('instagram', 125))
    this.#withdrawn = this.facebook.table('withdrawn')
  }

  /** What is due before posts are shown. */
  onFinalize(finalize: (request: FastifyRequest) => void): void {
    this.#finalize = finalize
  }

  settings(): MetaSettings {
    return settings.parse(this.facebook.settings())
  }

  instagramSettings(): MetaSettings {
    return settings.parse(this.instagram.settings())
  }

  #manner(network: 'facebook' | 'instagram', foldAt: number): Manner {
    return {
      network,
      foldAt,
      accountsOf: (request) => {
        const caller = this.#quietly(request)
        return caller ? [caller.person.id, ...(caller.page ? [caller.page.id] : [])] : []
      },
      endGrants: (account, how) => (network === 'instagram' ? this.facebook.grants.end(account, how) : 0),
      refusal: {
        internal: () => new GraphRefusal({ code: 1, message: 'An unknown error occurred' }),
        rateLimited: () =>
          network === 'facebook'
            ? new GraphRefusal({ code: 32, message: '(#32) Page request limit reached' })
            : new GraphRefusal({
                code: 80002,
                message:
                  '(#80002) There have been too many calls to this Instagram account. Wait a bit and try again.',
              }),
        duplicate: () => new GraphRefusal({ code: 506, message: '(#506) Duplicate status message' }),
        unknownCall: (request) => unknownPath(request.url.split('?')[0]?.split('/').slice(5).join('/') ?? ''),
        named: namedRefusal,
      },
      past: (post) => pastPost(network, post),
      settings,
      finalize: (request) => {
        if (network === 'facebook') this.#finalize(request)
      },
      headers: (request) => this.#headers(request),
    }
  }

  #headers(request: FastifyRequest): Record<string, string> {
    const { usagePercent } = this.settings()
    const usage = { call_count: usagePercent, total_time: usagePercent, total_cputime: usagePercent }
    const caller = this.#quietly(request)
    const isInstagram = callOf(request)?.network === 'instagram'
    const key = caller?.page && (isInstagram ? instagramNumber(caller.page) : pageNumber(caller.page))
    const { fault } = request
    const untilThenMs = fault?.kind === 'rate-limit' ? fault.ms : usagePercent >= 100 ? 20 * 60_000 : 0
    const regain = Math.ceil(untilThenMs / 60_000)
    return {
      'facebook-api-version': `v${servedVersion(request)}.0`,
      'x-fb-trace-id': traceId(),
      'x-app-usage': JSON.stringify(usage),
      ...(key && {
        'x-business-use-case-usage': JSON.stringify({
          [key]: [
            { type: isInstagram ? 'instagram' : 'pages', ...usage, estimated_time_to_regain_access: regain },
          ],
        }),
      }),
    }
  }

  #quietly(request: FastifyRequest): Caller | undefined {
    const token = tokenOf(request)
    if (token === undefined) return undefined
    for (const login of ['facebook', 'instagram'] as const) {
      const found = this[login].grants.access(token)
      if (found) return this.#caller(login, token, found.grant, found.details)
    }
    return undefined
  }

  #caller(login: Caller['login'], token: string, grant: Grant, details: Readonly<Record<string, string>>) {
    const person = this.facebook.person(grant.account)
    if (!person) return undefined
    const page = this.facebook.page(details.page ?? grant.details.account ?? '')
    return {
      login,
      kind: details.page ? ('page' as const) : ('user' as const),
      person,
      ...(page && { page }),
      held: heldPages(this.facebook, person).map((one) => one.page),
      scopes: this.scopesOf(grant),
      grant,
      token,
    }
  }

  /** Whoever the token names; refused when it names nobody any more. */
  caller(request: FastifyRequest, login: Caller['login']): Caller {
    const token = tokenOf(request)
    if (token === undefined) throw noToken()
    const found = this[login].grants.access(token)
    const caller = found && this.#caller(login, token, found.grant, found.details)
    if (!found || !caller) throw tokenRefusal()
    if (found.state === 'revoked') throw tokenRefusal(458)
    if (found.state === 'expired') throw tokenRefusal(463)
    if (caller.kind === 'page' && caller.page && roleOn(caller.person, caller.page) === 'former')
      throw tokenRefusal(492)
    this.#checkProof(request, token)
    return caller
  }

  #checkProof(request: FastifyRequest, token: string): void {
    const proof = inputOf(request).params.text('appsecret_proof')
    const { appSecret } = this.settings()
    if (proof !== undefined && appSecret !== '' && proof !== appSecretProof(appSecret, token))
      throw new GraphRefusal({ code: 100, message: 'Invalid appsecret_proof provided in the API argument' })
  }

  /** With whatever was taken back since left out. */
  scopesOf(grant: Grant): readonly string[] {
    const gone = this.#withdrawn.get(grant.id)?.scopes ?? []
    return grant.scopes.filter((scope) => !gone.includes(scope))
  }

  withdraw(grant: Grant, scope: string): void {
    const gone = this.#withdrawn.get(grant.id)?.scopes ?? []
    this.#withdrawn.put({ id: grant.id, scopes: [...gone, scope] })
  }
}
