import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { sectorProposal } from '../catalogue.tables.ts'

/** A trade somebody misses; the same one waiting already is not put twice. */
export async function proposeSector(
  ctx: CommandContext,
  input: { accountId: number; name: string; lang: string },
): Promise<void> {
  const id = newDigitsId()
  const written = await ctx.tx
    .insert(sectorProposal)
    .values({ id, personId: input.accountId, name: input.name, lang: input.lang, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: sectorProposal.id })
  if (written.length === 0) return
  await ctx.record({
    action: 'sector.proposed',
    accountId: input.accountId,
    subject: ['sectorProposal', id],
    details: { name: input.name },
  })
  await ctx.announce({ name: 'sectors.changed' })
}
