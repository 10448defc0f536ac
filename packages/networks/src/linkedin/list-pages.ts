import * as z from 'zod'
import type { CallContext, PageChoice, Tokens } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { scopesOf } from '../connecting/read-tokens.ts'
import { Refusal } from '../refusal.ts'
import { ask } from './call.ts'
import { configOf } from './configuration.ts'
import { identify } from './connect.ts'

const role = z
  .object({
    role: z.string(),
    state: z.string().catch('APPROVED'),
    // Older versions name it otherwise (facts 1.3).
    organization: z.string().optional(),
    organizationTarget: z.string().optional(),
  })
  .transform(({ role: name, state, organization, organizationTarget }) => ({
    name,
    state,
    organisation: (organization ?? organizationTarget ?? '').replace('urn:li:organization:', ''),
  }))

const roles = z.object({
  elements: z.array(role).default([]),
  paging: z.object({ total: z.number().optional() }).default({}),
})

const publishing = new Set([
  'ADMINISTRATOR',
  'DIRECT_SPONSORED_CONTENT_POSTER',
  'CONTENT_ADMINISTRATOR',
  'CONTENT_ADMIN',
])

const perCall = 100
const mostCalls = 20

/** The person, and the organisations they may speak for where our app may. */
export const listPages = async (context: CallContext, tokens: Tokens): Promise<PageChoice[]> => {
  const self: PageChoice = { ...(await identify(context, tokens)), kind: 'profile', unusable: null }
  const mayAsk = scopesOf(configOf(context).scopes).some((scope) => scope.endsWith('_organization_admin'))
  if (!mayAsk) return [self]
  const organisations = new Map<string, Set<string>>()
  for (const { organisation, name: one } of await rolesOrNone(context, tokens)) {
    if (organisation) organisations.set(organisation, (organisations.get(organisation) ?? new Set()).add(one))
  }
  const pages: PageChoice[] = []
  for (const [organisation, names] of organisations) {
    pages.push(await pageOf(context, tokens, organisation, names))
  }
  return [self, ...pages]
}

/** People untick what they like: then they speak for themselves alone. */
const rolesOrNone = async (context: CallContext, tokens: Tokens) => {
  try {
    return await rolesOf(context, tokens)
  } catch (error) {
    if (error instanceof Refusal && error.facts.kind === 'permissionMissing') return []
    throw error
  }
}

const rolesOf = async (context: CallContext, tokens: Tokens) => {
  const all: z.infer<typeof role>[] = []
  for (let call = 0; call < mostCalls; call += 1) {
    const start = call * perCall
    const { elements, paging } = await ask(context, {
      path: `/rest/organizationAcls?q=roleAssignee&state=APPROVED&start=${start}&count=${perCall}`,
      token: tokens.access,
      restliMethod: 'FINDER',
      read: jsonOf(roles),
    })
    all.push(...elements.filter(({ state }) => state === 'APPROVED'))
    if (elements.length === 0 || start + perCall >= (paging.total ?? 0)) break
  }
  return all
}

const details = z.object({
  localizedName: z.string().catch(''),
  vanityName: z.string().optional().catch(undefined),
})

const pageOf = async (
  context: CallContext,
  tokens: Tokens,
  id: string,
  names: ReadonlySet<string>,
): Promise<PageChoice> => {
  const mayPublish = [...names].some((one) => publishing.has(one))
  const unusable = mayPublish ? null : 'noPublishRole'
  try {
    const { localizedName, vanityName } = await ask(context, {
      path: `/rest/organizations/${encodeURIComponent(id)}`,
      token: tokens.access,
      read: jsonOf(details),
    })
    const handle = vanityName ? { handle: vanityName } : {}
    return { id, kind: 'organisation', name: localizedName || id, ...handle, unusable }
  } catch (error) {
    // Whose details we may not read, or who is inactive, cannot be spoken for either.
    const isClosed = error instanceof Refusal && ['permissionMissing', 'notFound'].includes(error.facts.kind)
    if (!isClosed) throw error
    return { id, kind: 'organisation', name: id, unusable: unusable ?? 'restricted' }
  }
}
