import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import { person } from '../../access/person.tables.ts'
import { later, seconds } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { editingLease } from './editing-lease.tables.ts'

/** A page renews every fifteen seconds; after three that did not come it is taken for closed. */
export const lapseMs = seconds(45)

/** What is drawn on. */
export type Subject = readonly [kind: 'template', id: number]

export interface Editing {
  readonly isMine: boolean
  /** Nobody where it is one's own, or free. */
  readonly holder: { readonly name: string; readonly since: string; readonly isSelf: boolean } | null
}

/** Who really sits there: acting as somebody else, two people are still two. */
export function holdersOf(actor: Actor): number {
  if (actor.kind !== 'person') throw new AppError('forbidden')
  return actor.impersonatorId ?? actor.personId
}

const isOn = ([kind, id]: Subject): SQL | undefined =>
  and(eq(editingLease.subjectKind, kind), eq(editingLease.subjectId, id))

/**
 * Takes it where it is free, lapsed or one's own, or whatever is there; answers with when it was taken, with nothing where
 * somebody else holds it. One statement on one line: of two at once exactly one finds it as it was.
 */
export async function takeLease(
  tx: Transaction,
  [subjectKind, subjectId]: Subject,
  { personId, tab, now, takesOver }: { personId: number; tab: string; now: Date; takesOver: boolean },
): Promise<Date | undefined> {
  const own = and(eq(editingLease.tab, tab), eq(editingLease.personId, personId))
  const isLapsed = lte(editingLease.renewedAt, later(now, -lapseMs))
  const [line] = await tx
    .insert(editingLease)
    .values({ subjectKind, subjectId, personId, tab, takenAt: now, renewedAt: now })
    .onConflictDoUpdate({
      target: [editingLease.subjectKind, editingLease.subjectId],
      set: {
        personId,
        tab,
        renewedAt: now,
        takenAt: sql`case when ${own} then ${editingLease.takenAt} else excluded.taken_at end`,
      },
      ...(takesOver ? {} : { setWhere: sql`${own} or ${isLapsed}` }),
    })
    .returning({ takenAt: editingLease.takenAt })
  return line?.takenAt
}

/** True where the page held it. */
export async function dropLease(
  tx: Transaction,
  subject: Subject,
  by: { personId: number; tab: string },
): Promise<boolean> {
  const dropped = await tx
    .delete(editingLease)
    .where(and(isOn(subject), eq(editingLease.personId, by.personId), eq(editingLease.tab, by.tab)))
    .returning({ id: editingLease.subjectId })
  return dropped.length > 0
}

/** For what is deleted. */
export async function removeLease(tx: Transaction, subject: Subject): Promise<void> {
  await tx.delete(editingLease).where(isOn(subject))
}

export async function whoEdits(
  db: Pick<Database, 'select'>,
  subject: Subject,
  by: { actor: Actor; tab: string; now: Date },
): Promise<Editing> {
  const [line] = await db
    .select({
      personId: editingLease.personId,
      tab: editingLease.tab,
      takenAt: editingLease.takenAt,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(editingLease)
    .innerJoin(person, eq(person.id, editingLease.personId))
    .where(and(isOn(subject), gt(editingLease.renewedAt, later(by.now, -lapseMs))))
  if (!line) return { isMine: false, holder: null }
  const isSelf = line.personId === holdersOf(by.actor)
  if (isSelf && line.tab === by.tab) return { isMine: true, holder: null }
  const name = `${line.firstName} ${line.lastName}`.trim()
  return { isMine: false, holder: { name, since: line.takenAt.toISOString(), isSelf } }
}
