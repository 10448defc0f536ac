import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'

/** The business, its agents and their managers see it change. */
export async function announceWork(
  ctx: CommandContext,
  {
    accountId,
    taskPublicId,
    agentIds,
  }: { readonly accountId: number; readonly taskPublicId: string; readonly agentIds: readonly number[] },
): Promise<void> {
  await ctx.announce({ name: 'orders.changed', accountId, id: taskPublicId })
  for (const agentId of new Set(agentIds)) {
    const [agent] = await ctx.tx
      .select({ ownerId: person.ownerId })
      .from(person)
      .where(eq(person.id, agentId))
    await ctx.announce({ name: 'work.changed', personId: agentId, id: taskPublicId })
    if (agent?.ownerId)
      await ctx.announce({ name: 'work.changed', personId: agent.ownerId, id: taskPublicId })
  }
}
