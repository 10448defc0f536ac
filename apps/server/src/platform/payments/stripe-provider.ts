import Stripe from 'stripe'
import { engineFetch } from '../engines/engine-fetch.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderSilent,
  ProviderUnknown,
} from './payment-provider.ts'
import { setupsAt } from './stripe-setups.ts'
import { presented, silent } from './stripe-shapes.ts'

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
    ...setupsAt(stripe),
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
        const reference = subjectOf(event.data.object)
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

/** Events are of a payment, of its charge, of a dispute about it, or of a card or account that is added. */
function subjectOf(object: Stripe.Event.Data.Object): string | null {
  if (!('object' in object)) return null
  if ((object.object === 'payment_intent' || object.object === 'setup_intent') && 'id' in object)
    return String(object.id)
  const named = 'payment_intent' in object ? object.payment_intent : null
  if (typeof named === 'string') return named
  return typeof named === 'object' && named !== null && 'id' in named ? String(named.id) : null
}
