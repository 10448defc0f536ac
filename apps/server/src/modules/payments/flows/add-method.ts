import type { MethodSetupView } from '@postelier/contract/method-setups'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { type ProviderSetup, ProviderSilent } from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginSetup } from '../commands/begin-setup.ts'
import { isSetupOpen } from '../method-setups.store.ts'
import { type MethodSetupRow, methodSetup } from '../method-setups.tables.ts'
import { presentSetup } from '../payments.present.ts'
import { paymentMethod } from '../payments.tables.ts'
import { providerOf } from './ask-provider.ts'
import { askSetup } from './ask-setup.ts'

/** Begins to add a card or an account: kept here first, then asked for, so that a lost answer is found by reading there. */
export const addMethod: Handler<'POST /api/users/{id}/method-setups'> = async (call) => {
  const { params, body, platform, request } = call
  providerOf(platform)
  const row = await call.command(beginSetup, { ...body, accountId: params.id })
  return { setup: await asSeen(platform, row, request.id) }
}

/** How it stands there, for whoever comes back from there: read while it is open, and told from here afterwards. */
export const readMethodSetup: Handler<'POST /api/users/{id}/method-setups/{setupId}/read'> = async (call) => {
  const { params, platform, request } = call
  const row = await call.read(ownSetup, { accountId: params.id, setupId: params.setupId })
  return { setup: await asSeen(platform, row, request.id) }
}

async function asSeen(platform: Platform, row: MethodSetupRow, requestId: string): Promise<MethodSetupView> {
  const { db, payments } = platform
  const seen = isSetupOpen(row) ? await askedNow(platform, row, requestId) : null
  const [now] = await db.select().from(methodSetup).where(eq(methodSetup.id, row.id))
  if (!now) throw notFound()
  const [method] =
    now.methodId === null
      ? []
      : await db.select().from(paymentMethod).where(eq(paymentMethod.id, now.methodId))
  const clientSecret = seen?.clientSecret ?? null
  return presentSetup(now, {
    form: clientSecret === null ? null : { clientSecret, publicKey: payments?.publicKey ?? null },
    method,
  })
}

async function askedNow(platform: Platform, row: MethodSetupRow, requestId: string): Promise<ProviderSetup> {
  try {
    return await askSetup(platform, row, requestId)
  } catch (reason) {
    if (reason instanceof ProviderSilent) throw new AppError('providerSilent', { cause: reason })
    throw reason
  }
}

async function ownSetup(
  { db, actor }: QueryContext,
  { accountId, setupId }: { readonly accountId: number; readonly setupId: number },
): Promise<MethodSetupRow> {
  await requireAccount(db, actor, accountId, 'paymentMeans:edit')
  const [row] = await db
    .select()
    .from(methodSetup)
    .where(and(eq(methodSetup.id, setupId), eq(methodSetup.accountId, accountId)))
  if (!row) throw notFound()
  return row
}
