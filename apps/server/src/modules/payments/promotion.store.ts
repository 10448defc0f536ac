import type { PromotionCodeView } from '@postelier/contract/promotion-codes'
import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { sectorOf } from '../brand/index.ts'
import { sectorNamesOf, sectorParents } from '../catalogue/index.ts'
import { promotionCode, promotionUse } from './payments.tables.ts'
import type { Reduction } from './price.ts'

type Db = Pick<Database, 'select'>

export interface KnownCode {
  readonly id: number
  readonly code: string
  readonly periods: number
  readonly reduction: Reduction
}

interface CodeInput {
  readonly id?: number
  readonly code?: string
  readonly accountId: number
}

/** As people type it: letters of any size, spaces anywhere. */
export const asTyped = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase()

/** A code that an account can use today: between its days, of its sector, and not used before. */
export async function readCode(
  db: Db,
  { id, code, accountId }: CodeInput,
  now: Date,
): Promise<KnownCode | null> {
  const today = now.toISOString().slice(0, 10)
  const which = id === undefined ? eq(promotionCode.code, asTyped(code ?? '')) : eq(promotionCode.id, id)
  const [row] = await db
    .select()
    .from(promotionCode)
    .where(
      and(
        which,
        isNull(promotionCode.removedAt),
        lte(promotionCode.startsOn, today),
        gte(promotionCode.endsOn, today),
      ),
    )
  if (!row) return null
  if (row.sectorIds.length > 0) {
    const sector = await sectorOf(db, accountId)
    if (sector === null || !(await isWithin(db, sector, row.sectorIds))) return null
  }
  const { cents, percent, periods } = row
  return { id: row.id, code: row.code, periods, reduction: { cents, percent } }
}

/** A sector, or one that it belongs to. */
async function isWithin(db: Db, sectorId: number, among: readonly number[]): Promise<boolean> {
  const parents = await sectorParents(db)
  const seen = new Set<number>()
  for (let at: number | null | undefined = sectorId; at != null && !seen.has(at); at = parents.get(at)) {
    if (among.includes(at)) return true
    seen.add(at)
  }
  return false
}

export async function isUsed(db: Db, accountId: number, codeId: number): Promise<boolean> {
  const [row] = await db
    .select({ at: promotionUse.at })
    .from(promotionUse)
    .where(and(eq(promotionUse.accountId, accountId), eq(promotionUse.codeId, codeId)))
  return row !== undefined
}

/** What codes still take off the next period of a plan, the one that was used first before others. */
export async function reductionsLeft(
  db: Db,
  accountId: number,
): Promise<(Reduction & { readonly codeId: number; readonly code: string })[]> {
  const rows = await db
    .select({ use: promotionUse, code: promotionCode.code })
    .from(promotionUse)
    .innerJoin(promotionCode, eq(promotionCode.id, promotionUse.codeId))
    .where(and(eq(promotionUse.accountId, accountId), sql`${promotionUse.periodsLeft} > 0`))
    .orderBy(promotionUse.at)
  return rows.map(({ use: { codeId, cents, percent }, code }) => ({ codeId, code, cents, percent }))
}

/** Codes as administrators read them, with the names of their sectors and how many accounts used each. */
export async function presentCodes(
  db: Db,
  rows: readonly (typeof promotionCode.$inferSelect)[],
): Promise<PromotionCodeView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const used = await db
    .select({ codeId: promotionUse.codeId, uses: sql<number>`count(*)`.mapWith(Number) })
    .from(promotionUse)
    .where(inArray(promotionUse.codeId, ids))
    .groupBy(promotionUse.codeId)
  const names = await sectorNamesOf(db, [...new Set(rows.flatMap(({ sectorIds }) => sectorIds))], 'fr')
  const uses = new Map(used.map((row) => [row.codeId, row.uses]))
  return rows.map(({ createdAt: _created, removedAt: _removed, sectorIds, ...row }) => ({
    ...row,
    sectorIds: [...sectorIds],
    sectors: sectorIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    uses: uses.get(row.id) ?? 0,
  }))
}
