import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { AttemptRow } from '../attempt.store.ts'
import type { Outcome } from '../attempt.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'

/** What an outcome asks for besides being written: in the same transaction, so that it happens once. */
export async function discharge(ctx: CommandContext, row: AttemptRow, { duty }: Outcome): Promise<void> {
  if (duty === 'reconnect') await endConnection(ctx, row)
}

/** The connection is over until a person makes it again; its posts are held, not lost. */
async function endConnection(ctx: CommandContext, { pageId }: AttemptRow): Promise<void> {
  const [page] = await ctx.tx
    .select({ id: networkPage.networkAccountId })
    .from(networkPage)
    .where(eq(networkPage.id, pageId))
  if (!page) return
  await ctx.tx
    .update(networkAccount)
    .set({ state: 'expired', changedAt: ctx.now })
    .where(eq(networkAccount.id, page.id))
}
