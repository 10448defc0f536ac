import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { facebookHost, metaConfigOf } from '../meta/configuration.ts'
import { graph, idIn } from '../meta/graph.ts'
import { listAll } from '../meta/list-all.ts'
import { Refusal } from '../refusal.ts'
import type { AdAccountChoice, BusinessChoice, LeastBudgetInput } from './boost-adapter.ts'

export const adsHost = (context: CallContext) => facebookHost(metaConfigOf(context))

/** Those the person may speak for; none where they ticked that off. */
export const listBusinesses = async (context: CallContext, tokens: Tokens): Promise<BusinessChoice[]> => {
  try {
    return await listAll(context, adsHost(context), {
      path: '/me/businesses',
      token: tokens.access,
      fields: 'id,name',
      item: z.object({ id: idText, name: z.string().catch('') }),
    })
  } catch (error) {
    if (error instanceof Refusal && error.facts.kind === 'permissionMissing') return []
    throw error
  }
}

const account = z.object({
  id: idText,
  name: z.string().catch(''),
  currency: z.string(),
  account_status: z.number(),
  user_tasks: z.array(z.string()).optional().catch(undefined),
})

const fields = 'id,name,currency,account_status,user_tasks'

/** Meta facts 5.1: the grace of an unpaid bill still lets one advertise. */
const byStatus: Readonly<Record<number, AdAccountChoice['unusable']>> = {
  1: null,
  9: null,
  2: 'disabled',
  3: 'unpaid',
  7: 'inReview',
  8: 'unpaid',
  100: 'closed',
  101: 'closed',
}

const choiceOf = ({ id, name, currency, account_status, user_tasks }: z.infer<typeof account>) => {
  const known = byStatus[account_status]
  const mayAdvertise = !user_tasks || user_tasks.includes('ADVERTISE') || user_tasks.includes('MANAGE')
  const unusable = known === undefined ? 'disabled' : (known ?? (mayAdvertise ? null : 'noRole'))
  return { id, name: name || id, currency, unusable }
}

export const listAdAccounts = async (
  context: CallContext,
  tokens: Tokens,
  business: string | null,
): Promise<AdAccountChoice[]> => {
  const paths =
    business === null
      ? ['/me/adaccounts']
      : ['owned_ad_accounts', 'client_ad_accounts'].map((edge) => `/${idIn(business)}/${edge}`)
  const all: AdAccountChoice[] = []
  for (const path of paths) {
    const asked = { path, token: tokens.access, fields, item: account }
    all.push(...(await listAll(context, adsHost(context), asked)).map(choiceOf))
  }
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

const amount = z.coerce.number().int().nonnegative()
const least = z.object({
  data: z.array(
    z.object({
      currency: z.string(),
      min_daily_budget_imp: amount,
      min_daily_budget_high_freq: amount,
    }),
  ),
})

/** Being seen costs least; that somebody does something, more. */
export const leastDailyBudget = async (
  context: CallContext,
  tokens: Tokens,
  asked: LeastBudgetInput,
): Promise<number> => {
  const { data } = await graph(context, adsHost(context), {
    path: `/${idIn(asked.advertAccount)}/minimum_budgets`,
    token: tokens.access,
    read: jsonOf(least),
  })
  const row = data.find(({ currency }) => currency === asked.currency)
  if (!row) return 0
  return asked.objective === 'outcomeAwareness' ? row.min_daily_budget_imp : row.min_daily_budget_high_freq
}
