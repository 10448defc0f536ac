import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { readTask } from '../../tasks/index.ts'
import { type RoomInPlan, roomInPlan } from './room-in-plan.ts'

interface ReadRoomInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly at: string
}

/** Whether the plan has room for a post at a date, said before somebody schedules it. */
export async function readRoom(
  { db, actor, now }: QueryContext,
  { accountId, taskPublicId, at }: ReadRoomInput,
): Promise<{ room: Omit<RoomInPlan, 'opensAt'> & { opensAt: string | null } }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const post = await readTask(db, { accountId, taskPublicId }, actor)
  const room = await roomInPlan(db, post, { at: new Date(at), now })
  return { room: { ...room, opensAt: room.opensAt?.toISOString() ?? null } }
}
