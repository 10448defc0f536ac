// What is over there held against what is written here: what must be true of every post, whatever was done to it.
import { and, eq, like } from 'drizzle-orm'
import { notice } from '../../modules/notifications/notifications.tables.ts'
import { delivery, deliveryLog } from '../../modules/publishing/publishing.tables.ts'
import { task } from '../../modules/tasks/task.tables.ts'
import { minutes } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** What is written of it here. */
export interface StoredDelivery {
  readonly state: string
  readonly status: string
  readonly id: string | null
  /** That name the post, and lead there. */
  readonly notices: number
  /** It was sent without an answer at some moment. */
  readonly wasUnknown: boolean
}

export interface Result extends StoredDelivery {
  /** Of it over there. */
  readonly live: number
  /** From when it was sent without an answer to when that was settled or asked. */
  readonly unknownForMs: number
  readonly faults: readonly string[]
}

export async function readStoredDelivery(
  db: Pick<Database, 'select'>,
  { id, publicId }: { readonly id: number; readonly publicId: string },
): Promise<StoredDelivery> {
  const [row] = await db.select().from(delivery).where(eq(delivery.taskId, id))
  const [post] = await db.select({ status: task.status }).from(task).where(eq(task.id, id))
  const notices = await db
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.taskPublicId, publicId), like(notice.key, 'delivery:%')))
  const unknown = await db
    .select({ id: deliveryLog.id })
    .from(deliveryLog)
    .where(and(eq(deliveryLog.deliveryId, row?.id ?? 0), eq(deliveryLog.state, 'unknown')))
  return {
    state: row?.state ?? 'gone',
    status: post?.status ?? 'gone',
    id: row?.externalId ?? null,
    notices: notices.length,
    wasUnknown: unknown.length > 0,
  }
}

type Seen = Pick<Result, 'live' | 'unknownForMs'>

export function verdictOn(written: StoredDelivery, seen: Seen): Result {
  const { state, status, id, notices } = written
  const { live, unknownForMs } = seen
  const isOut = state === 'confirmed'
  const isTold = state === 'rejected' || state === 'asked' || state === 'held'
  const faults = [
    ...(live > 1 ? [`${live} of it are live`] : []),
    ...(isOut && live === 0 ? ['said to be out, and is not there'] : []),
    ...(isOut && !id ? ['out without an id'] : []),
    ...(state === 'rejected' && live > 0 ? ['said not to be out, and is there'] : []),
    ...(!isOut && !isTold ? [`left alone as ${state}`] : []),
    ...(isOut && notices > 0 ? ['out, and told as failed'] : []),
    ...(isTold && notices !== 1 ? [`told ${notices} times`] : []),
    ...(isOut && status !== 'published' ? [`out, and the post is ${status}`] : []),
    ...(unknownForMs > minutes(10) ? [`unknown for ${Math.round(unknownForMs / 1000)} s`] : []),
  ]
  return { ...written, ...seen, faults }
}

export interface UnknownWatch {
  see(state: string | undefined, at: number): void
  longestMs(): number
}

/** How long nobody knew whether it is out, as time went by. */
export function watchUnknown(): UnknownWatch {
  let since: number | null = null
  let longestMs = 0
  return {
    see(state, at) {
      if (state === 'unknown' || state === 'sent') since ??= at
      else if (since !== null) {
        longestMs = Math.max(longestMs, at - since)
        since = null
      }
    },
    longestMs: () => longestMs,
  }
}
