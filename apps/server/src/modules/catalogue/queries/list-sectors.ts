import type { sectorView } from '@postelier/contract'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { QueryContext } from '../../../access/context.ts'
import { contentVersion } from '../../../platform/content-version.ts'
import { notFound } from '../../../platform/errors.ts'
import { activitySector, activitySectorName } from '../catalogue.tables.ts'
import { searchName } from '../sectors/search-name.ts'
import { sectorContent } from '../sectors/sector-content.ts'
import type { SectorUsers } from '../sectors/sector-users.ts'
import { readNames } from '../sectors/sectors.store.ts'

type SectorView = z.infer<typeof sectorView>
type SectorRow = typeof activitySector.$inferSelect

interface SectorsInput {
  readonly search: string
  readonly parentId?: number | undefined
  readonly offset: number
  readonly limit: number
  readonly language: string
  readonly users: SectorUsers
}

/** Sectors as the administration lists them: in the tree's order, found by a name in any language. */
export async function listSectors(ctx: QueryContext, asked: SectorsInput) {
  const { db } = ctx
  const words = searchName(asked.search)
  const conditions: SQL[] = []
  if (asked.parentId !== undefined) conditions.push(eq(activitySector.parentId, asked.parentId))
  if (words)
    conditions.push(sql`exists (select 1 from ${activitySectorName} n
      where n.sector_id = ${activitySector.id} and n.search_name like ${`%${words}%`})`)
  const where = and(...conditions)
  const rows = await db
    .select()
    .from(activitySector)
    .where(where)
    .orderBy(asc(activitySector.position), asc(activitySector.id))
    .offset(asked.offset)
    .limit(asked.limit)
  return {
    data: {
      total: await db.$count(activitySector, where),
      items: await presentSectors(ctx, rows, asked.language, asked.users),
    },
  }
}

export async function readSector(
  ctx: QueryContext,
  { id, language, users }: { id: number; language: string; users: SectorUsers },
): Promise<SectorView> {
  const rows = await ctx.db.select().from(activitySector).where(eq(activitySector.id, id))
  const [sector] = await presentSectors(ctx, rows, language, users)
  if (!sector) throw notFound()
  return sector
}

async function presentSectors(
  { db }: QueryContext,
  rows: readonly SectorRow[],
  language: string,
  users: SectorUsers,
): Promise<SectorView[]> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const parentIds = rows.flatMap((row) => row.parentId ?? [])
  const [names, customers, children] = await Promise.all([
    readNames(db, [...new Set([...ids, ...parentIds])]),
    users.count(db, ids),
    db
      .select({ id: activitySector.parentId, count: sql<number>`count(*)::int` })
      .from(activitySector)
      .where(inArray(activitySector.parentId, ids))
      .groupBy(activitySector.parentId),
  ])
  const childrenOf = new Map(children.map((row) => [row.id, row.count]))
  const nameOf = (id: number) => names.get(id)?.[language] ?? names.get(id)?.fr ?? ''
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row.id),
    names: names.get(row.id) ?? {},
    parent: row.parentId === null ? null : { id: row.parentId, name: nameOf(row.parentId) },
    acceptProposal: row.acceptProposal,
    customers: customers.get(row.id) ?? 0,
    children: childrenOf.get(row.id) ?? 0,
    version: contentVersion(sectorContent(row, names.get(row.id) ?? {})),
  }))
}
