import type { SetupState } from '@postelier/contract/method-setups'
import type { PaymentFailure, PaymentMean } from '@postelier/contract/purchases'

export type ProviderName = 'demo' | 'stripe'

/**
 * Where a payment stands at the provider, as it was read there. `action`: the person has to pay or confirm; `processing`: a
 * debit on its way; `returned`: it had succeeded and the bank took it back.
 */
export type ProviderState = 'action' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'returned'

export interface ProviderPayment {
  readonly reference: string
  readonly state: ProviderState
  readonly cents: number
  readonly refundedCents: number
  readonly failure: PaymentFailure | null
  /** Where the person goes, while there is something for them to do. */
  readonly url: string | null
  /** What the provider's own form element is opened with, where it has one. */
  readonly clientSecret: string | null
  readonly method: ProviderMethod | null
}

/** A card or an account the provider keeps: enough to recognise it, nothing to pay with. */
export interface ProviderMethod {
  readonly reference: string
  readonly means: PaymentMean
  readonly label: string
  /** Month and year of a card, as `2029-04`. */
  readonly expires: string | null
  readonly mandate: string | null
  /** The same for the same card or account under whatever reference; null where the provider does not say. */
  readonly fingerprint: string | null
}

/** Where adding a card or an account stands at the provider, as it was read there. No money moves. */
export interface ProviderSetup {
  readonly reference: string
  readonly state: SetupState
  readonly failure: PaymentFailure | null
  readonly url: string | null
  readonly clientSecret: string | null
  /** What is kept from now on, once it succeeded. */
  readonly method: ProviderMethod | null
}

/** A card or an account that is kept to be paid with later, also while nobody is there. */
export interface StartSetup {
  /** The same key twice starts one. */
  readonly key: string
  readonly means: PaymentMean
  readonly payer: string
  readonly holder: string
  readonly email: string
  readonly locale: 'fr' | 'en'
  readonly returnUrl: string
  readonly eventsUrl: string
}

export interface StartPayment {
  /** The same key twice starts one payment, however often it is asked. */
  readonly key: string
  readonly cents: number
  readonly means: PaymentMean
  readonly payer: string
  readonly holder: string
  readonly email: string
  /** One that is kept; with `present` the person can still be asked to confirm. */
  readonly method: string | null
  readonly isPresent: boolean
  /** Kept for what comes later. */
  readonly keeps: boolean
  readonly description: string
  /** Of whoever pays: the provider's own pages are read in it. */
  readonly locale: 'fr' | 'en'
  /** Ours, after what the person did at theirs. */
  readonly returnUrl: string
  readonly eventsUrl: string
}

/** Something changed there: which object to read, nothing more is believed. */
export interface ProviderEvent {
  readonly id: string
  readonly reference: string
}

/** Asked of a provider, nothing was answered, or an answer that says nothing: what was asked for may have happened. */
export class ProviderSilent extends Error {
  override readonly name: string = 'ProviderSilent'
}

/** It knows no such thing: whatever it was, nothing is taken by it. */
export class ProviderUnknown extends ProviderSilent {
  override readonly name = 'ProviderUnknown'
}

/** Takes money for us, and keeps what it is taken with. Nothing is sent twice under one key, and states are read, never believed. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** What the browser needs to open the provider's own form; null where the provider has a page of its own. */
  readonly publicKey: string | null
  createPayer(payer: { key: string; email: string; name: string }): Promise<string>
  startPayment(payment: StartPayment): Promise<ProviderPayment>
  /** What was started under a key, also when the key itself may be forgotten; null where nothing was. */
  findPayment(asked: { key: string; payer: string; since: Date }): Promise<ProviderPayment | null>
  readPayment(reference: string): Promise<ProviderPayment>
  cancelPayment(reference: string): Promise<ProviderPayment>
  startSetup(setup: StartSetup): Promise<ProviderSetup>
  findSetup(asked: { key: string; payer: string; since: Date }): Promise<ProviderSetup | null>
  readSetup(reference: string): Promise<ProviderSetup>
  /** One that is done stays done, and is answered as such. */
  cancelSetup(reference: string): Promise<ProviderSetup>
  refund(refund: { key: string; reference: string; cents: number }): Promise<ProviderPayment>
  /** What is not known there any more is removed. */
  removeMethod(reference: string): Promise<void>
  removePayer(reference: string): Promise<void>
  /** Null for what is not theirs, or neither about a payment nor about a card or an account that is added. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): ProviderEvent | null
}
