import type { creditEntryView } from '@postelier/contract'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { entriesPage } from '../ledger.store.ts'

type CreditEntryView = z.infer<typeof creditEntryView>

/** An account's book of credits, newest first. For callers that have decided that it may be seen. */
export async function listCreditEntries(
  { db, now }: QueryContext,
  input: { readonly accountId: number; readonly offset: number; readonly limit: number },
): Promise<{ total: number; items: CreditEntryView[] }> {
  const { total, entries } = await entriesPage(db, { ...input, now })
  const actorIds = [...new Set(entries.flatMap((entry) => (entry.actorId === null ? [] : [entry.actorId])))]
  const actors =
    actorIds.length === 0
      ? []
      : await db
          .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
          .from(person)
          .where(inArray(person.id, actorIds))
  const names = new Map(actors.map((actor) => [actor.id, `${actor.firstName} ${actor.lastName}`]))
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
      actorName: (entry.actorId !== null && names.get(entry.actorId)) || '',
    })),
  }
}
