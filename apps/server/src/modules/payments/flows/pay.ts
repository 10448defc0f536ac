import type { PaymentMean, PaymentView } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import { type Actor, system } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type QueryContext, runCommand } from '../../../access/context.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import {
  type ProviderPayment,
  ProviderSilent,
  ProviderUnknown,
} from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkVat } from '../buyer-tax.store.ts'
import { openCart } from '../cart.store.ts'
import { beginPayment } from '../commands/begin-payment.ts'
import { removeMethod } from '../commands/change-methods.ts'
import { receiveEvent } from '../commands/receive-event.ts'
import { beginDebtPayment } from '../commands/settle-debt.ts'
import { settlePayment } from '../commands/settle-payment.ts'
import { cartKey, isBegunBy, isTooLate, openPayments } from '../open-payments.store.ts'
import { isOpen } from '../payment-steps.ts'
import { presentPayment } from '../payments.present.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import { outcomeOf } from '../queries/outcome-of.ts'
import { askProvider, notTaken, providerOf } from './ask-provider.ts'

async function shown(
  { db, clock, payments }: Platform,
  paymentId: number,
  seen: ProviderPayment | null,
): Promise<PaymentView> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row) throw notFound()
  const clientSecret = seen?.clientSecret ?? null
  return presentPayment(row, {
    form: clientSecret === null ? null : { clientSecret, publicKey: payments?.publicKey ?? null },
    outcome: await outcomeOf(db, row, clock.now()),
  })
}

/** An agency pays on its customer's pages, and comes back to them. */
const pagesOf = (actor: Actor, accountId: number): string =>
  actor.kind === 'person' && actor.type === 'agencyManager' && actor.personId !== accountId
    ? `/agency/customers/${accountId}`
    : '/me'

/**
 * Pays what is in the cart. The payment is kept before the provider is asked, so that an answer which never came is found by
 * reading there: the person is told what is known, and nothing is taken twice.
 */
export const pay: Handler<'POST /api/users/{id}/payments'> = async (call) => {
  const { params, body, platform, request } = call
  providerOf(platform)
  await checkVat(platform, params.id)
  const pages = pagesOf(call.actor, params.id)
  for (const one of await call.read(othersOpen, { ...body, pages, accountId: params.id }))
    await endPayment(platform, one, request.id)
  const row = await call.command(beginPayment, { ...body, pages, accountId: params.id })
  const seen = row.reference === null ? await askProvider(platform, row, { requestId: request.id }) : null
  return { payment: await shown(platform, row.id, seen) }
}

/** Pays what is owed, in the same way: kept first, then asked for. */
export const payDebt: Handler<'POST /api/users/{id}/debt/payments'> = async (call) => {
  const { params, body, platform, request } = call
  providerOf(platform)
  const pages = pagesOf(call.actor, params.id)
  for (const one of await call.read(debtsOfOthersOpen, { pages, accountId: params.id }))
    await endPayment(platform, one, request.id)
  const row = await call.command(beginDebtPayment, { ...body, pages, accountId: params.id })
  const seen = row.reference === null ? await askProvider(platform, row, { requestId: request.id }) : null
  return { payment: await shown(platform, row.id, seen) }
}

interface Pressed {
  readonly accountId: number
  readonly pages: string
}

/** What somebody else began for the same debts: its page leads back to them. */
async function debtsOfOthersOpen(
  { db, actor }: QueryContext,
  { accountId, pages }: Pressed,
): Promise<PaymentRow[]> {
  await requireAccount(db, actor, accountId, 'billing:edit')
  const open = await openPayments(db, accountId)
  return open.filter(
    (one) => one.state !== 'processing' && one.purchase.kind === 'debt' && !isBegunBy(one, { actor, pages }),
  )
}

/** What was begun for another cart, by somebody else, in another way or too long ago: only one can come to something. */
async function othersOpen(
  { db, actor, now }: QueryContext,
  { pages, ...input }: Pressed & { readonly means: PaymentMean; readonly methodId?: number | undefined },
): Promise<PaymentRow[]> {
  await requireAccount(db, actor, input.accountId, 'billing:edit')
  const cart = await openCart(db, input.accountId, now)
  const ofCart = cart && cartKey(cart, input)
  const open = await openPayments(db, input.accountId)
  return open.filter(
    (one) =>
      one.state !== 'processing' &&
      one.purchase.kind !== 'debt' &&
      (one.ofCart !== ofCart || !isBegunBy(one, { actor, pages }) || isTooLate(one, now)),
  )
}

/** One that the provider may never have heard of is found out about first: nobody knows yet whether it was taken. */
async function endPayment(platform: Platform, row: PaymentRow, requestId: string): Promise<void> {
  if (row.reference === null) throw new AppError('paymentUnknown')
  try {
    const seen = await providerOf(platform).cancelPayment(row.reference)
    await runCommand(platform, system('payments'), requestId, settlePayment, { paymentId: row.id, seen })
  } catch (reason) {
    // A try that failed and is known there no more comes to nothing.
    if (reason instanceof ProviderUnknown && row.state === 'failed')
      return runCommand(platform, system('payments'), requestId, settlePayment, {
        paymentId: row.id,
        seen: notTaken(row),
      })
    if (reason instanceof ProviderSilent) throw new AppError('paymentUnknown', { cause: reason })
    throw reason
  }
}

/** How it stands there, for whoever comes back from there: it is read while it is open, and told from here afterwards. */
export const readAtProvider: Handler<'POST /api/users/{id}/payments/{paymentId}/read'> = async (call) => {
  const { params, platform, request } = call
  const row = await call.read(ownPayment, { accountId: params.id, paymentId: params.paymentId })
  const mayChange = isOpen(row.state) || row.state === 'failed'
  const seen = mayChange ? await askProvider(platform, row, { requestId: request.id }) : null
  return { payment: await shown(platform, row.id, seen) }
}

async function ownPayment(
  { db, actor }: QueryContext,
  { accountId, paymentId }: { readonly accountId: number; readonly paymentId: number },
) {
  await requireAccount(db, actor, accountId, 'billing:edit')
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.accountId, accountId)))
  if (!row) throw notFound()
  return row
}

/** Forgotten here first: what is not chosen any more cannot be used, even if the provider does not answer. */
export const removeMethodEverywhere: Handler<'DELETE /api/users/{id}/payment-methods/{methodId}'> = async (
  call,
) => {
  const { params, platform } = call
  const { reference } = await call.command(removeMethod, {
    accountId: params.id,
    methodId: params.methodId,
  })
  try {
    await providerOf(platform).removeMethod(reference)
  } catch (reason) {
    if (!(reason instanceof ProviderSilent)) throw reason
    platform.log.warn({ err: reason }, 'a means of payment was not removed at the provider')
  }
}

/** A provider's word that something changed. Anybody can call: only what is signed is heard, and only which object it names. */
export const receive: Handler<'POST /api/payments/events/{provider}'> = async (call) => {
  const { params, platform, request } = call
  const provider = providerOf(platform)
  if (provider.name !== params.provider) throw notFound()
  const { body } = request
  const event = Buffer.isBuffer(body) ? provider.readEvent(body, request.headers, platform.clock.now()) : null
  if (event === null) throw new AppError('badRequest')
  await call.command(receiveEvent, { ...event, provider: provider.name })
}
