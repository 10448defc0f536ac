import type { Nearness } from '@postelier/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { sectorOf } from '../brand/index.ts'
import { sectorParents } from '../catalogue/index.ts'

/** Tells for lists of sectors whether a business is in one of them. A sector stands for those below it, and for what it is in. */
export async function nearnessFor(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<(sectors: readonly number[]) => Nearness> {
  const [own, parents] = await Promise.all([sectorOf(db, accountId), sectorParents(db)])
  const mine = own === null ? new Set<number>() : lineOf(own, parents)
  return (sectors) => {
    if (sectors.length === 0) return 'everybody'
    const isOwn = sectors.some((id) => mine.has(id) || (own !== null && lineOf(id, parents).has(own)))
    return isOwn ? 'own' : 'other'
  }
}

/** A sector and all it belongs to. */
function lineOf(id: number, parents: ReadonlyMap<number, number | null>): Set<number> {
  const line = new Set<number>()
  for (let at: number | null = id; at !== null && !line.has(at); at = parents.get(at) ?? null) line.add(at)
  return line
}
