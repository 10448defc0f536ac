import { sql } from 'drizzle-orm'
import { reseal, type SealingKeys } from '../crypto.ts'
import type { Transaction } from '../database/open-database.ts'

/** Jobs that wait with something sealed in them, such as mails. Answers with how many were sealed anew. */
export async function resealJobs(tx: Transaction, keys: SealingKeys): Promise<number> {
  const { rows } = await tx.execute<{ id: string; name: string; sealed: string }>(
    sql`select id, name, data ->> 'sealed' as sealed from jobs.job
      where state < 'completed' and data ->> 'sealed' is not null for update`,
  )
  let sealed = 0
  for (const row of rows) {
    const anew = reseal(keys, row.sealed, `job:${row.name}`)
    if (!anew) continue
    await tx.execute(
      sql`update jobs.job set data = jsonb_set(data, '{sealed}', to_jsonb(${anew}::text)) where id = ${row.id}`,
    )
    sealed++
  }
  return sealed
}
