import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { graph, idIn } from '../meta/graph.ts'
import { adsHost } from './ad-accounts.ts'
import type { BoostFigures, BoostIds, BoostState, BoostStatus } from './boost-adapter.ts'
import { readAmount } from './money.ts'

const time = z.string().transform((text) => Date.parse(text))
const ad = z.object({
  effective_status: z.string(),
  issues_info: z
    .array(z.object({ error_summary: z.string().catch(''), error_message: z.string().catch('') }))
    .optional()
    .catch(undefined),
  ad_review_feedback: z
    .object({ global: z.record(z.string(), z.string()) })
    .optional()
    .catch(undefined),
  adset_id: z.string().optional(),
})
const campaign = z.object({ effective_status: z.string() })
const adSet = z.object({ start_time: time, end_time: time.optional() })

/** Meta facts 5.8. */
const byStatus: Readonly<Record<string, BoostState>> = {
  ACTIVE: 'running',
  PENDING_REVIEW: 'inReview',
  PREAPPROVED: 'inReview',
  IN_PROCESS: 'inReview',
  DISAPPROVED: 'rejected',
  PENDING_BILLING_INFO: 'unpaid',
  PAUSED: 'stopped',
  ADSET_PAUSED: 'stopped',
  CAMPAIGN_PAUSED: 'stopped',
  ARCHIVED: 'stopped',
  DELETED: 'gone',
  WITH_ISSUES: 'troubled',
}

const read = <T>(context: CallContext, tokens: Tokens, id: string, fields: string, item: z.ZodType<T>) =>
  orNull(
    graph(context, adsHost(context), {
      path: `/${idIn(id)}`,
      token: tokens.access,
      query: { fields },
      read: jsonOf(item),
    }),
  )

export const readStatus = async (
  context: CallContext,
  tokens: Tokens,
  ids: BoostIds,
): Promise<BoostStatus> => {
  const gone = { state: 'gone', why: null } as const
  const whole = await read(context, tokens, ids.campaign, 'effective_status', campaign)
  if (!whole || whole.effective_status === 'DELETED') return gone
  if (!ids.ad) return { state: byStatus[whole.effective_status] ?? 'troubled', why: null }
  const fields = 'effective_status,issues_info,ad_review_feedback,adset_id'
  const one = await read(context, tokens, ids.ad, fields, ad)
  if (!one) return gone
  const state = byStatus[one.effective_status] ?? 'troubled'
  const why = Object.values(one.ad_review_feedback?.global ?? {})[0] ?? one.issues_info?.[0]?.error_message
  if (state !== 'running' && state !== 'inReview') return { state, why: why || null }
  return { state: await inTime(context, tokens, one.adset_id, state), why: null }
}

/** What is over goes on being called active there: its times tell. */
const inTime = async (
  context: CallContext,
  tokens: Tokens,
  id: string | undefined,
  state: BoostState,
): Promise<BoostState> => {
  const set = id ? await read(context, tokens, id, 'start_time,end_time', adSet) : null
  if (!set) return state
  const now = context.now().getTime()
  if (set.end_time !== undefined && set.end_time <= now) return 'ended'
  return state === 'running' && set.start_time > now ? 'planned' : state
}

const count = z.coerce.number().int().nonnegative().catch(0)
const row = z.looseObject({
  spend: z.string().catch('0'),
  reach: count,
  impressions: count,
  clicks: count,
  account_currency: z.string(),
})

/** Numbers come as texts, and spend in whole units; where nothing was shown yet there is no row. */
export const readFigures = async (
  context: CallContext,
  tokens: Tokens,
  ids: BoostIds,
): Promise<BoostFigures> => {
  const { data } = await graph(context, adsHost(context), {
    path: `/${idIn(ids.campaign)}/insights`,
    token: tokens.access,
    query: { fields: 'spend,reach,impressions,clicks,account_currency', date_preset: 'maximum' },
    read: jsonOf(z.object({ data: z.array(row) })),
  })
  const [raw] = data
  if (!raw) return { spend: 0, currency: null, reach: 0, impressions: 0, clicks: 0, raw: null }
  const { spend, reach, impressions, clicks, account_currency: currency } = raw
  return { spend: readAmount(spend, currency) ?? 0, currency, reach, impressions, clicks, raw }
}

export const stop = async (context: CallContext, tokens: Tokens, ids: BoostIds): Promise<void> => {
  await orNull(
    graph(context, adsHost(context), {
      method: 'POST',
      path: `/${idIn(ids.campaign)}`,
      token: tokens.access,
      form: { status: 'PAUSED' },
      read: jsonOf(z.object({ success: z.literal(true) })),
    }),
  )
}
