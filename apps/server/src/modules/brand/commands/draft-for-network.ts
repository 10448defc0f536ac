import type { Network } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { aiNetwork, brand } from '../brand.tables.ts'

interface Linked {
  readonly accountId: number
  readonly network: Network
}

/** Whoever links a first account of a network wants posts for it, in the tone they have, or had for it before. */
export async function draftForNetwork(ctx: CommandContext, { accountId, network }: Linked): Promise<void> {
  const [voice] = await ctx.tx
    .select({ tone: brand.tone, customTone: brand.customTone })
    .from(brand)
    .where(eq(brand.personId, accountId))
  if (!voice) return
  await ctx.tx
    .insert(aiNetwork)
    .values({ personId: accountId, network, enabled: true, ...voice })
    .onConflictDoUpdate({ target: [aiNetwork.personId, aiNetwork.network], set: { enabled: true } })
}

/** The last account of it is unlinked: nothing drafted for it could appear. */
export async function stopDraftingFor(ctx: CommandContext, { accountId, network }: Linked): Promise<void> {
  await ctx.tx
    .update(aiNetwork)
    .set({ enabled: false })
    .where(and(eq(aiNetwork.personId, accountId), eq(aiNetwork.network, network)))
}
