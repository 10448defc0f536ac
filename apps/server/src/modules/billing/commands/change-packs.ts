import type { CreditPackFields, CreditPackView, PlanFields, PlanView } from '@postelier/contract/packs'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { aroundPacks, lockPack, type PackRow, presentCreditPack, presentPlan } from '../packs.store.ts'
import { pack, packAssignment } from '../packs.tables.ts'

interface Assigned {
  readonly assignedTo: readonly number[]
}
interface Changed extends Assigned {
  readonly packId: number
  readonly version: number
}

type PackValues = Omit<typeof pack.$inferInsert, 'id' | 'position' | 'changedAt'>

const ofCredits = ({ cents, ...fields }: CreditPackFields): PackValues => ({ ...fields, onceCents: cents })

/** Puts a plan on sale, for everybody or for some accounts. */
export async function addPlan(
  ctx: CommandContext,
  { assignedTo, ...fields }: PlanFields & Assigned,
): Promise<{ plan: PlanView }> {
  return { plan: await asPlan(ctx, await add(ctx, fields, assignedTo)) }
}

/** For new subscriptions: who has the plan keeps the terms that were agreed to. */
export async function changePlan(
  ctx: CommandContext,
  { packId, version, assignedTo, ...fields }: PlanFields & Changed,
): Promise<{ plan: PlanView }> {
  const isPlan = (row: PackRow) => row.monthlyCents !== null
  return { plan: await asPlan(ctx, await change(ctx, { packId, version, assignedTo }, fields, isPlan)) }
}

export async function addCreditPack(
  ctx: CommandContext,
  { assignedTo, ...fields }: CreditPackFields & Assigned,
): Promise<{ creditPack: CreditPackView }> {
  return { creditPack: await asCreditPack(ctx, await add(ctx, ofCredits(fields), assignedTo)) }
}

export async function changeCreditPack(
  ctx: CommandContext,
  { packId, version, assignedTo, ...fields }: CreditPackFields & Changed,
): Promise<{ creditPack: CreditPackView }> {
  const isCredits = (row: PackRow) => row.onceCents !== null
  const row = await change(ctx, { packId, version, assignedTo }, ofCredits(fields), isCredits)
  return { creditPack: await asCreditPack(ctx, row) }
}

/** Those that are named come first, as they are named; others stay behind them in their order. */
export async function orderPacks(
  ctx: CommandContext,
  { packIds }: { readonly packIds: readonly number[] },
): Promise<void> {
  requirePermission(ctx.actor, 'adminPacks:edit')
  await oneAtATime(ctx.tx, 'packs')
  const rows = await ctx.tx
    .select({ id: pack.id })
    .from(pack)
    .where(isNull(pack.removedAt))
    .orderBy(pack.position, pack.id)
    .for('update')
  const known = new Set(rows.map(({ id }) => id))
  const named = [...new Set(packIds)]
  if (named.some((id) => !known.has(id))) throw notFound()
  const order = [...named, ...rows.map(({ id }) => id).filter((id) => !named.includes(id))]
  const places = sql.join(
    order.map((id, position) => sql`(${id}::bigint, ${position}::int)`),
    sql`, `,
  )
  await ctx.tx.execute(
    sql`update ${pack} set position = place.position from (values ${places}) as place(id, position) where ${pack.id} = place.id`,
  )
  await ctx.record({ action: 'pack.changed', subject: ['pack', named[0] ?? 0], details: { order } })
  await ctx.announce({ name: 'packs.changed' })
}

export async function removePack(
  ctx: CommandContext,
  { packId }: { readonly packId: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminPacks:delete')
  await oneAtATime(ctx.tx, 'packs')
  const row = await lockPack(ctx.tx, packId)
  if (!row) throw notFound()
  await ctx.tx.update(pack).set({ removedAt: ctx.now }).where(eq(pack.id, packId))
  await tell(ctx, 'pack.removed', row)
}

async function add(ctx: CommandContext, fields: PackValues, assignedTo: readonly number[]): Promise<PackRow> {
  requirePermission(ctx.actor, 'adminPacks:create')
  await oneAtATime(ctx.tx, 'packs')
  const [last] = await ctx.tx
    .select({ position: sql<number>`coalesce(max(${pack.position}), -1)` })
    .from(pack)
  const [row] = await ctx.tx
    .insert(pack)
    .values({ ...fields, id: newDigitsId(), position: (last?.position ?? -1) + 1, changedAt: ctx.now })
    .returning()
  if (!row) throw new Error('A pack that was written is not there')
  await after(ctx, row, assignedTo)
  await tell(ctx, 'pack.added', row)
  return row
}

async function change(
  ctx: CommandContext,
  { packId, version, assignedTo }: Changed,
  fields: PackValues,
  isOfKind: (row: PackRow) => boolean,
): Promise<PackRow> {
  requirePermission(ctx.actor, 'adminPacks:edit')
  await oneAtATime(ctx.tx, 'packs')
  const before = await lockPack(ctx.tx, packId)
  if (!before || !isOfKind(before)) throw notFound()
  if (before.version !== version) throw new AppError('conflict')
  const [row] = await ctx.tx
    .update(pack)
    .set({ ...fields, version: version + 1, changedAt: ctx.now })
    .where(eq(pack.id, packId))
    .returning()
  if (!row) throw notFound()
  await after(ctx, row, assignedTo)
  await tell(ctx, 'pack.changed', row, before)
  return row
}

/** One plan at most is the recommended one, and the pack is assigned to those it names and nobody else. */
async function after(ctx: CommandContext, row: PackRow, assignedTo: readonly number[]): Promise<void> {
  if (row.isRecommended)
    await ctx.tx
      .update(pack)
      .set({ isRecommended: false, version: sql`${pack.version} + 1` })
      .where(and(eq(pack.isRecommended, true), ne(pack.id, row.id)))
  const wanted = [...new Set(assignedTo)]
  const had = await ctx.tx
    .select({ accountId: packAssignment.accountId })
    .from(packAssignment)
    .where(eq(packAssignment.packId, row.id))
  const fresh = wanted.filter((id) => !had.some(({ accountId }) => accountId === id))
  if (fresh.length > 0) {
    // Their names come back in the answer: only for who may see them anyhow.
    requirePermission(ctx.actor, 'adminUsers:consult')
    const accounts = await ctx.tx
      .select({ id: person.id })
      .from(person)
      .where(and(inArray(person.id, fresh), inArray(person.type, ['customer', 'agencyManager'])))
    if (accounts.length < fresh.length) throw invalid({ assignedTo: { key: 'unknown' } })
  }
  await ctx.tx.delete(packAssignment).where(eq(packAssignment.packId, row.id))
  if (wanted.length > 0)
    await ctx.tx.insert(packAssignment).values(wanted.map((accountId) => ({ packId: row.id, accountId })))
}

async function tell(
  ctx: CommandContext,
  action: 'pack.added' | 'pack.changed' | 'pack.removed',
  row: PackRow,
  before: PackRow = row,
): Promise<void> {
  const price = ({ monthlyCents, onceCents }: PackRow) => monthlyCents ?? onceCents
  await ctx.record({
    action,
    subject: ['pack', row.id],
    details: {
      name: row.names.fr,
      ...(before === row
        ? { cents: price(row), credits: row.credits }
        : {
            cents: { before: price(before), after: price(row) },
            credits: { before: before.credits, after: row.credits },
          }),
    },
  })
  await ctx.announce({ name: 'packs.changed' })
}

async function asPlan(ctx: CommandContext, row: PackRow): Promise<PlanView> {
  const view = presentPlan(row, await aroundPacks(ctx.tx, [row.id]))
  if (!view) throw new Error('A plan has no price')
  return view
}

async function asCreditPack(ctx: CommandContext, row: PackRow): Promise<CreditPackView> {
  const view = presentCreditPack(row, await aroundPacks(ctx.tx, [row.id]))
  if (!view) throw new Error('A pack of credits has no price')
  return view
}
