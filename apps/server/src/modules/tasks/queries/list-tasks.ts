import type { Network, TaskGlance, TaskOrigin, TaskStatus, TaskView } from '@postelier/contract'
import { and, eq, gte, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { hasOwnWords } from '../../../platform/database/search-words.ts'
import { postPages, postVisuals } from '../../visuals/index.ts'
import { undeliveredAmong } from '../being-made.store.ts'
import { displayGroup, latestFirst, soonestFirst } from '../display-groups.store.ts'
import { presentCard, presentTask } from '../task.present.ts'
import { foundOfAccount, ofAccount, readTask, seenBy, type TaskRow } from '../task.store.ts'
import { task, taskWords } from '../task.tables.ts'
import { mediaOf, mediaOfOne } from '../task-media.store.ts'

export interface Narrowed {
  readonly status?: TaskStatus | undefined
  readonly network?: Network | undefined
  readonly origin?: TaskOrigin | undefined
  readonly search: string
  readonly from?: string | undefined
  readonly before?: string | undefined
  readonly since?: string | undefined
  readonly dated?: 'no' | undefined
  /** Without a date of their own, they stand on a day all the same. */
  readonly datedElsewhere?: ((taskId: AnyPgColumn) => SQL) | undefined
  /** What else must be so of them, for whoever knows more of posts than their own table says. */
  readonly among?: SQL | undefined
}

interface ListTasksInput extends Narrowed {
  readonly accountId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
}

/** A page of a business's posts, in the order of the lists; each with its row, for what others know of it. */
export async function listTasks(
  ctx: QueryContext,
  { accountId, language, offset, limit, ...input }: ListTasksInput,
): Promise<{ total: number; items: { row: TaskRow; card: TaskGlance }[] }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'posts:consult')
  const among = and(input.among, seenBy(ctx.actor))
  const { rows, total } = await pageOf(db, accountId, { ...input, among }, { offset, limit })
  return { total, items: await withCards(ctx, rows, { accountId, language }) }
}

interface ListDatedInput extends Narrowed {
  readonly accountId: number
  readonly language: string
  readonly from: string
  readonly before: string
  readonly limit: number
  /** Those without a date that stand between the two all the same, for whoever knows why. */
  readonly undatedAmong?: ((taskId: AnyPgColumn) => SQL) | undefined
}

/** Posts with a date between two moments, the earliest first, and how many there are in all. */
export async function listDated(
  ctx: QueryContext,
  { accountId, language, limit, from, before, undatedAmong, ...input }: ListDatedInput,
): Promise<{ total: number; items: { row: TaskRow; card: TaskGlance }[] }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'posts:consult')
  const between = and(gte(task.publishAt, new Date(from)), lt(task.publishAt, new Date(before)))
  const where = and(
    ofAccount(accountId),
    seenBy(ctx.actor),
    ...conditionsOf(accountId, input),
    undatedAmong ? or(between, and(isNull(task.publishAt), undatedAmong(task.id))) : between,
  )
  const rows = await db.select().from(task).where(where).orderBy(task.publishAt, task.id).limit(limit)
  // Counted only where not all of them came.
  const total = rows.length < limit ? rows.length : await db.$count(task, where)
  return { total, items: await withCards(ctx, rows, { accountId, language }) }
}

async function withCards(
  ctx: QueryContext,
  rows: readonly TaskRow[],
  { accountId, language }: { readonly accountId: number; readonly language: string },
): Promise<{ row: TaskRow; card: TaskGlance }[]> {
  const { db } = ctx
  const ids = rows.flatMap(({ visualId }) => (visualId === null ? [] : [visualId]))
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  const media = await mediaOf(
    db,
    rows.flatMap(({ id, shows }) => (shows === 'media' ? [id] : [])),
  )
  const undelivered = await undeliveredAmong(db, rows, visuals)
  const cardOf = (row: TaskRow): TaskGlance =>
    undelivered.has(row.id)
      ? presentCard(row, undefined, [])
      : presentCard(row, visuals.get(row.visualId ?? 0), media.get(row.id) ?? [])
  return rows.map((row) => ({ row, card: cardOf(row) }))
}

/** From so many on, the first of those that are searched for stand near the head of the list. */
const many = 5_000

async function pageOf(
  db: QueryContext['db'],
  accountId: number,
  input: Narrowed,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const conditions = conditionsOf(accountId, input)
  const inDisplayGroups = and(ofAccount(accountId), ...conditions)
  const page = (where: SQL | undefined) =>
    db
      .select()
      .from(task)
      .where(where)
      .orderBy(displayGroup, soonestFirst, latestFirst, sql`id desc`)
      .offset(offset)
      .limit(limit)
  if (!input.search) {
    const [rows, total] = await Promise.all([page(inDisplayGroups), db.$count(task, inDisplayGroups)])
    return { rows, total }
  }
  // A database cannot tell how many a word finds before it has looked; the count says which way to the page is short.
  const found = and(foundOfAccount(accountId), ...conditions)
  const total = await db.$count(task, found)
  if (total <= offset) return { rows: [], total }
  return { rows: await page(total > many ? inDisplayGroups : found), total }
}

function conditionsOf(
  accountId: number,
  { status, network, origin, search, from, before, since, dated, datedElsewhere, among }: Narrowed,
): SQL[] {
  return [
    ...(status ? [eq(task.status, status)] : []),
    ...(network ? [sql`${network} = any(${task.networks})`] : []),
    ...(origin ? [eq(task.origin, origin)] : []),
    ...(search ? [hasOwnWords(taskWords, accountId, search)] : []),
    ...(from ? [gte(task.publishAt, new Date(from))] : []),
    ...(before ? [lt(task.publishAt, new Date(before))] : []),
    ...(since ? [gte(task.createdAt, new Date(since))] : []),
    ...(dated === 'no'
      ? [
          isNull(task.publishAt),
          notInArray(task.status, ['published', 'publicationCanceled']),
          ...(datedElsewhere ? [not(datedElsewhere(task.id))] : []),
        ]
      : []),
    ...(among ? [among] : []),
  ]
}

export async function readOneTask(
  ctx: QueryContext,
  { language, ...place }: { accountId: number; taskPublicId: string; language: string },
): Promise<{ task: TaskView }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const row = await readTask(ctx.db, place, ctx.actor)
  const { accountId } = place
  const { visualId } = row
  const ids = visualId === null ? [] : [visualId]
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  const isDelivered = (await undeliveredAmong(ctx.db, [row], visuals)).size === 0
  const visual = isDelivered ? visuals.get(visualId ?? 0) : undefined
  const drawn = visual && (await postPages(ctx, { accountId, visualId: visual.id }))
  const media = isDelivered ? await mediaOfOne(ctx.db, row.id) : []
  const zone = await zoneOfAccount(ctx.db, accountId)
  return { task: presentTask(row, { visual, drawn, media, actor: ctx.actor, zone }) }
}

/** Where a business's days begin. */
export async function zoneOfAccount(
  db: Pick<QueryContext['db'], 'select'>,
  accountId: number,
): Promise<string> {
  const [owner] = await db.select({ zone: person.timeZone }).from(person).where(eq(person.id, accountId))
  return owner?.zone ?? ''
}
