// Calls of content sources: sites and feeds a business names, and what is found there.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { contentSourceKinds } from '../values/brand.ts'
import { found, lookupKind, productMapping, sourceFailure, sourceFlag, thingView } from '../values/sources.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
}
const account = params.id
const one = account.extend({ sourceId: digitsId })
const lookup = account.extend({ lookupId: publicId })

export const sourceView = z
  .object({
    id: z.number(),
    kind: z.enum(contentSourceKinds),
    name: z.string(),
    url: z.string(),
    state: z.enum(['waiting', 'reading', 'fine', 'failed', 'paused']),
    /** How many items it has, and how many facts of these plannings know. */
    items: z.number(),
    told: z.number(),
    readAt: z.iso.datetime().nullable(),
    nextAt: z.iso.datetime().nullable(),
    /** Why the last reading brought nothing, and when that was. */
    failure: sourceFailure.nullable(),
    failedAt: z.iso.datetime().nullable(),
    flags: z.array(sourceFlag),
    mapping: productMapping.nullable(),
    version: z.number(),
  })
  .meta({ id: 'Source' })
export type SourceView = z.infer<typeof sourceView>

export const sourceItemView = z
  .object({ id: z.number(), ...thingView.shape, readAt: z.iso.datetime() })
  .meta({ id: 'SourceItem' })
export type SourceItemView = z.infer<typeof sourceItemView>

/** An address that is read once, while somebody waits for what it says. */
export const lookupView = z
  .object({
    id: publicId,
    kind: lookupKind,
    url: z.string(),
    endedAt: z.iso.datetime().nullable(),
    failure: sourceFailure.nullable(),
    found: found.nullable(),
  })
  .meta({ id: 'Lookup' })
export type LookupView = z.infer<typeof lookupView>

/** Feeds that are read again by themselves, and addresses that are looked at once. */
export const sourceRoutes = [
  route('GET', '/api/users/{id}/sources', {
    access: may.consult,
    rate: 'read',
    summary: 'Sources of content, with what came of reading them',
    params: account,
    output: z.object({ sources: z.array(sourceView), max: z.number() }),
  }),
  route('POST', '/api/users/{id}/sources/{sourceId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Pause a source, let it go on, or say which element is what',
    params: one,
    body: z.object({
      version: z.number().int().positive(),
      isPaused: z.boolean().optional(),
      mapping: productMapping.optional(),
    }),
    output: z.object({ source: sourceView }),
  }),
  route('POST', '/api/users/{id}/sources/{sourceId}/readings', {
    access: may.create,
    rate: 'write',
    summary: 'Read a source now',
    params: one,
    output: z.object({ source: sourceView }),
  }),
  route('GET', '/api/users/{id}/sources/{sourceId}/items', {
    access: may.consult,
    rate: 'read',
    summary: 'What a source speaks of, the newest first',
    params: one,
    query: page,
    output: listOf(sourceItemView),
  }),
  route('POST', '/api/users/{id}/lookups', {
    access: may.create,
    rate: 'write',
    summary: 'Look at an address, in the background: what a page says, or what a feed holds',
    params: account,
    body: z.object({ kind: lookupKind.exclude(['picture']), url: z.url({ protocol: /^https?$/ }).max(500) }),
    output: z.object({ lookup: lookupView }),
  }),
  route('GET', '/api/users/{id}/lookups/{lookupId}', {
    access: may.consult,
    rate: 'read',
    summary: 'What came of looking at an address',
    params: lookup,
    output: z.object({ lookup: lookupView }),
  }),
  route('POST', '/api/users/{id}/lookups/{lookupId}/fields', {
    access: may.create,
    rate: 'write',
    summary: 'The same products with their elements matched otherwise; the address is not asked again',
    params: lookup,
    body: productMapping.pick({ fields: true }),
    output: z.object({ lookup: lookupView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    sources: { routes: typeof sourceRoutes }
  }
}
