import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { activitySector, activitySectorName } from '../catalogue.tables.ts'
import { searchName } from './search-name.ts'

export type SectorNames = { readonly [L in 'fr' | 'en' | 'es' | 'de']?: string | undefined }

/** One change of the tree at a time: two that are fine alone could make a circle together. Readers are not held up. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${activitySector} in share row exclusive mode`)
}

export async function readParents(db: Pick<Database, 'select'>): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ id: activitySector.id, parentId: activitySector.parentId })
    .from(activitySector)
  return new Map(rows.map((row) => [row.id, row.parentId]))
}

/** A sector of that French name beside which another would only confuse. */
export async function findSibling(
  db: Pick<Database, 'select'>,
  parentId: number | null,
  frenchName: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: activitySector.id })
    .from(activitySector)
    .innerJoin(activitySectorName, eq(activitySectorName.sectorId, activitySector.id))
    .where(
      and(
        parentId === null ? isNull(activitySector.parentId) : eq(activitySector.parentId, parentId),
        eq(activitySectorName.lang, 'fr'),
        eq(activitySectorName.searchName, searchName(frenchName)),
      ),
    )
    .limit(1)
  return found?.id
}

/** A sector that already goes by a proposed name, in the proposer's language. */
export async function findByName(
  db: Pick<Database, 'select'>,
  lang: string,
  name: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: activitySectorName.sectorId })
    .from(activitySectorName)
    .where(and(eq(activitySectorName.lang, lang), eq(activitySectorName.searchName, searchName(name))))
    .orderBy(activitySectorName.sectorId)
    .limit(1)
  return found?.id
}

export async function writeNames(tx: Transaction, sectorId: number, names: SectorNames): Promise<void> {
  await tx.delete(activitySectorName).where(eq(activitySectorName.sectorId, sectorId))
  const given = Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1]))
  await tx
    .insert(activitySectorName)
    .values(given.map(([lang, name]) => ({ sectorId, lang, name, searchName: searchName(name) })))
}

export async function readNames(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const names = new Map<number, Record<string, string>>()
  if (ids.length === 0) return names
  const rows = await db
    .select()
    .from(activitySectorName)
    .where(inArray(activitySectorName.sectorId, [...ids]))
  for (const row of rows) names.set(row.sectorId, { ...names.get(row.sectorId), [row.lang]: row.name })
  return names
}
