import type { MethodSetupView } from '@postelier/contract/method-setups'
import type { Amounts, PaymentMethodView, PaymentView, RunningCodes } from '@postelier/contract/purchases'
import type { SubscriptionState, SubscriptionView } from '@postelier/contract/subscriptions'
import type { SubscriptionRow } from '../billing/index.ts'
import type { MethodSetupRow } from './method-setups.tables.ts'
import type { payment, paymentMethod } from './payments.tables.ts'

interface ProviderForm {
  readonly clientSecret: string | null
  readonly publicKey: string | null
}

/** A payment as its payer sees it; `form` is what the provider's own form needs, while there is something to confirm. */
export function presentPayment(
  row: typeof payment.$inferSelect,
  {
    form = null,
    outcome = null,
  }: {
    readonly form?: ProviderForm | null
    readonly outcome?: PaymentView['outcome']
  } = {},
): PaymentView {
  const { purchase } = row
  return {
    id: row.id,
    state: row.state,
    means: row.means,
    grossCents: row.grossCents,
    failure: row.failure,
    url: row.url,
    clientSecret: form?.clientSecret ?? null,
    publicKey: form?.publicKey ?? null,
    returnTo: row.returnTo,
    credits: purchase.lines.reduce((all, { credits }) => all + credits, 0),
    isDebt: purchase.kind === 'debt',
    planNames: purchase.kind === 'plan' ? purchase.terms.names : null,
    outcome,
    createdAt: row.createdAt.toISOString(),
  }
}

export const presentMethod = ({
  id,
  means,
  label,
  expires,
  isDefault,
}: typeof paymentMethod.$inferSelect): PaymentMethodView => ({ id, means, label, expires, isDefault })

/** A card or account that is being added, as whoever adds it sees it. */
export const presentSetup = (
  { id, state, means, failure, url, isPreferred }: MethodSetupRow,
  {
    form,
    method,
  }: { readonly form: ProviderForm | null; readonly method: typeof paymentMethod.$inferSelect | undefined },
): MethodSetupView => ({
  id,
  state,
  means,
  failure,
  url,
  isPreferred,
  clientSecret: form?.clientSecret ?? null,
  publicKey: form?.publicKey ?? null,
  method: method && method.removedAt === null ? presentMethod(method) : null,
})

export function stateOf({ periodEnd, cancelledAt, graceUntil, tries }: SubscriptionRow): SubscriptionState {
  if (periodEnd === null) return 'waiting'
  if (cancelledAt !== null) return 'ending'
  if (tries > 0) return 'late'
  return graceUntil === null ? 'active' : 'waiting'
}

/** `next` is what the period after this one costs, with the code that lowers it. */
export function presentSubscription(
  row: SubscriptionRow,
  {
    means,
    next,
  }: {
    readonly means: string | null
    readonly next: { readonly amounts: Amounts; readonly codes: RunningCodes }
  },
): SubscriptionView {
  const { terms, nextTerms } = row
  return {
    state: stateOf(row),
    plan: { id: terms.packId, names: terms.names, credits: terms.credits, limits: terms.limits },
    frequency: terms.frequency,
    cents: next.amounts.net - next.amounts.reduction,
    codes: next.codes,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    graceUntil: row.graceUntil?.toISOString() ?? null,
    next: nextTerms && {
      planId: nextTerms.packId,
      names: nextTerms.names,
      frequency: nextTerms.frequency,
      cents: nextTerms.cents,
    },
    means,
    version: row.version,
  }
}
