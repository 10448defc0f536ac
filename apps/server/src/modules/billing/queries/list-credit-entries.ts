import type { creditEntryView } from '@postelier/contract'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { entriesPage } from '../ledger.store.ts'

type CreditEntryView = z.infer<typeof creditEntryView>

/** An account's book of credits, newest first. For callers that have decided that it may be seen. */
export async function listCreditEntries(
  { db, now }: QueryContext,
  input: { readonly accountId: number; readonly offset: number; readonly limit: number },
): Promise<{ total: number; items: CreditEntryView[] }> {
  const { total, entries } = await entriesPage(db, { ...input, now })
  const authors = await authorsOf(db, entries)
  return {
    total,
    items: entries.map((entry) => ({
      id: entry.id,
      at: entry.createdAt.toISOString(),
      bucket: entry.bucket,
      amount: entry.amount,
      expiresAt: entry.expiresAt?.toISOString() ?? null,
      reason: entry.reason,
      note: entry.note,
      actorName: authors.get(entry.actorId ?? 0) ?? '',
    })),
  }
}

/** The names of those who wrote lines, by their ids. */
export async function authorsOf(
  db: Pick<Database, 'select'>,
  entries: readonly { readonly actorId: number | null }[],
): Promise<ReadonlyMap<number, string>> {
  const actorIds = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]
  if (actorIds.length === 0) return new Map()
  const actors = await db
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(inArray(person.id, actorIds))
  return new Map(actors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
