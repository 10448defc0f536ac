// Payments as a provider keeps them: asked for under a key, paid on its pages, settled by a bank that takes its time.
import { join } from 'node:path'
import { Table } from '../networks/shared/table.ts'
import type { EventSender } from './event-sender.ts'
import { type KeptMeans, type Method, newId } from './kept-means.ts'

export type State = 'action' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'returned'
export const failures = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'debitRefused',
] as const
export type Failure = (typeof failures)[number]

export interface Payment {
  readonly id: string
  readonly key: string
  readonly cents: number
  readonly means: 'card' | 'debit'
  readonly payer: string
  readonly holder: string
  readonly email: string
  readonly description: string
  /** What the seller's page was read in: it goes before what the browser likes. */
  readonly locale?: 'fr' | 'en' | undefined
  readonly returnUrl: string
  readonly eventsUrl: string
  readonly state: State
  readonly failure: Failure | null
  readonly refundedCents: number
  readonly methodId: string | null
  /** The bank wants the person's word before it pays. */
  readonly asksFor?: string | undefined
  readonly createdAt: string
  readonly settlesAt: string | null
  readonly refunds?: readonly string[]
}
export type StartInput = Pick<
  Payment,
  | 'key'
  | 'cents'
  | 'means'
  | 'payer'
  | 'holder'
  | 'email'
  | 'description'
  | 'locale'
  | 'returnUrl'
  | 'eventsUrl'
> & { readonly method: string | null; readonly isPresent: boolean }

/** A bank takes days; here somebody looks on. */
export const usualSettleMs = 60_000

export class PaymentDesk {
  readonly #payments: Table<Payment>
  readonly #means: KeptMeans
  readonly #payers: Table<{ id: string; key: string; isRemoved?: true }>
  readonly #events: EventSender
  readonly #now: () => Date
  settleMs = usualSettleMs

  constructor(folder: string, means: KeptMeans, events: EventSender, now = () => new Date()) {
    this.#means = means
    this.#payments = new Table(join(folder, 'payments.jsonl'))
    this.#payers = new Table(join(folder, 'payers.jsonl'))
    this.#events = events
    this.#now = now
  }

  payments(): readonly Payment[] {
    return this.#payments.all()
  }

  payer(key: string): string {
    const known = this.#payers.find((one) => one.key === key && !one.isRemoved)
    return (known ?? this.#payers.put({ id: newId('payer'), key })).id
  }

  removePayer(id: string): void {
    const known = this.#payers.get(id)
    if (known) this.#payers.put({ ...known, isRemoved: true })
  }

  /** One payment for a key, whatever was asked before. */
  start({ method, isPresent, ...input }: StartInput): Payment {
    const known = this.#payments.find(({ key }) => key === input.key)
    if (known) return this.read(known.id) as Payment
    const payment = this.#payments.put<Payment>({
      ...input,
      id: newId('pay'),
      state: 'action',
      failure: null,
      refundedCents: 0,
      methodId: null,
      createdAt: this.#now().toISOString(),
      settlesAt: null,
    })
    const kept = this.#means.get(method)
    if (!kept || kept.isRemoved) return isPresent ? payment : this.#fail(payment, 'declined')
    if (kept.does === 'asksFirst' && !isPresent)
      return this.#fail({ ...payment, methodId: kept.id }, 'authenticationFailed')
    return this.#charge(payment, kept)
  }

  under(key: string): Payment | undefined {
    const known = this.#payments.find((one) => one.key === key)
    return known && this.read(known.id)
  }

  /** As it stands now: a debit whose days are over has settled by then. */
  read(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    if (payment?.state !== 'processing' || payment.settlesAt === null) return payment
    return new Date(payment.settlesAt) <= this.#now() ? this.settle(id) : payment
  }

  /** What the bank decides, ahead of its time where somebody presses a button. */
  settle(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    if (payment?.state !== 'processing') return payment
    const { does } = this.#means.get(payment.methodId) ?? { does: 'paid' }
    return does === 'refused'
      ? this.#fail(payment, 'debitRefused')
      : this.#put({ ...payment, state: 'succeeded', settlesAt: null })
  }

  refuse(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    return payment?.state === 'processing' ? this.#fail(payment, 'debitRefused') : payment
  }

  takeBack(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    return payment?.state === 'succeeded' && payment.means === 'debit'
      ? this.#put({ ...payment, state: 'returned' })
      : payment
  }

  cancel(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    return payment?.state === 'action' || payment?.state === 'failed'
      ? this.#put({ ...payment, state: 'cancelled' })
      : payment
  }

  refund(id: string, { key, cents }: { key: string; cents: number }): Payment | undefined {
    const payment = this.#payments.get(id)
    if (payment?.state !== 'succeeded' || payment.refunds?.includes(key)) return payment
    const refundedCents = Math.min(payment.cents, payment.refundedCents + cents)
    return this.#put({ ...payment, refundedCents, refunds: [...(payment.refunds ?? []), key] })
  }

  /** The bank of who paid cannot be reached any more: what was given back comes home. */
  refundFails(id: string): Payment | undefined {
    const payment = this.#payments.get(id)
    return payment && payment.refundedCents > 0 ? this.#put({ ...payment, refundedCents: 0 }) : payment
  }

  payByCard(id: string, card: { number: string; expires: string }): Payment | undefined {
    const payment = this.#payments.get(id)
    if (!payment || !isPayable(payment)) return payment
    const method = this.#means.addCard(card)
    return method ? this.#charge(payment, method) : payment
  }

  payByDebit(id: string, iban: string): Payment | undefined {
    const payment = this.#payments.get(id)
    return payment && isPayable(payment) ? this.#charge(payment, this.#means.addAccount(iban)) : payment
  }

  /** Cards and accounts that a payer paid with before or added, each once. */
  kept({ payer, means }: Pick<Payment, 'payer' | 'means'>): readonly Method[] {
    const paidWith = this.payments().flatMap((one) => (one.payer === payer && one.methodId) || [])
    const methods = [...paidWith.map((id) => this.#means.get(id)), ...this.#means.ofPayer(payer)]
    const known = methods.flatMap((one) => (one && one.means === means && !one.isRemoved ? [one] : []))
    return [...new Map(known.map((one) => [one.fingerprint ?? one.id, one])).values()]
  }

  payByKept(id: string, methodId: string): Payment | undefined {
    const payment = this.#payments.get(id)
    const method = payment && this.kept(payment).find((one) => one.id === methodId)
    return payment && method && isPayable(payment) ? this.#charge(payment, method) : payment
  }

  /** The person's word to the bank. */
  answer(id: string, isYes: boolean): Payment | undefined {
    const payment = this.#payments.get(id)
    if (payment?.state !== 'action' || payment.asksFor === undefined) return payment
    const { asksFor, ...rest } = payment
    return isYes
      ? this.#put({ ...rest, methodId: asksFor, state: 'succeeded', failure: null })
      : this.#fail({ ...rest, methodId: null }, 'authenticationFailed')
  }

  #charge(payment: Payment, method: Method): Payment {
    const { does } = method
    if (method.means === 'debit')
      return this.#put({
        ...payment,
        methodId: method.id,
        state: 'processing',
        failure: null,
        settlesAt: new Date(this.#now().getTime() + this.settleMs).toISOString(),
      })
    if (does === 'asksFirst')
      return this.#put({ ...payment, state: 'action', failure: null, asksFor: method.id })
    if (does === 'paid')
      return this.#put({ ...payment, methodId: method.id, state: 'succeeded', failure: null })
    return this.#fail(
      payment,
      does === 'declined' || does === 'insufficientFunds' || does === 'expiredCard' ? does : 'declined',
    )
  }

  #fail(payment: Payment, failure: Failure): Payment {
    return this.#put({ ...payment, state: 'failed', failure, settlesAt: null })
  }

  #put(payment: Payment): Payment {
    this.#payments.put(payment)
    this.#events.tell(payment)
    return payment
  }
}

const isPayable = ({ state }: Payment): boolean => state === 'action' || state === 'failed'
