import type { Database } from '../../../platform/database/open-database.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { roomInPlan } from './room-in-plan.ts'

/** For a notice of a yes: what stands in the way of the post's own day in the plan, and from when on it does not; empty where nothing does. */
export async function noRoomWords(
  db: Pick<Database, 'select' | '$count'>,
  post: TaskRow,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const { status, publishAt } = post
  if (status !== 'validated' || publishAt === null || publishAt <= now) return {}
  const { full, opensAt, most } = await roomInPlan(db, post, { at: publishAt, now })
  if (full === null) return {}
  return {
    noRoom: full,
    day: publishAt.toISOString(),
    ...(opensAt ? { opens: opensAt.toISOString() } : {}),
    ...(most === null ? {} : { most: String(most) }),
  }
}
