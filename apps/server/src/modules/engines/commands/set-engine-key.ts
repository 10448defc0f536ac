import type { OutsideEngine } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { engineKey } from '../engines.tables.ts'
import { sealKey } from '../seal-key.ts'

/** In place of the one before. Nobody is told of the key again, the journal neither. */
export async function setEngineKey(
  ctx: CommandContext,
  { engine, key }: { readonly engine: OutsideEngine; readonly key: string },
): Promise<void> {
  requirePermission(ctx.actor, 'adminMaster:edit')
  const row = { sealed: sealKey(ctx.platform, engine, key), setAt: ctx.now }
  await ctx.tx
    .insert(engineKey)
    .values({ engine, ...row })
    .onConflictDoUpdate({ target: engineKey.engine, set: row })
  await ctx.record({ action: 'engineKey.set', subject: ['engine', engine] })
}

export async function removeEngineKey(
  ctx: CommandContext,
  { engine }: { readonly engine: OutsideEngine },
): Promise<void> {
  requirePermission(ctx.actor, 'adminMaster:edit')
  const gone = await ctx.tx.delete(engineKey).where(eq(engineKey.engine, engine)).returning()
  if (gone.length > 0) await ctx.record({ action: 'engineKey.removed', subject: ['engine', engine] })
}
