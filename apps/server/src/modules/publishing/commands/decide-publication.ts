import type { PublicationEvent } from '@postelier/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { announcePostsById, isThere, lockTask, lockTasksById } from '../../tasks/index.ts'
import { addressedOn } from '../address.store.ts'
import { requireConnection } from '../connection.store.ts'
import { addressesWith, changeState, type DeliveryRow, isAnothers, stateOf } from '../delivery.store.ts'
import { answered, givenUp, type Outcome, resumed } from '../delivery.ts'
import { publishPosts } from '../jobs/publish-posts.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'
import { applyFollowUps } from './apply-follow-ups.ts'
import { finalizeTasks } from './finalize-tasks.ts'

interface Which {
  readonly accountId: number
  readonly taskPublicId: string
  readonly publicationId: number
}

/** Somebody looked there, where we cannot: it is there, with its address, or it is not. */
export async function answerPublication(
  ctx: CommandContext,
  { answer, ...which }: Which & { answer: { isThere: boolean; url?: string | undefined } },
): Promise<void> {
  const row = await lockPublication(ctx, which)
  if (row.state !== 'asked') throw new AppError('notNow')
  const said = answer.isThere
    ? { isThere: true as const, ...(await placeThere(ctx, row, answer.url)) }
    : { isThere: false as const }
  await decide(ctx, row, answered(stateOf(row), said), answer.isThere ? 'saidThere' : 'saidNotThere')
}

/** Where it is said to be: on this page, and no other post of it, whoever else is answering at this moment. */
async function placeThere(
  { tx, platform }: CommandContext,
  row: DeliveryRow,
  typed: string | undefined,
): Promise<{ url: string; id: string | null }> {
  const { id, name, url, read } = await addressedOn({ db: tx, networks: platform.networks }, row, typed)
  await oneAtATime(tx, 'posts-there', row.pageId)
  const isTaken =
    (id !== null && (await isAnothers(tx, row, id))) ||
    (await addressesWith(tx, row, name)).some((other) => read(other)?.name === name)
  if (isTaken) throw invalid({ url: { key: 'addressTaken' } })
  return { url, id }
}

/**
 * It is not to go there any more: what was held goes nowhere, what was refused may stay so. Nothing of it is there, and the
 * other pages are not held up.
 */
export async function giveUpPublication(ctx: CommandContext, which: Which): Promise<void> {
  const row = await lockPublication(ctx, which)
  const isRefused = row.state === 'rejected' && row.refusal?.kind !== 'givenUp'
  if (row.state !== 'held' && !isRefused) throw new AppError('notNow')
  await decide(ctx, row, givenUp(stateOf(row)), 'givenUp')
}

/** The account is connected again: it goes out now. */
export async function resumePublication(ctx: CommandContext, which: Which): Promise<void> {
  const row = await lockPublication(ctx, which)
  if (row.state !== 'held' || !(await isOpen(ctx, row))) throw new AppError('notNow')
  await decide(ctx, row, resumed(stateOf(row), ctx.now), 'resumed')
  await ctx.send(publishPosts, {})
}

interface Connection {
  readonly accountId: number
  readonly connectionId: number
}

/** The account is connected again: all that waited for it goes out now. Answers with how many these are. */
export async function resumeHeld(
  ctx: CommandContext,
  { accountId, connectionId }: Connection,
): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  await requireConnection(ctx.tx, accountId, connectionId)
  const isWaiting = and(
    eq(delivery.accountId, accountId),
    eq(delivery.state, 'held'),
    isThere(delivery.taskId),
    eq(networkPage.networkAccountId, connectionId),
    eq(networkPage.isChosen, true),
    eq(networkAccount.state, 'connected'),
  )
  const waiting = await ctx.tx
    .select({ id: delivery.id, taskId: delivery.taskId })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(isWaiting)
  // The posts first, then their rows on a page, as everybody takes them.
  await lockTasksById(
    ctx,
    waiting.map(({ taskId }) => taskId),
  )
  const rows = await ctx.tx
    .select()
    .from(delivery)
    .where(and(inArray(delivery.id, [0, ...waiting.map(({ id }) => id)]), eq(delivery.state, 'held')))
    .orderBy(asc(delivery.id))
    .for('update')
  for (const row of rows) await decide(ctx, row, resumed(stateOf(row), ctx.now), 'resumed')
  if (rows.length > 0) await ctx.send(publishPosts, {})
  return rows.length
}

async function isOpen({ tx }: CommandContext, { pageId }: DeliveryRow): Promise<boolean> {
  const [found] = await tx
    .select({ isChosen: networkPage.isChosen, state: networkAccount.state })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(eq(networkPage.id, pageId))
  return found?.isChosen === true && found.state === 'connected'
}

/** The post first, then its row on a page: in the order in which the publisher takes them. */
async function lockPublication(
  ctx: CommandContext,
  { publicationId, ...place }: Which,
): Promise<DeliveryRow> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  const { id: taskId } = await lockTask(ctx, place)
  const [row] = await ctx.tx
    .select()
    .from(delivery)
    .where(and(eq(delivery.id, publicationId), eq(delivery.taskId, taskId)))
    .for('update')
  if (!row) throw notFound()
  return row
}

async function decide(
  ctx: CommandContext,
  row: DeliveryRow,
  outcome: Outcome,
  what: PublicationEvent,
): Promise<void> {
  await changeState(ctx.tx, row, outcome, { now: ctx.now, what })
  await applyFollowUps(ctx, [{ row, ...outcome }])
  await finalizeTasks(ctx, [row.taskId])
  await announcePostsById(ctx, [row.taskId])
}
