import type { CartBody } from '@postelier/contract/purchases'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { spendCredits } from '../modules/billing/index.ts'
import { readPayments } from '../modules/payments/jobs/read-payments.ts'
import { monthsAfter } from '../modules/payments/periods.ts'
import { days } from '../platform/clock.ts'
import { newBuyer, referenceOf } from './buyer.ts'
import { makePerson, signedIn } from './people.ts'
import { type TestServer, testPayments } from './test-platform.ts'

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** Refunds of administrators, of the provider's own page and of a bank, and what is left after them. */
export function refunding(serverNow: () => TestServer) {
  const admin = async () => signedIn(serverNow(), await makePerson(serverNow(), 'superAdmin'))
  async function paidPack() {
    const one = await newBuyer(serverNow())
    await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    const { payment: begun } = (await one.pay()).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id }
  }
  const money = (cents: number, seenCents: number, key: string) =>
    ({ kind: 'money', cents, seenCents, key, reason: 'Erreur de commande' }) as const

  const inMonth = () => {
    const now = serverNow().clock.now()
    return Math.round((monthsAfter(now, 1).getTime() - now.getTime()) / days(1))
  }
  async function paidPlan(name: string, frequency: 'monthly' | 'yearly' = 'monthly') {
    const one = await newBuyer(serverNow())
    await one.put({ kind: 'plan', packId: one.plan(name), frequency })
    const { payment: begun } = (await one.pay()).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id, gross: begun.grossCents }
  }
  const refundOf = async (billId: number, body: object) =>
    (await admin()).call('POST /api/admin/bills/{billId}/refund', { params: { billId }, body: body as never })
  const readAgain = (paymentId: number) =>
    readPayments.handle(
      serverNow().platform,
      { paymentId },
      { id: 'test', signal: new AbortController().signal },
    )

  const elsewhere = async (paymentId: number, cents: number, key: string) => {
    const reference = await referenceOf(serverNow(), paymentId)
    await testPayments.refund({ key: `${key}-${paymentId}`, reference, cents })
    await readAgain(paymentId)
  }
  const takenBack = async (paymentId: number) => {
    testPayments.become(await referenceOf(serverNow(), paymentId), 'returned')
    await readAgain(paymentId)
  }
  const spend = async (one: Buyer, amount: number) =>
    runCommand(serverNow().platform, system('test'), 'test', spendCredits, {
      ...{ accountId: one.customer.id, amount, reason: 'order' as const },
      idempotencyKey: `spent-${one.customer.id}-${amount}`,
    })
  const owed = async (one: Buyer) => (await one.subscription()).debtCents
  async function byDebit(body: (one: Buyer) => CartBody) {
    const one = await newBuyer(serverNow())
    await one.put(body(one))
    const { payment: begun } = (await one.pay('debit')).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id, gross: begun.grossCents }
  }
  const packOf =
    (credits: number) =>
    (one: Buyer): CartBody => ({ kind: 'credits', items: [{ packId: one.pack(credits), quantity: 1 }] })
  const monthOf =
    (name: string) =>
    (one: Buyer): CartBody => ({ kind: 'plan', packId: one.plan(name), frequency: 'monthly' })
  const leftOf = async (one: Buyer) => {
    const { subscription } = await one.subscription()
    const until = new Date(subscription?.periodEnd ?? 0).getTime() - serverNow().clock.now().getTime()
    return [subscription?.plan.names.en, Math.round(until / days(1)), await one.credits()]
  }

  return {
    admin,
    paidPack,
    money,
    inMonth,
    paidPlan,
    refundOf,
    readAgain,
    elsewhere,
    takenBack,
    spend,
    owed,
    byDebit,
    packOf,
    monthOf,
    leftOf,
  }
}
