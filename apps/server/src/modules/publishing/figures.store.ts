import type { Figures } from '@postelier/networks/adapters'
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days, hours, later } from '../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../platform/database/claim-rows.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { announcePostsById } from '../tasks/index.ts'
import { type DeliveryRow, isAnothers } from './delivery.store.ts'
import { askedForMs, counted } from './figures.ts'
import { delivery, networkPage, pageFigure, postFigure } from './publishing.tables.ts'

/** While one is asked, nobody else asks it; broken off, it is asked again then. */
const meanwhileMs = hours(1)
const by = system('figures')

const posts: Queue<typeof delivery> = {
  table: delivery,
  lease: {
    isFree: (now) => lte(delivery.figuresNextAt, now),
    held: (_, now) => ({
      figuresNextAt: sql`case when ${delivery.endedAt} > ${later(now, -askedForMs)}
        then ${later(now, meanwhileMs)}::timestamptz end`,
    }),
  },
  order: [delivery.figuresNextAt],
  isDue: () => isNull(delivery.removedAt),
}

/** Posts whose figures are due, put off for everybody else. */
export const claimPostsToAsk = async (db: Database, claiming: Claiming): Promise<DeliveryRow[]> =>
  (await claimRows(db, posts, claiming)).map(({ row }) => row)

export async function putOffPost(
  db: Pick<Database, 'update'>,
  id: number,
  figuresNextAt: Date | null,
): Promise<void> {
  await db.update(delivery).set({ figuresNextAt }).where(eq(delivery.id, id))
}

interface Collected {
  readonly figures: Figures
  readonly now: Date
  readonly nextAt: Date | null
}

export const keepPostFigures = (
  platform: Platform,
  row: DeliveryRow,
  { figures, now, nextAt }: Collected,
): Promise<void> =>
  runCommand(
    platform,
    by,
    'figures',
    async (ctx) => {
      const { tx } = ctx
      const { id } = row
      const said = counted(figures)
      await tx.insert(postFigure).values({ deliveryId: id, at: now, figures: said, raw: figures.raw })
      await tx
        .update(delivery)
        .set({ figures: said, figuresAt: now, figuresNextAt: nextAt, ...(await learntOf(tx, row, figures)) })
        .where(eq(delivery.id, id))
      await announcePostsById(ctx, [row.taskId])
    },
    undefined,
  )

/** A link that was not told when the post went live, and a better id: kept, unless another post is known by it. */
async function learntOf(tx: Pick<Database, 'select'>, row: DeliveryRow, { post }: Figures) {
  const { id, url } = post ?? {}
  const isBetter = id !== undefined && id !== row.externalId && !(await isAnothers(tx, row, id))
  return { ...(url && row.url === null ? { url } : {}), ...(isBetter ? { externalId: id } : {}) }
}

/** It was there, and whoever may has taken it away over there. */
export const markRemoved = (platform: Platform, { id, taskId }: DeliveryRow): Promise<void> =>
  runCommand(
    platform,
    by,
    'figures',
    async (ctx) => {
      await ctx.tx
        .update(delivery)
        .set({ removedAt: ctx.now, figuresNextAt: null })
        .where(eq(delivery.id, id))
      await announcePostsById(ctx, [taskId])
    },
    undefined,
  )

const pages: Queue<typeof networkPage> = {
  table: networkPage,
  lease: {
    isFree: (now) => or(isNull(networkPage.figuresNextAt), lte(networkPage.figuresNextAt, now)),
    held: (_, now) => ({ figuresNextAt: later(now, days(1)) }),
  },
  order: [networkPage.figuresNextAt],
  isDue: () => and(eq(networkPage.isChosen, true), isNotNull(networkPage.pageId)),
}

/** Pages whose figures are due, put off for a day. */
export const claimPagesToAsk = async (
  db: Database,
  claiming: Claiming,
): Promise<(typeof networkPage.$inferSelect)[]> =>
  (await claimRows(db, pages, claiming)).map(({ row }) => row)

export async function keepPageFigures(
  db: Pick<Database, 'insert' | 'update'>,
  pageId: number,
  figures: Figures,
  at: Date,
): Promise<void> {
  const said = counted(figures)
  await db.insert(pageFigure).values({ pageId, at, figures: said, raw: figures.raw })
  if (said.followers !== undefined)
    await db.update(networkPage).set({ followers: said.followers }).where(eq(networkPage.id, pageId))
}
