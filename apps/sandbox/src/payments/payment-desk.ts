// Payments as a provider keeps them: asked for under a key, paid on its pages, settled by a bank that takes its time.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Table } from '../networks/shared/table.ts'
import type { EventSender } from './event-sender.ts'
import { type CardOutcome, type DebitOutcome, testAccounts, testCards } from './test-means.ts'

export type State = 'action' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'returned'
export const failures = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'debitRefused',
] as const
export type Failure = (typeof failures)[number]

export interface Method {
  readonly id: string
  readonly means: 'card' | 'debit'
  readonly label: string
  readonly expires: string | null
  readonly mandate: string | null
  readonly does: CardOutcome | DebitOutcome
  readonly isRemoved?: boolean
}
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

const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

export class PaymentDesk {
  readonly #payments: Table<Payment>
  readonly #methods: Table<Method>
  readonly #payers: Table<{ id: string; key: string; isRemoved?: true }>
  readonly #events: EventSender
  readonly #now: () => Date
  settleMs = usualSettleMs

  constructor(folder: string, events: EventSender, now = () => new Date()) {
    this.#payments = new Table(join(folder, 'payments.jsonl'))
    this.#methods = new Table(join(folder, 'methods.jsonl'))
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

  method(id: string | null): Method | undefined {
    return id === null ? undefined : (this.#methods.get(id) ?? heldForLong(id))
  }

  removeMethod(id: string): boolean {
    const known = this.method(id)
    if (known) this.#methods.put({ ...known, isRemoved: true })
    return known !== undefined
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
    const kept = this.method(method)
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
    const { does } = this.method(payment.methodId) ?? { does: 'paid' }
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
    const known = testCards[card.number]
    const payment = this.#payments.get(id)
    if (!known || !payment || !isPayable(payment)) return payment
    const method = this.#methods.put<Method>({
      id: newId('card'),
      means: 'card',
      label: `${known.brand} •••• ${card.number.slice(-4)}`,
      expires: card.expires,
      mandate: null,
      does: known.does,
    })
    return this.#charge(payment, method)
  }

  payByDebit(id: string, iban: string): Payment | undefined {
    const payment = this.#payments.get(id)
    if (!payment || !isPayable(payment)) return payment
    const method = this.#methods.put<Method>({
      id: newId('debit'),
      means: 'debit',
      label: `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`,
      expires: null,
      mandate: `PST-${randomBytes(4).toString('hex').toUpperCase()}`,
      does: testAccounts[iban] ?? 'paid',
    })
    return this.#charge(payment, method)
  }

  /** Cards and accounts that a payer paid with before, each once. */
  kept({ payer, means }: Pick<Payment, 'payer' | 'means'>): readonly Method[] {
    const ids = this.payments().flatMap((one) => (one.payer === payer && one.methodId) || [])
    return [...new Set(ids)].flatMap((id) => {
      const method = this.method(id)
      return method && method.means === means && !method.isRemoved ? [method] : []
    })
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

/** Cards and accounts that businesses of the demo had before these services were started. */
function heldForLong(id: string): Method | undefined {
  const means = /^then_(card|debit)_\d+$/.exec(id)?.[1]
  if (means !== 'card' && means !== 'debit') return undefined
  const label = means === 'card' ? 'Visa •••• 4242' : 'FR •••• 2606'
  return {
    id,
    means,
    label,
    expires: means === 'card' ? '2031-08' : null,
    mandate: means === 'card' ? null : 'PST-DEMO',
    does: 'paid',
  }
}

const isPayable = ({ state }: Payment): boolean => state === 'action' || state === 'failed'
