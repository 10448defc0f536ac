// What is sold: plans by the month or year, and credits in packs.
import { z } from 'zod'
import { access, digitsId, route } from '../route.ts'
import { cents } from '../values/money.ts'
import { freeText } from '../values/text.ts'

/** Said to customers, in the languages of the interface. */
const names = z.object({ fr: freeText(80).min(1), en: freeText(80).min(1) })
const descriptions = z.object({ fr: freeText(300), en: freeText(300) })

const most = (max: number) => z.number().int().min(1).max(max)

/** What a plan allows; null for no limit. */
export const planLimits = z.object({
  networks: most(20).nullable(),
  postsAWeek: most(1_000).nullable(),
  /** Subjects proposed, and posts drafted for nothing, a month. */
  ideasAMonth: most(10_000),
  /** Accepted subjects are drafted by themselves; subjects are proposed by themselves. */
  draftsItself: z.boolean(),
  proposesItself: z.boolean(),
})
export type PlanLimits = z.infer<typeof planLimits>

const pack = {
  names,
  descriptions,
  credits: z.number().int().min(0).max(100_000),
  emoticon: freeText(16).default(''),
  /** Offered to everybody; others only to whom they were assigned. */
  isPublic: z.boolean(),
}
export const planFields = z.object({
  ...pack,
  monthlyCents: cents.min(1),
  /** Null where it is not sold by the year. */
  yearlyCents: cents.min(1).nullable(),
  limits: planLimits,
  isRecommended: z.boolean(),
})
export const creditPackFields = z.object({ ...pack, cents: cents.min(1) })
export type PlanFields = z.infer<typeof planFields>
export type CreditPackFields = z.infer<typeof creditPackFields>

const known = {
  id: z.number(),
  /** Accounts that have it now. */
  holders: z.number().int(),
  assignedTo: z.array(z.object({ id: z.number(), name: z.string() })),
  version: z.number().int(),
}
export const planView = planFields.extend(known).meta({ id: 'Plan' })
export const creditPackView = creditPackFields.extend(known).meta({ id: 'CreditPack' })
export type PlanView = z.infer<typeof planView>
export type CreditPackView = z.infer<typeof creditPackView>

const may = {
  consult: access.platform('adminPacks:consult'),
  create: access.platform('adminPacks:create'),
  edit: access.platform('adminPacks:edit'),
  delete: access.platform('adminPacks:delete'),
}
const onePack = z.object({ packId: digitsId })
const versioned = { version: z.number().int() }
const assigned = { assignedTo: z.array(digitsId).max(200).default([]) }

export const packRoutes = [
  route('GET', '/api/admin/packs', {
    access: may.consult,
    rate: 'read',
    summary: 'Plans and packs of credits, as they are sold',
    output: z.object({ plans: z.array(planView), creditPacks: z.array(creditPackView) }),
  }),
  route('POST', '/api/admin/packs/plans', {
    access: may.create,
    rate: 'write',
    summary: 'Add a plan',
    body: planFields.extend(assigned),
    output: z.object({ plan: planView }),
  }),
  route('POST', '/api/admin/packs/plans/{packId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a plan: who has it keeps what they agreed to until its next change',
    params: onePack,
    body: planFields.extend({ ...assigned, ...versioned }),
    output: z.object({ plan: planView }),
  }),
  route('POST', '/api/admin/packs/credits', {
    access: may.create,
    rate: 'write',
    summary: 'Add a pack of credits',
    body: creditPackFields.extend(assigned),
    output: z.object({ creditPack: creditPackView }),
  }),
  route('POST', '/api/admin/packs/credits/{packId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a pack of credits: for new carts only',
    params: onePack,
    body: creditPackFields.extend({ ...assigned, ...versioned }),
    output: z.object({ creditPack: creditPackView }),
  }),
  route('POST', '/api/admin/packs/order', {
    access: may.edit,
    rate: 'write',
    summary: 'Put packs into another order',
    body: z.object({ packIds: z.array(digitsId).min(1).max(200) }),
  }),
  route('DELETE', '/api/admin/packs/{packId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Sell a pack no more; whoever has it keeps it',
    params: onePack,
  }),
] as const

export const packEvents = ['packs.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    packs: { routes: typeof packRoutes; events: typeof packEvents }
  }
}
