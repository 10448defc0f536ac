import type { TaskCard } from '@postelier/contract'
import { and, inArray } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { postVisuals } from '../../visuals/index.ts'
import { undeliveredAmong } from '../being-made.store.ts'
import { presentCard } from '../task.present.ts'
import { ofAccount, seenBy } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { hookFor } from '../task.ts'
import { mediaOf } from '../task-media.store.ts'

interface Wanted {
  readonly accountId: number
  readonly language: string
  readonly ids: readonly number[]
}

/** As much of a post as one knows it by. */
interface Pictured extends Pick<TaskCard, 'title' | 'publishAt' | 'picture' | 'networks' | 'status'> {
  readonly postId: string
  /** Pages it is kept to; null where it goes to all of its networks'. */
  readonly pageIds: readonly number[] | null
  /** The words, whole. */
  readonly hook: string
}

/** What a post is called and looks like, by its row: for whoever lists posts for a reason of their own. */
export async function picturesOfTasks(
  ctx: QueryContext,
  { accountId, language, ids }: Wanted,
): Promise<ReadonlyMap<number, Pictured>> {
  const rows = await ctx.db
    .select()
    .from(task)
    .where(and(inArray(task.id, [...ids]), ofAccount(accountId), seenBy(ctx.actor)))
  const drawn = rows.flatMap(({ visualId }) => (visualId === null ? [] : [visualId]))
  const visuals = await postVisuals(ctx, { accountId, language, ids: drawn })
  const media = await mediaOf(
    ctx.db,
    rows.flatMap(({ id, shows }) => (shows === 'media' ? [id] : [])),
  )
  const undelivered = await undeliveredAmong(ctx.db, rows, visuals)
  return new Map(
    rows.map((row) => {
      const card = undelivered.has(row.id)
        ? presentCard(row, undefined, [])
        : presentCard(row, visuals.get(row.visualId ?? 0), media.get(row.id) ?? [])
      const { id: postId, title, publishAt, picture, networks, status } = card
      const [first] = networks
      const hook = row.hooks.common.trim() || (first ? hookFor(row.hooks, first) : '')
      return [row.id, { postId, title, publishAt, picture, networks, status, hook, pageIds: row.pageIds }]
    }),
  )
}
