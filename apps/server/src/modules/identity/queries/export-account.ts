import { and, desc, eq, inArray, not, or, sql } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { ExportPart } from '../../../access/export-part.ts'
import { person } from '../../../access/person.tables.ts'
import { journalEntry, session } from '../../../access/session.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { isOnHiddenPost } from '../journal-of-posts.tables.ts'

/** Everything kept of a person and the account they own, secrets left out. */
export async function exportAccount(
  { db, actor, now }: QueryContext,
  parts: Readonly<Record<string, ExportPart>>,
) {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const id = actor.personId
  const [own] = await db.select().from(person).where(eq(person.id, id))
  if (!own) throw new AppError('unauthenticated')
  const { passwordHash: _, wantedEmail: __, ...profile } = own
  const contacts = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      // Never a stand-in's own: it would tell that somebody else has the address.
      email: sql<string>`coalesce(${person.wantedEmail}, ${person.email})`,
      registeredAt: person.registeredAt,
    })
    .from(person)
    .where(eq(person.ownerId, id))
  const devices = await db
    .select({
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      address: session.address,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(eq(session.personId, id))
  const journal = await db
    .select({
      at: journalEntry.at,
      action: journalEntry.action,
      subjectType: journalEntry.subjectType,
      subjectId: journalEntry.subjectId,
      details: journalEntry.details,
    })
    .from(journalEntry)
    .where(
      and(
        or(eq(journalEntry.actorId, id), inArray(journalEntry.accountId, [id])),
        holds(actor, 'hiddenPosts:authorized') ? undefined : not(isOnHiddenPost),
      ),
    )
    .orderBy(desc(journalEntry.id))
    .limit(10_000)
  const others = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part(db, id, actor)] as const),
  )
  return {
    exportedAt: now.toISOString(),
    profile,
    ...Object.fromEntries(others),
    contacts,
    devices,
    journal,
  }
}
