// What Stripe answers, as what it means here.
import type { PaymentFailure } from '@postelier/contract/purchases'
import Stripe from 'stripe'
import {
  type ProviderMethod,
  type ProviderPayment,
  ProviderSilent,
  type ProviderState,
} from './payment-provider.ts'

/** Nothing is known of what was asked for, unless it is a fault of ours. */
export function silent(reason: unknown): Error {
  if (reason instanceof Stripe.errors.StripeError)
    return new ProviderSilent(`${reason.type}: ${reason.code ?? reason.statusCode ?? ''}`, { cause: reason })
  return reason instanceof Error ? reason : new Error(String(reason))
}

/** As much as is known here of a payment there. */
export function presented(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = stateOf(intent, charge?.disputed === true)
  const isWaiting = state === 'action' || state === 'failed'
  return {
    reference: intent.id,
    state,
    cents: intent.amount,
    refundedCents: charge ? refundedOf(charge) : 0,
    failure: state === 'failed' ? failureOf(intent.last_payment_error) : null,
    url: isWaiting ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    clientSecret: isWaiting ? intent.client_secret : null,
    method:
      typeof intent.payment_method === 'object'
        ? methodOf(intent.payment_method, charge?.payment_method_details?.sepa_debit?.mandate)
        : null,
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

type Fault = Stripe.PaymentIntent['last_payment_error'] | Stripe.SetupIntent['last_setup_error']

/** Why a card or an account was refused, in our words. */
export function failureOf(fault: Fault): PaymentFailure {
  const code = fault?.decline_code ?? fault?.code
  if (code === 'insufficient_funds') return 'insufficientFunds'
  if (code === 'expired_card') return 'expiredCard'
  if (
    code === 'authentication_required' ||
    code === 'payment_intent_authentication_failure' ||
    code === 'setup_intent_authentication_failure'
  )
    return 'authenticationFailed'
  if (fault?.payment_method?.type === 'sepa_debit') return 'debitRefused'
  return code === undefined ? 'unknown' : 'declined'
}

export function methodOf(
  method: Stripe.PaymentMethod | null,
  mandate: string | null | undefined,
): ProviderMethod | null {
  if (method?.card) {
    const { brand, last4, exp_month, exp_year, fingerprint } = method.card
    return {
      reference: method.id,
      means: 'card',
      label: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
      expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
      mandate: null,
      fingerprint: fingerprint ?? null,
    }
  }
  if (method?.sepa_debit)
    return {
      reference: method.id,
      means: 'debit',
      label: `${method.sepa_debit.country ?? ''} •••• ${method.sepa_debit.last4 ?? ''}`.trim(),
      expires: null,
      mandate: mandate ?? null,
      fingerprint: method.sepa_debit.fingerprint ?? null,
    }
  return null
}
