import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { engineKey } from '../engines.tables.ts'
import { resealKey } from '../seal-key.ts'

/** A handful at most: all of them at once. Answers with how many were sealed anew. */
export async function resealEngineKeys({ tx, platform }: CommandContext): Promise<number> {
  let sealed = 0
  for (const row of await tx.select().from(engineKey).for('update')) {
    const anew = resealKey(platform, row.engine, row.sealed)
    if (!anew) continue
    await tx.update(engineKey).set({ sealed: anew }).where(eq(engineKey.engine, row.engine))
    sealed++
  }
  return sealed
}
