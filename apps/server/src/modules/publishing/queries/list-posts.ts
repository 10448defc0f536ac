import type { Network, TaskCard, TaskStatus } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { isHeld, listTasks, type TaskRow } from '../../tasks/index.ts'
import { awaitsYou, countPublications, isBehindStop } from '../posts.store.ts'

interface ListPostsInput {
  readonly accountId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
  readonly status?: TaskStatus | 'awaitsYou' | 'stopped' | undefined
  readonly network?: Network | undefined
  readonly search: string
  readonly from?: string | undefined
  readonly before?: string | undefined
}

/** A business's posts, each with what became of it on its pages: counted for all of a page at once. */
export async function listPosts(
  ctx: QueryContext,
  { status, ...asked }: ListPostsInput,
): Promise<{ data: { total: number; items: TaskCard[] } }> {
  const { db } = ctx
  const { accountId } = asked
  const { total, items } = await listTasks(ctx, {
    ...asked,
    ...(status === 'awaitsYou'
      ? { among: awaitsYou(db, accountId) }
      : status === 'stopped'
        ? { among: isBehindStop(db, accountId) }
        : { status }),
  })
  const countsOf = await countPublications(
    db,
    items.map(({ row }) => row.id),
  )
  const isStopped = await isHeld(db, accountId)
  return {
    data: {
      total,
      items: items.map(({ row, card }) => {
        const { unsent, ...counts } = countsOf(row.id)
        return {
          ...card,
          publications: { ...counts, isStopped: isStopped && isToLeaveNow(row, unsent) },
        }
      }),
    },
  }
}

const isToLeaveNow = ({ status }: TaskRow, unsent: number): boolean =>
  status === 'publicationWaiting' || (status === 'publishing' && unsent > 0)
