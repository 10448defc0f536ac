import type { PaymentFailure, PaymentMean } from '@postelier/contract/purchases'
import {
  type PaymentProvider,
  type ProviderMethod,
  type ProviderPayment,
  ProviderSilent,
  type StartPayment,
  type StartSetup,
} from '../platform/payments/payment-provider.ts'
import { TestSetups } from './test-setups.ts'

type Known = ProviderPayment & { readonly start: StartPayment }

/** A provider in memory, which does what a test says: pays, refuses, takes its time, says nothing. */
export class TestPayments implements PaymentProvider {
  readonly name = 'demo' as const
  readonly publicKey = null
  readonly payments = new Map<string, Known>()
  readonly setups = new TestSetups()
  /** How many of the next calls are not answered; with `after`, what was asked for happens all the same. */
  silent = { calls: 0, after: false }
  /** What a kept card does when nobody is there. */
  alone: 'succeeded' | 'failed' | 'processing' = 'succeeded'
  #count = 0

  async createPayer({ key }: { key: string }): Promise<string> {
    return `at-provider-${key}`
  }

  startPayment(start: StartPayment): Promise<ProviderPayment> {
    return this.#answer(() => {
      const known = [...this.payments.values()].find((one) => one.start.key === start.key)
      if (known) return known
      this.#count += 1
      const reference = `pay-${this.#count}-${start.key}`
      const isCharged = start.method !== null
      const state = isCharged ? (start.means === 'debit' ? 'processing' : this.alone) : 'action'
      return this.#keep({
        start,
        reference,
        state,
        cents: start.cents,
        refundedCents: 0,
        failure: state === 'failed' ? 'declined' : null,
        url: state === 'action' ? `http://provider.test/pay/${reference}` : null,
        clientSecret: null,
        method: isCharged ? this.#method(reference, start.means) : null,
      })
    })
  }

  async findPayment({ key }: { key: string }): Promise<ProviderPayment | null> {
    return [...this.payments.values()].find(({ start }) => start.key === key) ?? null
  }

  readPayment(reference: string): Promise<ProviderPayment> {
    // With `after` it is what was asked to be done that is not answered.
    if (this.silent.after) return Promise.resolve(this.#known(reference))
    return this.#answer(() => this.#known(reference))
  }

  cancelPayment(reference: string): Promise<ProviderPayment> {
    return this.#answer(() => {
      const known = this.#known(reference)
      // What is paid, or on its way, is not called off any more.
      const isOpen = known.state === 'action' || known.state === 'failed'
      return isOpen ? this.#keep({ ...known, state: 'cancelled', url: null }) : known
    })
  }

  startSetup = (start: StartSetup) => this.setups.startSetup(start)
  findSetup = (asked: { key: string }) => this.setups.findSetup(asked)
  readSetup = (reference: string) => this.setups.readSetup(reference)
  cancelSetup = (reference: string) => this.setups.cancelSetup(reference)

  readonly #refunds = new Set<string>()

  refund({
    key,
    reference,
    cents,
  }: {
    key: string
    reference: string
    cents: number
  }): Promise<ProviderPayment> {
    return this.#answer(() => {
      const known = this.#known(reference)
      if (known.state !== 'succeeded' || this.#refunds.has(key)) return known
      this.#refunds.add(key)
      return this.#keep({ ...known, refundedCents: known.refundedCents + cents })
    })
  }

  /** The bank could not pay out what was given back: the provider has it again. */
  refundFails(reference: string, cents: number): void {
    const known = this.#known(reference)
    this.#keep({ ...known, refundedCents: known.refundedCents - cents })
  }

  readonly removed: string[] = []

  async removeMethod(reference: string): Promise<void> {
    this.removed.push(reference)
  }

  async removePayer(reference: string): Promise<void> {
    this.removed.push(reference)
  }

  readEvent(body: Buffer) {
    const { id, reference } = JSON.parse(body.toString('utf8')) as { id: string; reference: string }
    return { id, reference }
  }

  /** What the person or their bank did meanwhile. */
  become(
    reference: string,
    state: ProviderPayment['state'],
    failure: PaymentFailure | null = null,
  ): ProviderPayment {
    const known = this.#known(reference)
    // One that was called off comes to nothing.
    if (known.state === 'cancelled') return known
    const isPaid = state === 'succeeded' || state === 'processing'
    return this.#keep({
      ...known,
      state,
      failure,
      url: state === 'action' || state === 'failed' ? known.url : null,
      method: isPaid ? (known.method ?? this.#method(reference, known.start.means)) : known.method,
    })
  }

  #method(reference: string, means: PaymentMean): ProviderMethod {
    const isCard = means === 'card'
    return {
      reference: `method-of-${reference}`,
      means,
      label: isCard ? 'Visa •••• 4242' : 'FR •••• 2606',
      expires: isCard ? '2039-12' : null,
      mandate: isCard ? null : 'PST-1',
      fingerprint: null,
    }
  }

  #known(reference: string): Known {
    const known = this.payments.get(reference)
    if (!known) throw new Error(`No payment ${reference}`)
    return known
  }

  #keep(payment: Known): Known {
    this.payments.set(payment.reference, payment)
    return payment
  }

  async #answer(make: () => Known): Promise<ProviderPayment> {
    const isSilent = this.silent.calls > 0
    if (isSilent) this.silent.calls -= 1
    if (isSilent && !this.silent.after) throw new ProviderSilent('no answer')
    const { start: _start, ...made } = make()
    if (isSilent) throw new ProviderSilent('no answer')
    return made
  }
}
