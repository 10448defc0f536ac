import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { type CommandContext, runCommand } from '../../access/context.ts'
import { minutes } from '../../platform/clock.ts'
import { type Claimed, type Claiming, claimRows, type Queue } from '../../platform/database/claim-rows.ts'
import { leaseOn, unheld } from '../../platform/database/lease.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { connectionsOf, type DeliveryState, pageNames } from '../publishing/index.ts'
import { isHeld, isHeldFor } from '../tasks/index.ts'
import { type BoostRow, boost } from './boosting.tables.ts'
import { finalizeBoost, notifyOfBoost } from './commands/notify-of-boost.ts'

export type { BoostRow }
export type BoostChange = Partial<typeof boost.$inferInsert>

/** Longer than any call takes; what is written meanwhile prolongs it. */
const lease = leaseOn(boost, minutes(3))
const by = system('booster')

export type Claim = Claimed<BoostRow>

/** Somebody else has it by now, or it was stopped meanwhile: this worker does nothing more. */
export class ClaimLost extends Error {}

export const stateOf = (row: BoostRow): DeliveryState => ({
  state: row.state,
  progress: row.progress,
  sentAt: row.sentAt,
  finals: row.finals,
  tries: row.tries,
  refreshed: row.refreshed,
  externalId: row.externalId,
  url: null,
  refusal: row.refusal,
})

/** What costs nothing yet goes no further while its business is held; what runs is looked after, and stopped. */
const mayGoOn = or(
  inArray(boost.state, ['confirmed', 'rejected']),
  isNotNull(boost.stopWantedAt),
  sql`not ${isHeldFor(boost.accountId)}`,
)

const boosts: Queue<typeof boost> = {
  table: boost,
  lease,
  order: [boost.nextAt],
  isDue: (now) => and(lte(boost.nextAt, now), mayGoOn),
}

/** Some that are due, each held by one worker. */
export const claimBoosts = (db: Database, claiming: Claiming): Promise<Claim[]> =>
  claimRows(db, boosts, claiming)

interface WriteBoostInput {
  readonly change: BoostChange
  /** Stays claimed by the same worker. */
  readonly keeps: boolean
  readonly notifies?: string | null
  /** It is about to be woken: not if somebody wants it stopped. */
  readonly isLast?: boolean
}

/** What came of it, with what is told of it: together, or not at all. */
export const writeBoost = (
  platform: Platform,
  { row: { id, stopWantedAt }, holder }: Claim,
  { change, keeps, notifies, isLast }: WriteBoostInput,
): Promise<BoostRow> =>
  runCommand(
    platform,
    by,
    'booster',
    async (ctx) => {
      const [known] = await ctx.tx.select().from(boost).where(eq(boost.id, id)).for('update')
      if (known?.holder !== holder) throw new ClaimLost(`boost ${id}`)
      if (isLast && (known.stopWantedAt || (await isHeld(ctx.tx, known.accountId))))
        throw new ClaimLost(`boost ${id} is to go no further`)
      // Pressed while this worker was at it, unseen by it: it costs money until somebody looks, so not in an hour.
      const isNews = known.stopWantedAt !== null && stopWantedAt === null
      const soon = isNews && change.nextAt ? { nextAt: ctx.now } : {}
      const [row] = await ctx.tx
        .update(boost)
        .set({ ...change, ...soon, ...lease.heldOn(holder, keeps, ctx.now) })
        .where(eq(boost.id, id))
        .returning()
      if (!row) throw new ClaimLost(`boost ${id}`)
      if (notifies) await notifyOfBoost(ctx, row, notifies)
      if (row.state === 'confirmed' || row.endedAt) await finalizeBoost(ctx, row)
      await ctx.announce({ name: 'boosts.changed', accountId: row.accountId })
      return row
    },
    undefined,
  )

/** Let go as it stands, to be taken up by whoever comes next; what somebody else has is left to them. */
export async function letGo(db: Pick<Database, 'update'>, { row, holder }: Claim, nextAt: Date) {
  await db
    .update(boost)
    .set({ ...unheld, nextAt })
    .where(and(eq(boost.id, row.id), lease.isHeldBy(holder)))
}

export interface BoostRef {
  readonly accountId: number
  readonly boostId: number
}

export async function lockBoost(tx: Transaction, { accountId, boostId }: BoostRef): Promise<BoostRow> {
  const [row] = await tx
    .select()
    .from(boost)
    .where(and(eq(boost.id, boostId), eq(boost.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** With what their pages are called. */
async function shown(db: Pick<Database, 'select'>, rows: readonly BoostRow[]) {
  const names = await pageNames(
    db,
    rows.map(({ pageId }) => pageId),
  )
  return rows.map((row) => ({ row, page: names.get(row.pageId) ?? '' }))
}

export async function boostAt(db: Pick<Database, 'select'>, { accountId, boostId }: BoostRef) {
  const rows = await db
    .select()
    .from(boost)
    .where(and(eq(boost.id, boostId), eq(boost.accountId, accountId)))
  const [found] = await shown(db, rows)
  if (!found) throw notFound()
  return found
}

export async function boostsOfTask(db: Pick<Database, 'select'>, taskId: number) {
  const rows = await db
    .select()
    .from(boost)
    .where(eq(boost.taskId, taskId))
    .orderBy(desc(boost.createdAt), desc(boost.id))
  return shown(db, rows)
}

/** Nothing where another one is live on the same publication. */
export async function insertBoost({ tx }: CommandContext, row: typeof boost.$inferInsert): Promise<boolean> {
  const made = await tx.insert(boost).values(row).onConflictDoNothing().returning({ id: boost.id })
  return made.length > 0
}

export async function wantStop(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(boost).set({ stopWantedAt: now, nextAt: now }).where(eq(boost.id, id))
}

/** Those that may still cost something; of one connection where it is named. */
export async function liveBoosts(
  db: Pick<Database, 'select'>,
  accountId: number,
  connectionId?: number,
): Promise<(BoostRow & { readonly connectionId: number })[]> {
  const rows = await db
    .select()
    .from(boost)
    .where(and(eq(boost.accountId, accountId), isNull(boost.endedAt)))
  const connections = await connectionsOf(
    db,
    rows.map(({ pageId }) => pageId),
  )
  return rows
    .map((row) => ({ ...row, connectionId: connections.get(row.pageId) ?? 0 }))
    .filter((row) => connectionId === undefined || row.connectionId === connectionId)
}
