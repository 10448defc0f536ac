// Cards and accounts that are added without paying: Stripe's SetupIntents, confirmed in the browser by its own form element.
import type { SetupState } from '@postelier/contract/method-setups'
import Stripe from 'stripe'
import {
  type PaymentProvider,
  type ProviderSetup,
  ProviderSilent,
  ProviderUnknown,
} from './payment-provider.ts'
import { failureOf, methodOf, silent } from './stripe-shapes.ts'

const whole = ['payment_method']

export function setupsAt(
  stripe: Stripe,
): Pick<PaymentProvider, 'startSetup' | 'findSetup' | 'readSetup' | 'cancelSetup'> {
  /** A refused card is an answer; anything else says nothing of what happened there. */
  async function ask(send: () => Promise<Stripe.SetupIntent>): Promise<ProviderSetup> {
    try {
      return presentedSetup(await send())
    } catch (reason) {
      if (reason instanceof Stripe.errors.StripeCardError && reason.setup_intent)
        return presentedSetup(reason.setup_intent)
      if (isMissing(reason)) throw new ProviderUnknown(reason.message, { cause: reason })
      throw silent(reason)
    }
  }
  const read = (reference: string) => ask(() => stripe.setupIntents.retrieve(reference, { expand: whole }))

  return {
    startSetup: ({ key, means, payer, holder }) =>
      ask(() =>
        stripe.setupIntents.create(
          {
            customer: payer,
            usage: 'off_session',
            allowed_payment_method_types: [means === 'card' ? 'card' : 'sepa_debit'],
            metadata: { key, holder },
            expand: whole,
          },
          { idempotencyKey: key },
        ),
      ),
    async findSetup({ key, payer, since }) {
      try {
        const created = { gte: Math.floor(since.getTime() / 1_000) - 60 }
        const made = stripe.setupIntents.list({ customer: payer, created, limit: 100 })
        for await (const intent of made) if (intent.metadata?.key === key) return await read(intent.id)
        return null
      } catch (reason) {
        throw reason instanceof ProviderSilent ? reason : silent(reason)
      }
    },
    readSetup: read,
    async cancelSetup(reference) {
      try {
        return presentedSetup(await stripe.setupIntents.cancel(reference, { expand: whole }))
      } catch (reason) {
        if (isMissing(reason)) throw new ProviderUnknown(reference, { cause: reason })
        // Confirmed meanwhile, or over: how it stands is the answer.
        if (reason instanceof Stripe.errors.StripeInvalidRequestError) return read(reference)
        throw silent(reason)
      }
    },
  }
}

const isMissing = (reason: unknown): reason is Stripe.errors.StripeInvalidRequestError =>
  reason instanceof Stripe.errors.StripeInvalidRequestError && reason.code === 'resource_missing'

function presentedSetup(intent: Stripe.SetupIntent): ProviderSetup {
  const state = stateOf(intent)
  const isWaiting = state === 'action' || state === 'failed'
  const { payment_method: method, mandate } = intent
  return {
    reference: intent.id,
    state,
    failure: state === 'failed' ? failureOf(intent.last_setup_error) : null,
    url: isWaiting ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    clientSecret: isWaiting ? intent.client_secret : null,
    method:
      state === 'succeeded' && method !== null && typeof method === 'object'
        ? methodOf(method, typeof mandate === 'string' ? mandate : mandate?.id)
        : null,
  }
}

function stateOf({ status, last_setup_error }: Stripe.SetupIntent): SetupState {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'cancelled'
    case 'requires_payment_method':
      return last_setup_error ? 'failed' : 'action'
    default:
      return 'action'
  }
}
