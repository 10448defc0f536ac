import type { Network, TaskGlance, TaskStatus, TaskView } from '@postelier/contract'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { postPages, postVisuals } from '../../visuals/index.ts'
import { latestFirst, shelf, soonestFirst } from '../shelves.store.ts'
import { presentCard, presentTask } from '../task.present.ts'
import { ofAccount, readTask, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { mediaOf, mediaOfOne } from '../task-media.store.ts'

export interface Narrowed {
  readonly status?: TaskStatus | undefined
  readonly network?: Network | undefined
  readonly search: string
  readonly from?: string | undefined
  readonly before?: string | undefined
  /** What else must be so of them, for whoever knows more of posts than their own table says. */
  readonly among?: SQL | undefined
}

interface Asked extends Narrowed {
  readonly accountId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
}

/** A page of a business's posts, in the order of the shelves; each with its row, for what others know of it. */
export async function listTasks(
  ctx: QueryContext,
  { accountId, language, offset, limit, ...wish }: Asked,
): Promise<{ total: number; items: { row: TaskRow; card: TaskGlance }[] }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'posts:consult')
  const where = and(ofAccount(accountId), ...conditionsOf(wish))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(task)
      .where(where)
      .orderBy(shelf, soonestFirst, latestFirst, sql`id desc`)
      .offset(offset)
      .limit(limit),
    db.$count(task, where),
  ])
  const ids = rows.flatMap(({ visualId }) => (visualId === null ? [] : [visualId]))
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  const media = await mediaOf(
    db,
    rows.flatMap(({ id, shows }) => (shows === 'media' ? [id] : [])),
  )
  const items = rows.map((row) => ({
    row,
    card: presentCard(row, visuals.get(row.visualId ?? 0), media.get(row.id) ?? []),
  }))
  return { total, items }
}

function conditionsOf({ status, network, search, from, before, among }: Narrowed): SQL[] {
  const words = sql`search_letters(${task.title} || ' ' || (${task.hooks} ->> 'common'))`
  return [
    ...(status ? [eq(task.status, status)] : []),
    ...(network ? [sql`${network} = any(${task.networks})`] : []),
    // Not a pattern: what somebody types stands for itself.
    ...(search ? [sql`position(search_letters(${search}) in ${words}) > 0`] : []),
    ...(from ? [gte(task.publishAt, new Date(from))] : []),
    ...(before ? [lt(task.publishAt, new Date(before))] : []),
    ...(among ? [among] : []),
  ]
}

export async function readOneTask(
  ctx: QueryContext,
  { language, ...place }: { accountId: number; taskPublicId: string; language: string },
): Promise<{ task: TaskView }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const row = await readTask(ctx.db, place)
  const { accountId } = place
  const { visualId } = row
  const ids = visualId === null ? [] : [visualId]
  const visual = (await postVisuals(ctx, { accountId, language, ids })).get(visualId ?? 0)
  const drawn = visual && (await postPages(ctx, { accountId, visualId: visual.id }))
  const media = await mediaOfOne(ctx.db, row.id)
  const [owner] = await ctx.db.select({ zone: person.timeZone }).from(person).where(eq(person.id, accountId))
  return { task: presentTask(row, { visual, drawn, media, actor: ctx.actor, zone: owner?.zone ?? '' }) }
}
