import type { LookupView } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { lookup } from '../sources.tables.ts'

/** What became of a page or feed somebody asked us to look at; asked again until it has ended. */
export async function readLookup(
  { db }: Pick<QueryContext, 'db'>,
  { accountId, lookupId }: { readonly accountId: number; readonly lookupId: string },
): Promise<{ lookup: LookupView }> {
  const [row] = await db
    .select()
    .from(lookup)
    .where(and(eq(lookup.accountId, accountId), eq(lookup.publicId, lookupId)))
  if (!row) throw notFound()
  const { publicId, kind, url, endedAt, failure, found } = row
  return { lookup: { id: publicId, kind, url, endedAt: endedAt?.toISOString() ?? null, failure, found } }
}
