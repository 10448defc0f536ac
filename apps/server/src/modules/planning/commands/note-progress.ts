import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { lockReading, readingLease } from '../known/reading.store.ts'
import { siteReading } from '../planning.tables.ts'

interface Progress {
  readonly id: number
  readonly holder: string
  readonly at: { readonly read: number; readonly planned: number; readonly url: string }
}

/** How far a reading is, for whoever watches; it stays held by the same worker. */
export async function noteProgress(ctx: CommandContext, { id, holder, at }: Progress): Promise<void> {
  const row = await lockReading(ctx, id, holder)
  if (!row) return
  await ctx.tx
    .update(siteReading)
    .set({
      ...readingLease.held(holder, ctx.now),
      read: at.read,
      planned: at.planned,
      at: at.url.slice(0, 500),
    })
    .where(eq(siteReading.id, id))
  await ctx.announce({ name: 'reading.progressed', accountId: row.accountId })
}
