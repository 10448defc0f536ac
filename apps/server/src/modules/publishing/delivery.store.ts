// Rows of deliveries, one for each post and page: which a worker may take, and what came of them.
import type { PublicationEvent } from '@postelier/contract'
import { isTakenFor } from '@postelier/networks/adapters'
import {
  and,
  asc,
  type Column,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { later, minutes } from '../../platform/clock.ts'
import { type Held, leaseOn, unheld } from '../../platform/database/lease.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { isBeingSent, isHeldFor, turnsOf } from '../tasks/index.ts'
import { type DeliveryState, type DeliveryStatus, isOver, type Outcome } from './delivery.ts'
import { delivery, deliveryLog, networkPage } from './publishing.tables.ts'

export type DeliveryRow = typeof delivery.$inferSelect

/** Whoever has a delivery in hand says so more often than this. */
export const deliveryLease = leaseOn(delivery, minutes(1))

export const stateOf = (row: DeliveryRow): DeliveryState => ({
  state: row.state,
  progress: row.progress,
  sentAt: row.sentAt,
  finals: row.finals,
  tries: row.tries,
  refreshed: row.refreshed,
  externalId: row.externalId,
  url: row.url,
  refusal: row.refusal,
})

export interface Claim {
  readonly row: DeliveryRow
  /** Somebody was at it and is gone. */
  readonly wasAbandoned: boolean
  readonly holder: string
}

/**
 * Those that are due, each taken by one worker alone, and one for each page: what a page is sent comes one after the other.
 * Whose turn it is goes round the businesses, so that nobody's hundred posts hold up another's one. Not by `claimRows`: pages
 * are locked in place of rows, and how other posts of the page stand decides.
 */
export async function claimDue(
  db: Database,
  { now, holder, most }: { readonly now: Date; readonly holder: string; readonly most: number },
): Promise<Claim[]> {
  return db.transaction(async (tx) => {
    const pages = await lockDuePages(tx, now, most)
    if (pages.length === 0) return []
    const busy = await busyOn(tx, pages, now)
    const isFree = (id: number) => !busy.some(({ pageId, isInHand }) => isInHand && pageId === id)
    const found = (await firstDueOn(tx, pages.filter(isFree), now)).filter(
      (row) => row.state !== 'waiting' || !busy.some((other) => isAlike(other, row)),
    )
    if (found.length === 0) return []
    const rows = await tx
      .update(delivery)
      .set({
        ...deliveryLease.held(holder, now),
        startedAt: sql`coalesce(${delivery.startedAt}, ${now})`,
      })
      .where(
        and(
          inArray(
            delivery.id,
            found.map(({ id }) => id),
          ),
          isDue(now),
        ),
      )
      .returning()
    const before = new Map(found.map((row) => [row.id, row]))
    return rows.map((row) => ({ row, wasAbandoned: before.get(row.id)?.holder != null, holder }))
  })
}

/** The longest due on each page; what was begun first, since others may have to wait for how it ends. */
async function firstDueOn(tx: Transaction, pages: readonly number[], now: Date) {
  if (pages.length === 0) return []
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    select first.id from unnest(array[${sql.join([...pages], sql`, `)}]::bigint[]) as page(id) cross join lateral (
      select ${delivery.id} as id from ${delivery}
      where ${delivery.pageId} = page.id and ${delivery.endedAt} is null and ${delivery.startedAt} is not null
        and ${isDue(now)} and ${mayGoOn} and ${isBeingSent(delivery.taskId)}
      order by ${delivery.state} = 'waiting', ${delivery.nextAt}, ${delivery.id} limit 1) as first`)
  const ids = rows.map(({ id }) => Number(id))
  return ids.length === 0 ? [] : tx.select().from(delivery).where(inArray(delivery.id, ids))
}

interface Busy {
  readonly id: number
  readonly pageId: number
  readonly isInHand: boolean
  readonly text: string | null
  readonly format: string | null
}

/** What else is under way on pages: in somebody's hand, or perhaps out. */
async function busyOn(tx: Transaction, pages: readonly number[], now: Date): Promise<Busy[]> {
  const rows = await tx
    .select({
      id: delivery.id,
      pageId: delivery.pageId,
      heldUntil: delivery.heldUntil,
      text: sql<string | null>`${delivery.content} ->> 'text'`,
      format: sql<string | null>`${delivery.content} ->> 'format'`,
    })
    .from(delivery)
    .where(
      and(
        inArray(delivery.pageId, [...pages]),
        isNull(delivery.endedAt),
        isNotNull(delivery.startedAt),
        or(deliveryLease.isHeld(now), inArray(delivery.state, ['sent', 'unknown'])),
      ),
    )
  return rows.map(({ heldUntil, ...row }) => ({ ...row, isInHand: heldUntil !== null && heldUntil >= now }))
}

/**
 * What could be taken for one another on a page waits until it is known whether the first is out: the same words as a network
 * compares them, and stories, which have none.
 */
const isAlike = (other: Busy, { id, pageId, content }: DeliveryRow): boolean =>
  other.id !== id &&
  other.pageId === pageId &&
  (isTakenFor(other.text ?? '', content?.text ?? '') ||
    (other.format === 'story' && content?.format === 'story'))

const isDue = (now: Date) => and(lte(delivery.nextAt, now), deliveryLease.isFree(now))

/**
 * A stop keeps what is not out from going out. What may be out already is found out all the same: to look, and to ask how far
 * the network is with it, sends nothing, and whoever pressed stop wants to know most of all.
 */
export const mayGoOn: SQL = sql`(not ${isHeldFor(delivery.accountId)} or ${delivery.state} in ('sent', 'unknown')
  or (${delivery.finals} > 0 and not coalesce((${delivery.progress} ->> 'isFinal')::boolean, true)))`

/** Something of the page is in somebody's hand: until that is written, nothing else of it is begun. Read once, for all pages. */
const isPageInHand = (pageId: Column, now: Date): SQL => sql`${pageId} = any(array(
  select other.page_id from ${delivery} as other where other.ended_at is null
    and other.started_at is not null and other.held_until >= ${now}))`

/** Pages with something due and in nobody's hand, locked for whoever asks; others ask for other pages meanwhile. */
async function lockDuePages(tx: Transaction, now: Date, most: number): Promise<number[]> {
  const due = tx.$with('due').as(
    tx
      .select({
        pageId: delivery.pageId,
        accountId: delivery.accountId,
        at: sql<Date>`min(${delivery.nextAt})`.as('at'),
      })
      .from(delivery)
      .where(and(isDue(now), mayGoOn))
      .groupBy(delivery.pageId, delivery.accountId),
  )
  const fair = tx.$with('fair').as(
    tx
      .select({
        id: due.pageId,
        at: due.at,
        turn: sql<number>`row_number() over (partition by ${due.accountId} order by ${due.at})`.as('turn'),
      })
      .from(due)
      .where(not(isPageInHand(due.pageId, now))),
  )
  const rows = await tx
    .with(due, fair)
    .select({ id: networkPage.id })
    .from(networkPage)
    .innerJoin(fair, eq(fair.id, networkPage.id))
    .orderBy(asc(fair.turn), asc(fair.at))
    .limit(most)
    .for('no key update', { of: networkPage, skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Still at it: whoever does not say so is taken for gone. */
export async function keepHolding(
  db: Pick<Database, 'update'>,
  claims: readonly Pick<Claim, 'row' | 'holder'>[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return
  await db
    .update(delivery)
    .set({ heldUntil: deliveryLease.until(now) })
    .where(
      and(
        inArray(
          delivery.id,
          claims.map(({ row }) => row.id),
        ),
        inArray(delivery.holder, [...new Set(claims.map(({ holder }) => holder))]),
        // Lapsed, it may be somebody else's by now: it is let go.
        deliveryLease.isHeld(now),
      ),
    )
}

/** After the clock was set back: nothing waits for longer than it would from now on. */
export async function pullIn(db: Pick<Database, 'update'>, now: Date, beyondMs: number): Promise<void> {
  const soon = deliveryLease.until(now)
  const beyond = new Date(Math.max(soon.getTime(), later(now, beyondMs).getTime()))
  const sooner = (column: Column) => sql`case when ${column} > ${beyond} then ${soon} else ${column} end`
  await db
    .update(delivery)
    .set({ nextAt: sooner(delivery.nextAt), heldUntil: sooner(delivery.heldUntil) })
    .where(or(gt(delivery.nextAt, beyond), gt(delivery.heldUntil, beyond)))
}

/** Whether another post on the page is known to be this one over there. */
export async function isAnothers(
  db: Pick<Database, 'select'>,
  { id, pageId }: Pick<DeliveryRow, 'id' | 'pageId'>,
  externalId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(eq(delivery.pageId, pageId), eq(delivery.externalId, externalId), ne(delivery.id, id)))
    .limit(1)
  return rows.length > 0
}

/** Where other posts on the page are, as far as these letters stand in it. */
export async function addressesWith(
  db: Pick<Database, 'select'>,
  { id, pageId }: Pick<DeliveryRow, 'id' | 'pageId'>,
  letters: string,
): Promise<string[]> {
  const rows = await db
    .select({ url: delivery.url })
    .from(delivery)
    .where(
      and(
        eq(delivery.pageId, pageId),
        eq(delivery.state, 'confirmed'),
        ne(delivery.id, id),
        sql`strpos(${delivery.url}, ${letters}) > 0`,
      ),
    )
  return rows.flatMap(({ url }) => (url === null ? [] : [url]))
}

/** Whoever lost the delivery to somebody else writes nothing any more. */
export class ClaimLost extends Error {}

/** Where a delivery stands now, by whoever has it in hand. */
export interface DeliveryWrite extends Pick<Claim, 'row' | 'holder'>, Pick<Outcome, 'current' | 'nextAt'> {
  /** The same worker goes on with it. */
  readonly keeps: boolean
  /** For the journal. */
  readonly what: PublicationEvent
  readonly details?: Readonly<Record<string, unknown>>
}

const keptAs = ({ holder, heldUntil }: Held) => ({ kept_by: holder, held_until: heldUntil })

/** Many at once, in two statements; answers with those that the writing worker still had. */
export async function writeStates(
  tx: Transaction,
  written: readonly DeliveryWrite[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = written.map(({ row, holder, current, nextAt, keeps }) => ({
    id: row.id,
    holder,
    state: current.state,
    progress: current.progress,
    sent_at: current.sentAt,
    finals: current.finals,
    tries: current.tries,
    refreshed: current.refreshed,
    external_id: current.externalId,
    url: current.url,
    refusal: current.refusal,
    next_at: nextAt,
    ...keptAs(deliveryLease.heldOn(holder, keeps, now)),
    ended_at: isOver(current.state) ? now : null,
  }))
  const { rows: found } = await tx.execute<{ id: string | number }>(sql`
    update delivery set state = one.state, progress = one.progress, sent_at = one.sent_at, finals = one.finals,
      tries = one.tries, refreshed = one.refreshed, external_id = one.external_id, url = one.url,
      refusal = one.refusal, next_at = one.next_at, holder = one.kept_by, held_until = one.held_until,
      ended_at = one.ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id bigint, holder text, state text,
      progress jsonb, sent_at timestamptz, finals int, tries int, refreshed boolean, external_id text, url text,
      refusal jsonb, next_at timestamptz, kept_by text, held_until timestamptz, ended_at timestamptz)
    where delivery.id = one.id and delivery.holder = one.holder
    returning delivery.id`)
  const ours = new Set(found.map(({ id }) => Number(id)))
  const noted = written.filter(({ row }) => ours.has(row.id))
  if (noted.length > 0)
    await tx.insert(deliveryLog).values(
      noted.map(({ row, current, what, details = {} }) => ({
        deliveryId: row.id,
        at: now,
        state: current.state,
        what,
        details,
        step: current.progress?.step ?? '',
      })),
    )
  return ours
}

/** A person's transition on a delivery that nobody has in hand: its row is locked. */
export async function changeState(
  tx: Transaction,
  row: DeliveryRow,
  { current, nextAt }: Pick<Outcome, 'current' | 'nextAt'>,
  { now, what }: { readonly now: Date; readonly what: PublicationEvent },
): Promise<void> {
  await tx
    .update(delivery)
    .set({ ...current, ...unheld, nextAt, endedAt: isOver(current.state) ? now : null })
    .where(eq(delivery.id, row.id))
  await noteDelivery(tx, row.id, {
    at: now,
    state: current.state,
    step: current.progress?.step ?? '',
    what,
    details: current.url ? { url: current.url } : {},
  })
}

interface Noted {
  readonly at: Date
  readonly state: DeliveryStatus
  readonly step: string
  readonly what: PublicationEvent
  readonly details: Readonly<Record<string, unknown>>
}

export async function noteDelivery(tx: Transaction, deliveryId: number, noted: Noted): Promise<void> {
  await tx.insert(deliveryLog).values({ deliveryId, ...noted })
}

export const deliveriesOf = (db: Pick<Database, 'select'>, taskId: number): Promise<DeliveryRow[]> =>
  db.select().from(delivery).where(eq(delivery.taskId, taskId)).orderBy(asc(delivery.id))

/** What was under way when everything was stopped goes on one after the other. */
export async function spaceOutDeliveries(
  { tx, now }: CommandContext,
  accountId: number | null,
): Promise<void> {
  const due = await tx
    .select({ id: delivery.id, accountId: delivery.accountId })
    .from(delivery)
    .where(
      and(
        lte(delivery.nextAt, now),
        inArray(delivery.state, ['waiting', 'claimed']),
        isNull(delivery.holder),
        ...(accountId === null ? [] : [eq(delivery.accountId, accountId)]),
      ),
    )
    .orderBy(asc(delivery.nextAt), asc(delivery.id))
    .for('update')
  for (const [at, ids] of turnsOf(due, now))
    await tx.update(delivery).set({ nextAt: at }).where(inArray(delivery.id, ids))
}

export async function deliveriesOfMany(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<Map<number, DeliveryRow[]>> {
  const found = new Map<number, DeliveryRow[]>(taskIds.map((id) => [id, []]))
  if (taskIds.length === 0) return found
  const rows = await db
    .select()
    .from(delivery)
    .where(inArray(delivery.taskId, [...taskIds]))
    .orderBy(asc(delivery.id))
  for (const row of rows) found.get(row.taskId)?.push(row)
  return found
}
