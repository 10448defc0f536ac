import { asc, eq, gt } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { reseal } from '../../../platform/crypto.ts'
import { authenticatorApp } from '../identity.tables.ts'

const atOnce = 200

/** Second factors are sealed with the key of today. One batch; answers with where the next one begins. */
export async function resealFactors(
  { tx, platform }: CommandContext,
  { after }: { readonly after: number },
): Promise<{ readonly last: number | null; readonly sealed: number }> {
  const rows = await tx
    .select()
    .from(authenticatorApp)
    .where(gt(authenticatorApp.personId, after))
    .orderBy(asc(authenticatorApp.personId))
    .limit(atOnce)
    .for('update')
  let sealed = 0
  for (const { personId, sealedSecret } of rows) {
    const anew = reseal(platform.secrets.encryption, sealedSecret, `totp:${personId}`)
    if (!anew) continue
    await tx
      .update(authenticatorApp)
      .set({ sealedSecret: anew })
      .where(eq(authenticatorApp.personId, personId))
    sealed++
  }
  return { last: rows.length < atOnce ? null : (rows.at(-1)?.personId ?? null), sealed }
}
