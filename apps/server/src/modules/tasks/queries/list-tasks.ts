import type { Network, TaskCard, TaskStatus, TaskView } from '@postelier/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { postVisuals } from '../../visuals/index.ts'
import { presentCard, presentTask } from '../task.present.ts'
import { ofAccount, readTask } from '../task.store.ts'
import { task } from '../task.tables.ts'

interface Asked {
  readonly accountId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
  readonly status?: TaskStatus | undefined
  readonly network?: Network | undefined
  readonly search: string
}

export async function listTasks(
  ctx: QueryContext,
  { accountId, language, offset, limit, ...wish }: Asked,
): Promise<{ data: { total: number; items: TaskCard[] } }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'posts:consult')
  const where = and(ofAccount(accountId), ...conditionsOf(wish))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(task)
      .where(where)
      .orderBy(desc(task.changedAt), desc(task.id))
      .offset(offset)
      .limit(limit),
    db.$count(task, where),
  ])
  const ids = rows.flatMap(({ visualId }) => (visualId === null ? [] : [visualId]))
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  const items = rows.map((row) => presentCard(row, visuals.get(row.visualId ?? 0)))
  return { data: { total, items } }
}

function conditionsOf({ status, network, search }: Pick<Asked, 'status' | 'network' | 'search'>): SQL[] {
  const words = sql`search_letters(${task.title} || ' ' || (${task.hooks} ->> 'common'))`
  return [
    ...(status ? [eq(task.status, status)] : []),
    ...(network ? [sql`${network} = any(${task.networks})`] : []),
    // Not a pattern: what somebody types stands for itself.
    ...(search ? [sql`position(search_letters(${search}) in ${words}) > 0`] : []),
  ]
}

export async function readOneTask(
  ctx: QueryContext,
  { language, ...place }: { accountId: number; taskPublicId: string; language: string },
): Promise<{ task: TaskView }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const row = await readTask(ctx.db, place)
  const ids = row.visualId === null ? [] : [row.visualId]
  const visuals = await postVisuals(ctx, { accountId: place.accountId, language, ids })
  return { task: presentTask(row, visuals.get(row.visualId ?? 0), ctx.actor) }
}
