// How LinkedIn answers in general: versions, Rest.li headers, flat error envelopes, whose token it is and what it may do.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Manner, NetworkOffice } from '../network-office.ts'
import type { Grant } from '../shared/grants.ts'
import { digitsOf, lettersOf } from '../shared/ids.ts'
import type { DemoPage, PageRole, Person } from '../shared/people.ts'
import { namedRefusal } from './linkedin-named-refusals.ts'
import { duplicateOf, refused, throttled } from './linkedin-refusals.ts'

/** What each product gives. Community Management is an application's only one, so nobody has the scopes of both. */
export const scopesOfProducts: readonly (readonly string[])[] = [
  ['openid', 'profile', 'email', 'w_member_social'],
  'r_basicprofile w_member_social rw_organization_admin r_organization_admin w_organization_social r_organization_social w_organization_social_feed w_member_social_feed r_organization_social_feed r_member_postAnalytics r_member_profileAnalytics'.split(
    ' ',
  ),
]

export const linkedinSettings = z.strictObject({
  /** What is neither listed here nor older is not known to exist. */
  versions: z
    .array(z.string())
    .default(['202512', '202601', '202602', '202603', '202604', '202605', '202606', '202607']),
  /** Only approved partners refresh without asking again. */
  partner: z.boolean().default(true),
  scopeSeparator: z.enum([',', ' ']).default(','),
  /** Scopes the application was given, where they are not those of one product: older ones have more. */
  ownedScopes: z.array(z.string()).optional(),
  /** For so long a brand-new token is answered as if it were revoked. */
  freshTokenMs: z.number().int().min(0).default(0),
  /** For so long a new post cannot be commented on. */
  commentLagMs: z.number().int().min(0).default(0),
  processingMs: z.number().int().min(0).default(1500),
  uploadUrlLifeMs: z
    .number()
    .int()
    .default(24 * 3_600_000),
  imageBytes: z.number().int().default(8_000_000),
  imagePixels: z.number().int().default(36_152_320),
  documentBytes: z.number().int().default(100_000_000),
  videoBytes: z.tuple([z.number(), z.number()]).default([75 * 1024, 500_000_000]),
  videoMs: z.tuple([z.number(), z.number()]).default([3000, 30 * 60_000]),
  postsPerDay: z.number().int().default(150),
  duplicateHours: z.number().default(24),
  /** Deleted posts go on counting as originals for a day or two. */
  ghostDuplicates: z.boolean().default(false),
  contentRole: z.enum(['CONTENT_ADMINISTRATOR', 'CONTENT_ADMIN']).default('CONTENT_ADMINISTRATOR'),
  clientSecret: z.string().optional(),
})
export const settingsOf = (office: NetworkOffice) => linkedinSettings.parse(office.settings())

const tokenOf = (request: FastifyRequest) => /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]

export function linkedinManner(office: () => NetworkOffice): Manner {
  return {
    network: 'linkedin',
    foldAt: 210,
    settings: linkedinSettings,
    accountsOf: (request) => {
      const found = office().grants.access(tokenOf(request) ?? '')
      return found ? [found.grant.account] : []
    },
    refusal: {
      internal: () => refused(500, 'Internal Server Error', { code: 'INTERNAL_SERVER_ERROR' }),
      // The day's quota comes back at midnight; no header says so.
      rateLimited: () => throttled('APPLICATION'),
      duplicate: () => duplicateOf(`urn:li:share:${digitsOf('linkedin/ghost', 19)}`),
      unknownCall: (request) =>
        refused(404, `No virtual resource found: ${request.url}`, { code: 'RESOURCE_NOT_FOUND' }),
      named: namedRefusal,
    },
    past: ({ key, account, page, text }, office) => {
      const id = `18${digitsOf(`linkedin/past/${key}`, 17)}`
      const person = office.person(account)
      const author = page ? organizationUrn(page) : `urn:li:person:${person ? memberIdOf(person, '') : ''}`
      const distribution = { feedDistribution: 'MAIN_FEED' }
      return {
        id,
        remoteId: `urn:li:share:${id}`,
        details: { author, commentary: text, visibility: 'PUBLIC', distribution, kind: 'image' },
      }
    },
    headers: () => ({ 'x-li-fabric': 'demo' }),
  }
}

export interface Caller {
  person: Person
  grant: Grant
  urn: string
}

/** A member's number is another for each application. */
export const memberIdOf = (person: Person, client: string): string =>
  lettersOf(`linkedin/${client}/${person.id}`, 10)
export const organizationIdOf = (page: string): string => digitsOf(`linkedin/organization/${page}`, 8)
export const organizationUrn = (page: string): string => `urn:li:organization:${organizationIdOf(page)}`
export const pageOfUrn = (office: NetworkOffice, urn: string): DemoPage | undefined =>
  office.sandbox.pages.all().find(({ id }) => organizationUrn(id) === urn)

export function callerOf(office: NetworkOffice, request: FastifyRequest): Caller {
  const token = tokenOf(request)
  if (token === undefined) throw refused(401, 'Empty oauth2_access_token', { serviceErrorCode: 401 })
  const found = office.grants.access(token)
  const person = found && office.person(found.grant.account)
  if (!found || !person)
    throw refused(401, 'Invalid access token', { serviceErrorCode: 65_600, code: 'INVALID_ACCESS_TOKEN' })
  const issued = found.grant.access.find(({ value }) => value === token)?.issuedAtMs ?? 0
  if (found.state === 'revoked' || office.now() - issued < settingsOf(office).freshTokenMs)
    throw refused(401, 'The token used in the request has been revoked by the user', {
      serviceErrorCode: 65_601,
      code: 'REVOKED_ACCESS_TOKEN',
    })
  if (found.state === 'expired')
    throw refused(401, 'The token used in the request has expired', {
      serviceErrorCode: 65_602,
      code: 'EXPIRED_ACCESS_TOKEN',
    })
  return { person, grant: found.grant, urn: `urn:li:person:${memberIdOf(person, found.grant.client)}` }
}

/** A call of the versioned API: its headers first, then who calls. */
export function restCaller(office: NetworkOffice, request: FastifyRequest): Caller {
  const version = request.headers['linkedin-version']
  if (typeof version !== 'string')
    throw refused(
      400,
      'A version must be present. Please specify a version by adding the Linkedin-Version header.',
      {
        code: 'VERSION_MISSING',
      },
    )
  if (!settingsOf(office).versions.includes(version))
    throw refused(426, `Requested version ${version}01 is not active`, { code: 'NONEXISTENT_VERSION' })
  if (request.headers['x-restli-protocol-version'] !== '2.0.0')
    throw refused(400, 'Invalid X-RestLi-Protocol-Version header', { code: 'ILLEGAL_ARGUMENT' })
  // In addresses the colons of an URN are encoded, a list's own brackets are not: encoded, they are data to Rest.li.
  if (/urn:li:|=(List)?%28/i.test(request.raw.url ?? ''))
    throw refused(400, 'Syntax exception in path variables', { code: 'ILLEGAL_ARGUMENT' })
  return callerOf(office, request)
}

export const may = ({ grant }: Caller, ...anyOf: readonly string[]): boolean =>
  anyOf.some((scope) => grant.scopes.includes(scope))

/** The role that counts today: one that was withdrawn is none. */
export const roleIn = ({ person }: Caller, page: DemoPage): PageRole | undefined =>
  person.pages.find((held) => held.page === page.id && held.role !== 'former')?.role
export const mayPublish = (caller: Caller, page: DemoPage): boolean =>
  ['admin', 'content'].includes(roleIn(caller, page) ?? '')

/** One more of the day's share; the day is UTC's. */
export function spendDay(office: NetworkOffice, key: string, limit: number): void {
  const day = new Date(office.now()).toISOString().slice(0, 10)
  if (office.sandbox.rates.take(`linkedin/${key}/${day}`, limit, 86_400_000).exceeded)
    throw throttled('MEMBER')
}

/** `List(a,b)` as Rest.li writes it, decoded. */
export const listOf = (text: string | undefined): string[] | undefined =>
  /^List\((.*)\)$/
    .exec(text ?? '')?.[1]
    ?.split(',')
    .filter(Boolean)

export const paged = <T>(all: readonly T[], query: Record<string, string>, usual = 10) => {
  const start = Math.max(0, Number(query.start ?? 0) || 0)
  const count = Math.max(0, Number(query.count ?? usual) || 0)
  return { paging: { start, count, links: [], total: all.length }, elements: all.slice(start, start + count) }
}
