import type { PaymentFailure } from '@postelier/contract/purchases'
import Stripe from 'stripe'
import { engineFetch } from '../engines/engine-fetch.ts'
import {
  type PaymentProvider,
  type ProviderMethod,
  type ProviderPayment,
  ProviderSilent,
  type ProviderState,
  ProviderUnknown,
} from './payment-provider.ts'

export interface StripeKeys {
  readonly secretKey: string
  readonly publicKey: string
  readonly webhookSecret: string
  /** Its interface, or a stand-in. */
  readonly address: string
}

const limitMs = 20_000
const whole = ['latest_charge', 'latest_charge.refunds', 'payment_method']

/** Stripe: payments are confirmed in the browser by its own form element; card numbers go from there to them alone. */
export function stripeProvider({
  secretKey,
  publicKey,
  webhookSecret,
  address,
}: StripeKeys): PaymentProvider {
  const { origin, protocol, hostname, port } = new URL(address)
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(engineFetch({ origin, mayBePrivate: protocol === 'http:' })),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: limitMs,
    // Under our own keys a second try is the same payment.
    maxNetworkRetries: 1,
    telemetry: false,
  })

  /** A refused card is an answer; anything else says nothing of what happened there. */
  async function ask(send: () => Promise<Stripe.PaymentIntent>): Promise<ProviderPayment> {
    try {
      return presented(await send())
    } catch (reason) {
      if (reason instanceof Stripe.errors.StripeCardError && reason.payment_intent)
        return presented(reason.payment_intent)
      throw silent(reason)
    }
  }
  const read = (reference: string) => ask(() => stripe.paymentIntents.retrieve(reference, { expand: whole }))

  return {
    name: 'stripe',
    publicKey,
    async createPayer({ key, email, name }) {
      try {
        return (await stripe.customers.create({ email, name }, { idempotencyKey: key })).id
      } catch (reason) {
        throw silent(reason)
      }
    },
    startPayment: ({ key, cents, means, payer, method, isPresent, keeps, description, returnUrl, holder }) =>
      ask(() =>
        stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'eur',
            customer: payer,
            description,
            allowed_payment_method_types: [means === 'card' ? 'card' : 'sepa_debit'],
            metadata: { key, holder },
            expand: whole,
            ...(keeps || means === 'debit' ? { setup_future_usage: 'off_session' as const } : {}),
            ...(method === null
              ? {}
              : isPresent
                ? { payment_method: method, confirm: true, return_url: returnUrl }
                : { payment_method: method, confirm: true, off_session: true }),
          },
          { idempotencyKey: key },
        ),
      ),
    // A payer's list has what was made a moment ago; their search by metadata may not have it yet.
    async findPayment({ key, payer, since }) {
      try {
        const created = { gte: Math.floor(since.getTime() / 1_000) - 60 }
        const made = stripe.paymentIntents.list({ customer: payer, created, limit: 100 })
        for await (const intent of made) if (intent.metadata.key === key) return await read(intent.id)
        return null
      } catch (reason) {
        throw reason instanceof ProviderSilent ? reason : silent(reason)
      }
    },
    readPayment: read,
    async cancelPayment(reference) {
      try {
        return presented(await stripe.paymentIntents.cancel(reference, { expand: whole }))
      } catch (reason) {
        const isRefused = reason instanceof Stripe.errors.StripeInvalidRequestError
        if (isRefused && reason.code === 'resource_missing') throw new ProviderUnknown(reference)
        // Paid meanwhile, or over: how it stands is the answer.
        if (isRefused) return read(reference)
        throw silent(reason)
      }
    },
    async refund({ key, reference, cents }) {
      try {
        await stripe.refunds.create({ payment_intent: reference, amount: cents }, { idempotencyKey: key })
      } catch (reason) {
        // A no is an answer: what was given back so far is read, and that is all there will be.
        if (!(reason instanceof Stripe.errors.StripeInvalidRequestError)) throw silent(reason)
      }
      return read(reference)
    },
    removeMethod: (reference) => remove(() => stripe.paymentMethods.detach(reference)),
    removePayer: (reference) => remove(() => stripe.customers.del(reference)),
    readEvent(body, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret)
        const reference = paymentOf(event.data.object)
        return reference === null ? null : { id: event.id, reference }
      } catch (reason) {
        if (reason instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw reason
      }
    },
  }
}

async function remove(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (reason) {
    // Gone already, or belonging to nobody any more.
    if (!(reason instanceof Stripe.errors.StripeInvalidRequestError)) throw silent(reason)
  }
}

function silent(reason: unknown): Error {
  if (reason instanceof Stripe.errors.StripeError)
    return new ProviderSilent(`${reason.type}: ${reason.code ?? reason.statusCode ?? ''}`, { cause: reason })
  return reason instanceof Error ? reason : new Error(String(reason))
}

/** Events are of a payment, of its charge, or of a dispute about it. */
function paymentOf(object: Stripe.Event.Data.Object): string | null {
  if (!('object' in object)) return null
  if (object.object === 'payment_intent' && 'id' in object) return String(object.id)
  const named = 'payment_intent' in object ? object.payment_intent : null
  if (typeof named === 'string') return named
  return typeof named === 'object' && named !== null && 'id' in named ? String(named.id) : null
}

export function presented(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = stateOf(intent, charge?.disputed === true)
  const isWaiting = state === 'action' || state === 'failed'
  return {
    reference: intent.id,
    state,
    cents: intent.amount,
    refundedCents: charge ? refundedOf(charge) : 0,
    failure: state === 'failed' ? failureOf(intent) : null,
    url: isWaiting ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    clientSecret: isWaiting ? intent.client_secret : null,
    method: typeof intent.payment_method === 'object' ? methodOf(intent.payment_method, charge) : null,
  }
}

/** Without those that the bank sent back, whatever the charge's own sum says of them. */
function refundedOf({ amount_refunded, refunds }: Stripe.Charge): number {
  if (!refunds || refunds.has_more) return amount_refunded
  return refunds.data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((all, { amount }) => all + amount, 0)
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent, isDisputed: boolean): ProviderState {
  switch (status) {
    case 'succeeded':
      return isDisputed ? 'returned' : 'succeeded'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'cancelled'
    case 'requires_payment_method':
      return last_payment_error ? 'failed' : 'action'
    default:
      return 'action'
  }
}

function failureOf({ last_payment_error }: Stripe.PaymentIntent): PaymentFailure {
  const code = last_payment_error?.decline_code ?? last_payment_error?.code
  if (code === 'insufficient_funds') return 'insufficientFunds'
  if (code === 'expired_card') return 'expiredCard'
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure')
    return 'authenticationFailed'
  if (last_payment_error?.payment_method?.type === 'sepa_debit') return 'debitRefused'
  return code === undefined ? 'unknown' : 'declined'
}

function methodOf(method: Stripe.PaymentMethod | null, charge: Stripe.Charge | null): ProviderMethod | null {
  if (method?.card) {
    const { brand, last4, exp_month, exp_year } = method.card
    return {
      reference: method.id,
      means: 'card',
      label: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
      expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
      mandate: null,
    }
  }
  if (method?.sepa_debit)
    return {
      reference: method.id,
      means: 'debit',
      label: `${method.sepa_debit.country ?? ''} •••• ${method.sepa_debit.last4 ?? ''}`.trim(),
      expires: null,
      mandate: charge?.payment_method_details?.sepa_debit?.mandate ?? null,
    }
  return null
}
