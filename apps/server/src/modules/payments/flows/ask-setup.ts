import { and, eq, isNull } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import {
  type PaymentProvider,
  type ProviderSetup,
  ProviderUnknown,
  type StartSetup,
} from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { buyerOf } from '../../brand/index.ts'
import { settleSetup } from '../commands/settle-setup.ts'
import { type MethodSetupRow, methodSetup } from '../method-setups.tables.ts'
import { keyLastsMs, payerAt, providerOf } from './ask-provider.ts'

/**
 * Brings a card or an account that is to be added to the provider, or reads it there, and settles what is found; asked as often
 * as one likes, it is added once. Nothing is locked while they answer.
 */
export async function askSetup(
  platform: Platform,
  row: MethodSetupRow,
  requestId: string,
): Promise<ProviderSetup> {
  const seen = (await foundAt(providerOf(platform), platform, row)) ?? notAdded(row)
  await settle(platform, row, seen, requestId)
  return seen
}

/** Called off at the provider, so that nobody confirms it later; one that was confirmed meanwhile is kept. */
export async function endSetup(platform: Platform, row: MethodSetupRow, requestId: string): Promise<void> {
  const provider = providerOf(platform)
  const reference = row.reference ?? (await found(provider, row))?.reference
  const seen = reference === undefined ? null : await known(provider.cancelSetup(reference))
  await settle(platform, row, seen ?? notAdded(row), requestId)
}

const settle = (platform: Platform, row: MethodSetupRow, seen: ProviderSetup, requestId: string) =>
  runCommand(platform, system('payments'), requestId, settleSetup, { setupId: row.id, seen })

/** Nothing was added, and nothing will be. */
const notAdded = (row: MethodSetupRow): ProviderSetup => ({
  reference: row.reference ?? `none-${row.id}`,
  state: 'cancelled',
  failure: null,
  url: null,
  clientSecret: null,
  method: null,
})

/** Null for what the provider does not know, or no more. */
async function known(answer: Promise<ProviderSetup>): Promise<ProviderSetup | null> {
  try {
    return await answer
  } catch (reason) {
    if (reason instanceof ProviderUnknown) return null
    throw reason
  }
}

async function foundAt(
  provider: PaymentProvider,
  platform: Platform,
  row: MethodSetupRow,
): Promise<ProviderSetup | null> {
  if (row.reference !== null) return known(provider.readSetup(row.reference))
  const isKeyKnown = platform.clock.now().getTime() - row.createdAt.getTime() < keyLastsMs
  if (!isKeyKnown) return found(provider, row)
  return provider.startSetup(row.asked ?? (await keptQuestion(provider, platform, row)))
}

/** Looked for among what the payer began; nothing new is begun by it. What was never asked is nowhere. */
const found = async (
  provider: PaymentProvider,
  { asked, createdAt }: MethodSetupRow,
): Promise<ProviderSetup | null> =>
  asked === null ? null : provider.findSetup({ key: asked.key, payer: asked.payer, since: createdAt })

/** Kept before it is asked: whoever asks again asks the same under the same key. */
async function keptQuestion(
  provider: PaymentProvider,
  platform: Platform,
  row: MethodSetupRow,
): Promise<StartSetup> {
  const { db, config } = platform
  const buyer = await buyerOf(db, row.accountId)
  const question: StartSetup = {
    key: `setup-${row.id}`,
    means: row.means,
    payer: await payerAt(provider, platform, row.accountId, buyer),
    holder: row.holder,
    email: row.email || (buyer?.email ?? ''),
    locale: buyer?.language ?? 'fr',
    returnUrl: `${config.publicUrl}/me/credits?methods=${row.id}`,
    eventsUrl: `${config.publicUrl}/api/payments/events/${provider.name}`,
  }
  await db
    .update(methodSetup)
    .set({ asked: question })
    .where(and(eq(methodSetup.id, row.id), isNull(methodSetup.asked), isNull(methodSetup.reference)))
  const [kept] = await db
    .select({ asked: methodSetup.asked })
    .from(methodSetup)
    .where(eq(methodSetup.id, row.id))
  return kept?.asked ?? question
}
