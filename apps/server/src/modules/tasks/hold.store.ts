import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { later, minutes } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { publicationHold, task } from './task.tables.ts'

/** Between two posts of one business that come out of a hold. */
export const apartMs = minutes(2)

const ofHold = (accountId: number | null) =>
  accountId === null ? isNull(publicationHold.accountId) : eq(publicationHold.accountId, accountId)

/** False where it is held already. */
export async function putHold(
  { tx, now, actor }: CommandContext,
  accountId: number | null,
  reason: string,
): Promise<boolean> {
  const heldBy = actor.kind === 'person' ? (actor.impersonatorId ?? actor.personId) : null
  const put = await tx
    .insert(publicationHold)
    .values({ id: newDigitsId(), accountId, since: now, heldBy, reason })
    .onConflictDoNothing()
    .returning({ id: publicationHold.id })
  return put.length > 0
}

export async function liftHold({ tx }: CommandContext, accountId: number | null): Promise<boolean> {
  const lifted = await tx
    .delete(publicationHold)
    .where(ofHold(accountId))
    .returning({ id: publicationHold.id })
  return lifted.length > 0
}

export async function readHold(db: Pick<Database, 'select'>, accountId: number | null) {
  const [found] = await db
    .select({ since: publicationHold.since, reason: publicationHold.reason })
    .from(publicationHold)
    .where(ofHold(accountId))
  return found
}

/** Posts whose time came while they were held go out one after the other, the longest due first. */
export async function spaceOutDue({ tx, now }: CommandContext, accountId: number | null): Promise<void> {
  const due = await tx
    .select({ id: task.id, accountId: task.accountId })
    .from(task)
    .where(
      and(
        eq(task.status, 'publicationWaiting'),
        lte(task.sendAt, now),
        ...(accountId === null ? [] : [eq(task.accountId, accountId)]),
      ),
    )
    .orderBy(asc(task.sendAt), asc(task.id))
    .for('update')
  for (const [at, ids] of turnsOf(due, now))
    await tx.update(task).set({ sendAt: at }).where(inArray(task.id, ids))
}

/** Each business one at a time, all businesses side by side. */
export function turnsOf(
  rows: readonly { readonly id: number; readonly accountId: number }[],
  now: Date,
): Map<Date, number[]> {
  const turnOf = new Map<number, number>()
  const turns: number[][] = []
  for (const { id, accountId } of rows) {
    const turn = turnOf.get(accountId) ?? 0
    turnOf.set(accountId, turn + 1)
    const ids = turns[turn] ?? []
    turns[turn] = [...ids, id]
  }
  return new Map(turns.map((ids, turn) => [later(now, turn * apartMs), ids]))
}
