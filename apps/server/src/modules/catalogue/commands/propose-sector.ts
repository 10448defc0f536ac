import { and, eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { sectorProposal } from '../catalogue.tables.ts'

/** A trade somebody misses; the same one waiting already is not put twice. */
export async function proposeSector(
  ctx: CommandContext,
  input: { accountId: number; name: string; lang: string },
): Promise<void> {
  const same = and(
    eq(sectorProposal.personId, input.accountId),
    eq(sectorProposal.status, 'waiting'),
    eq(sql`lower(${sectorProposal.name})`, input.name.toLowerCase()),
  )
  const [waiting] = await ctx.tx.select({ id: sectorProposal.id }).from(sectorProposal).where(same)
  if (waiting) return
  const id = newDigitsId()
  await ctx.tx
    .insert(sectorProposal)
    .values({ id, personId: input.accountId, name: input.name, lang: input.lang, createdAt: ctx.now })
  await ctx.record({
    action: 'sector.proposed',
    accountId: input.accountId,
    subject: ['sectorProposal', id],
    details: { name: input.name },
  })
  await ctx.announce({ name: 'sectors.changed' })
}
