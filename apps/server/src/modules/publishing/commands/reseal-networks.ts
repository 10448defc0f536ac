import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { resealTokens } from '../seal-tokens.ts'

const atOnce = 200

/** What opens accounts and pages is sealed with the key of today. One batch; answers with where the next one begins. */
export async function resealNetworks(
  { tx, platform }: CommandContext,
  { table, after }: { readonly table: 'accounts' | 'pages'; readonly after: number },
): Promise<{ readonly last: number | null; readonly sealed: number }> {
  const from = table === 'accounts' ? networkAccount : networkPage
  const rows = await tx
    .select({ id: from.id, tokens: from.tokens })
    .from(from)
    .where(and(gt(from.id, after), isNotNull(from.tokens)))
    .orderBy(asc(from.id))
    .limit(atOnce)
    .for('update')
  let sealed = 0
  for (const { id, tokens } of rows) {
    const anew = tokens && resealTokens(platform, id, tokens)
    if (!anew) continue
    await tx.update(from).set({ tokens: anew }).where(eq(from.id, id))
    sealed++
  }
  return { last: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null), sealed }
}
