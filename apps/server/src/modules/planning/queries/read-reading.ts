import type { ReadingView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { latestReading } from '../reading.store.ts'

/** How far the latest reading of a business's site is, and what came of it. */
export async function readReading(
  { db }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ reading: ReadingView | null }> {
  const row = await latestReading(db, accountId)
  if (!row) return { reading: null }
  const { publicId, url, read, planned, at, facts, failure, profile, endedAt } = row
  return {
    reading: {
      ...{ id: publicId, url, read, planned, at, facts, failure, profile },
      endedAt: endedAt?.toISOString() ?? null,
    },
  }
}
