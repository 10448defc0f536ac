import { inArray } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { liveSessionsOf } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { describeDevice } from '../describe-device.ts'

/** Where one is signed in, this device first; somebody acting in one's name shows too. */
export async function listDevices(
  { db, actor, now }: QueryContext,
  { currentHash }: { currentHash: string },
) {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const rows = await liveSessionsOf(db, actor.personId, now)
  const actingIds = rows.flatMap((row) => (row.impersonatorId ? [row.impersonatorId] : []))
  const acting =
    actingIds.length > 0 ? await db.select().from(person).where(inArray(person.id, actingIds)) : []
  const nameOf = new Map(acting.map((row) => [row.id, `${row.firstName} ${row.lastName}`]))
  const items = rows
    .map((row) => ({
      id: row.publicId,
      current: row.idHash === currentHash,
      ...describeDevice(row.userAgent),
      address: row.address,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      remember: row.remember,
      impersonatedBy: row.impersonatorId ? (nameOf.get(row.impersonatorId) ?? '') : null,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
  return { data: { total: items.length, items } }
}
