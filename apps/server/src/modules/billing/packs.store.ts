import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { pack, packAssignment } from './packs.tables.ts'
import { subscription } from './subscription.tables.ts'

type Reader = Pick<Database, 'select'>
export type PackRow = typeof pack.$inferSelect

/** Those that are sold, in the order they are shown. */
export const readPacks = (db: Reader): Promise<PackRow[]> =>
  db.select().from(pack).where(isNull(pack.removedAt)).orderBy(asc(pack.position), asc(pack.id))

/** Locks one that is sold; who changes or puts it away meanwhile waits. */
export async function lockPack(tx: Transaction, id: number): Promise<PackRow | undefined> {
  const [row] = await tx
    .select()
    .from(pack)
    .where(and(eq(pack.id, id), isNull(pack.removedAt)))
    .for('update')
  return row
}

interface PackSurroundings {
  readonly holders: ReadonlyMap<number, number>
  readonly assigned: ReadonlyMap<number, readonly { id: number; name: string }[]>
}

/** Who has each pack now, and to whom it was assigned. */
export async function aroundPacks(db: Reader, packIds: readonly number[]): Promise<PackSurroundings> {
  if (packIds.length === 0) return { holders: new Map(), assigned: new Map() }
  const packId = sql<number>`(${subscription.terms} ->> 'packId')::bigint`.mapWith(Number)
  const held = await db
    .select({ packId, holders: sql<number>`count(*)`.mapWith(Number) })
    .from(subscription)
    .where(isNull(subscription.endedAt))
    .groupBy(packId)
  const rows = await db
    .select({
      packId: packAssignment.packId,
      id: person.id,
      name: sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`,
    })
    .from(packAssignment)
    .innerJoin(person, eq(person.id, packAssignment.accountId))
    .where(inArray(packAssignment.packId, [...packIds]))
    .orderBy(asc(person.lastName), asc(person.id))
  const assigned = Map.groupBy(rows, (row) => row.packId)
  return {
    holders: new Map(held.map((row) => [row.packId, row.holders])),
    assigned: new Map([...assigned].map(([id, all]) => [id, all.map(({ id, name }) => ({ id, name }))])),
  }
}

function shared(row: PackRow, { holders, assigned }: PackSurroundings) {
  const { id, names, descriptions, credits, emoticon, isPublic, version } = row
  return {
    ...{ id, names, descriptions, credits, emoticon, isPublic, version },
    holders: holders.get(id) ?? 0,
    assignedTo: [...(assigned.get(id) ?? [])],
  }
}

export function presentPlan(row: PackRow, around: PackSurroundings): PlanView | null {
  const { monthlyCents, yearlyCents, limits, isRecommended } = row
  if (monthlyCents === null || limits === null) return null
  return { ...shared(row, around), monthlyCents, yearlyCents, limits, isRecommended }
}

export function presentCreditPack(row: PackRow, around: PackSurroundings): CreditPackView | null {
  return row.onceCents === null ? null : { ...shared(row, around), cents: row.onceCents }
}
