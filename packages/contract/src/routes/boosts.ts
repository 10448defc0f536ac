// Calls of boosts: posts shown as ads against money, on networks that offer it.
import { z } from 'zod'
import { access, digitsId, params, publicId, route } from '../route.ts'
import { boostGender, boostObjective } from '../values/boosts.ts'
import { network } from '../values/brand.ts'

const may = { consult: access.account('posts:consult'), edit: access.account('posts:edit') }
const account = params.id
const publication = account.extend({ publicationId: digitsId })

/** A network's own id: it becomes part of an address over there. */
const externalId = z
  .string()
  .max(60)
  .regex(/^[\w-]+$/)
const chosen = z.object({ id: externalId, name: z.string().trim().min(1).max(200) })
/** A day and an hour in the account's local time. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const address = z.url({ protocol: /^https?$/ }).max(2000)

/** Something a network lets an ad be aimed at, as the network names it. */
export const audienceChoice = z
  .object({ id: z.string(), name: z.string(), hint: z.string() })
  .meta({ id: 'AudienceChoice' })
export type AudienceChoiceView = z.infer<typeof audienceChoice>
const choices = z.object({ items: z.array(audienceChoice) })

export const adAccountView = z
  .object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    /** Why nothing can be advertised with it. */
    unusable: z.enum(['disabled', 'unpaid', 'inReview', 'closed', 'noRole']).nullable(),
  })
  .meta({ id: 'AdAccount' })
export type AdAccountView = z.infer<typeof adAccountView>

const adAccounts = z.object({
  /** The account must be connected again, with the right to advertise, before anything is listed. */
  needsReconnect: z.boolean(),
  businesses: z.array(z.object({ id: z.string(), name: z.string() })),
  accounts: z.array(adAccountView),
})

export const boostStates = [
  /** Being made over there; nothing is shown and nothing is paid. */
  'preparing',
  /** It was woken and nobody answered: it is looked for. */
  'unknown',
  /** It waits until the account is connected again. */
  'held',
  'failed',
  'planned',
  'inReview',
  'running',
  'ended',
  'stopping',
  'stopped',
  'rejected',
  'unpaid',
  'troubled',
  'gone',
] as const

export const boostView = z
  .object({
    id: z.number(),
    publicationId: z.number().nullable(),
    network,
    page: z.string(),
    state: z.enum(boostStates),
    /** Something is there or on its way: no other is made beside it, and it can be stopped. */
    isLive: z.boolean(),
    /** Why it failed: a key of the texts. */
    reason: z.string().nullable(),
    /** In the network's own words. */
    why: z.string().nullable(),
    advertAccount: z.string(),
    currency: z.string(),
    /** In the currency's smallest unit, as all money here. */
    dailyBudget: z.number(),
    beginAt: z.iso.datetime(),
    endAt: z.iso.datetime(),
    objective: boostObjective,
    ageMin: z.number(),
    ageMax: z.number(),
    gender: boostGender,
    country: z.string(),
    cities: z.array(z.string()),
    interests: z.array(z.string()),
    /** Null while nobody was shown it yet: noughts are no figures then. */
    figures: z
      .object({ spend: z.number(), reach: z.number(), impressions: z.number(), clicks: z.number() })
      .nullable(),
    figuresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Boost' })
export type BoostView = z.infer<typeof boostView>

const boosts = z.object({
  boosts: z.array(boostView),
  /** Whoever asks may make and stop them. */
  mayBoost: z.boolean(),
})

export const boostWish = z.object({
  publication: digitsId,
  businessAccount: externalId.nullable().default(null),
  advertAccount: externalId,
  /** As somebody saw it: another there is answered with 409. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  beginAt: localTime,
  endAt: localTime,
  dailyBudget: z.number().int().positive().max(1_000_000_000),
  ageMin: z.number().int().min(13).max(65),
  ageMax: z.number().int().min(13).max(65),
  gender: boostGender,
  country: z.string().regex(/^[A-Z]{2}$/),
  objective: boostObjective,
  cities: z.array(chosen).max(50).default([]),
  interests: z.array(chosen).max(50).default([]),
  /** Where visitors are led, and what counts a lead there. */
  link: address.optional(),
  pixel: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional(),
})

export const boostRoutes = [
  route('GET', '/api/users/{id}/boosts/publications/{publicationId}/accounts', {
    access: may.edit,
    rate: 'stock',
    summary: 'The businesses and ad accounts a published post can be boosted with, read from its network',
    params: publication,
    query: z.object({ business: externalId.optional() }),
    output: adAccounts,
  }),
  route('GET', '/api/users/{id}/boosts/publications/{publicationId}/budget', {
    access: may.edit,
    rate: 'stock',
    summary: 'The least a day may cost, in the smallest unit of the ad account’s currency',
    params: publication,
    query: z.object({
      advertAccount: externalId.optional(),
      currency: z.string().max(3).default('EUR'),
      objective: boostObjective.default('outcomeEngagement'),
    }),
    output: z.object({ least: z.number() }),
  }),
  route('GET', '/api/users/{id}/boosts/publications/{publicationId}/countries', {
    access: may.edit,
    rate: 'stock',
    summary: 'The countries in which the network advertises at all, by their two letters',
    params: publication,
    output: z.object({ countries: z.array(z.string()) }),
  }),
  route('GET', '/api/users/{id}/boosts/publications/{publicationId}/cities', {
    access: may.edit,
    rate: 'stock',
    summary: 'Cities of a country by their beginning, as the network knows them',
    params: publication,
    query: z.object({
      text: z.string().trim().max(80).default(''),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('FR'),
    }),
    output: choices,
  }),
  route('GET', '/api/users/{id}/boosts/publications/{publicationId}/interests', {
    access: may.edit,
    rate: 'stock',
    summary: 'What people are drawn to, as the network knows it',
    params: publication,
    query: z.object({ text: z.string().trim().max(80).default('') }),
    output: choices,
  }),
  route('GET', '/api/users/{id}/boosts', {
    access: may.consult,
    rate: 'read',
    summary: 'A post’s boosts, the latest first',
    params: account,
    query: z.object({ post: publicId }),
    output: boosts,
  }),
  route('POST', '/api/users/{id}/boosts', {
    access: may.edit,
    rate: 'write',
    summary: 'Show a published post to more people against money; made asleep, and woken last',
    params: account,
    body: boostWish,
    output: z.object({ boost: boostView }),
  }),
  route('GET', '/api/users/{id}/boosts/running', {
    access: may.consult,
    rate: 'read',
    summary: 'How many boosts run or are being made, by the account they are paid through',
    params: account,
    output: z.object({ running: z.array(z.object({ connectionId: digitsId, count: z.number() })) }),
  }),
  route('POST', '/api/users/{id}/boosts/stop', {
    access: may.edit,
    rate: 'write',
    summary: 'Stop every boost, or every one of an account; answers how many could not be stopped yet',
    params: account,
    body: z.object({ connectionId: digitsId.optional() }),
    output: z.object({ left: z.number() }),
  }),
  route('GET', '/api/users/{id}/boosts/{boostId}', {
    access: may.consult,
    rate: 'read',
    summary: 'A boost, its state and what it brought',
    params: account.extend({ boostId: digitsId }),
    output: z.object({ boost: boostView }),
  }),
  route('POST', '/api/users/{id}/boosts/{boostId}/stop', {
    access: may.edit,
    rate: 'write',
    summary: 'Stop a boost: nothing is shown or paid from then on',
    params: account.extend({ boostId: digitsId }),
    output: z.object({ boost: boostView }),
  }),
] as const

export const boostEvents = ['boosts.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    boosts: { routes: typeof boostRoutes; events: typeof boostEvents }
  }
}
