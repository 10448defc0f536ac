import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { society } from '../brand.tables.ts'

interface Suggested {
  readonly accountId: number
  readonly urls: readonly string[]
}

/** Where the business tells its news, as its site was just read: nothing is a source before somebody says so. */
export async function suggestSources(ctx: CommandContext, { accountId, urls }: Suggested): Promise<void> {
  await ctx.tx
    .update(society)
    .set({ actualitySourcesSuggested: [...new Set(urls)] })
    .where(eq(society.personId, accountId))
}
