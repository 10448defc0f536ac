import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { aiNetwork, brand, brandColor, brandLogo, contentSource, society } from './brand.tables.ts'

type Reader = Pick<Database, 'select'>

/** Locked until the transaction ends: whatever changes a brand or counts its parts waits in this one line. */
export async function lockBrand(tx: Transaction, accountId: number): Promise<typeof brand.$inferSelect> {
  const [found] = await tx.select().from(brand).where(eq(brand.personId, accountId)).for('update')
  if (!found) throw notFound()
  return found
}

export async function lockSociety(tx: Transaction, accountId: number): Promise<typeof society.$inferSelect> {
  const [found] = await tx.select().from(society).where(eq(society.personId, accountId)).for('update')
  if (!found) throw notFound()
  return found
}

export const readPeople = (db: Reader, ids: readonly number[]) =>
  db
    .select({ person, society, brand })
    .from(person)
    .leftJoin(society, eq(society.personId, person.id))
    .leftJoin(brand, eq(brand.personId, person.id))
    .where(inArray(person.id, [...ids]))

export const readSocieties = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(society)
    .where(inArray(society.personId, [...ids]))

export const readLogos = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(brandLogo)
    .where(inArray(brandLogo.personId, [...ids]))
    .orderBy(asc(brandLogo.index))

export const readColors = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(brandColor)
    .where(inArray(brandColor.personId, [...ids]))

export const readAiNetworks = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(aiNetwork)
    .where(inArray(aiNetwork.personId, [...ids]))

export const readContentSources = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(contentSource)
    .where(inArray(contentSource.personId, [...ids]))
    .orderBy(asc(contentSource.createdAt), asc(contentSource.id))

/** Puts a file in a logo's place and gives the id of the one that was there. */
export async function putLogo(
  tx: Transaction,
  accountId: number,
  index: number,
  fileId: string,
): Promise<string | undefined> {
  const before = await logoAt(tx, accountId, index)
  await tx
    .insert(brandLogo)
    .values({ personId: accountId, index, fileId })
    .onConflictDoUpdate({ target: [brandLogo.personId, brandLogo.index], set: { fileId } })
  return before
}

export async function takeLogo(
  tx: Transaction,
  accountId: number,
  index: number,
): Promise<string | undefined> {
  const [gone] = await tx
    .delete(brandLogo)
    .where(and(eq(brandLogo.personId, accountId), eq(brandLogo.index, index)))
    .returning({ fileId: brandLogo.fileId })
  return gone?.fileId
}

export async function logoAt(db: Reader, accountId: number, index: number): Promise<string | undefined> {
  const [found] = await db
    .select({ fileId: brandLogo.fileId })
    .from(brandLogo)
    .where(and(eq(brandLogo.personId, accountId), eq(brandLogo.index, index)))
  return found?.fileId
}

/** How many businesses work in each of some sectors. */
export async function countBySector(db: Reader, sectorIds: readonly number[]): Promise<Map<number, number>> {
  if (sectorIds.length === 0) return new Map()
  const rows = await db
    .select({ id: society.activitySectorId, count: sql<number>`count(*)::int` })
    .from(society)
    .where(inArray(society.activitySectorId, [...sectorIds]))
    .groupBy(society.activitySectorId)
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.count] as const])))
}

/** A business whose proposed sector was accepted; an account that is gone meanwhile is no fault. */
export async function giveSector(tx: Transaction, accountId: number, sectorId: number): Promise<void> {
  await tx.update(society).set({ activitySectorId: sectorId }).where(eq(society.personId, accountId))
}
