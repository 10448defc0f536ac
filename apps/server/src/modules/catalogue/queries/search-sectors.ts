import { type SQL, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { searchName } from '../sectors/search-name.ts'
import { sectorNamesOf } from './sector-names.ts'

interface Found extends Record<string, unknown> {
  readonly id: number | string
  readonly name: string
  readonly parent_id: number | string | null
  readonly accept_proposal: boolean
  readonly total: number
}

/**
 * Sectors whose name holds every word, in the language asked for or, where a sector has no name in it, in French. Names
 * that begin with the words come first, then those where a word does.
 */
export async function searchSectors(
  { db }: QueryContext,
  input: { search: string; lang: string; offset: number; limit: number },
) {
  const words = searchName(input.search)
  if (words.length < 3) return { data: { total: 0, items: [] } }
  const holdsAll = sql.join(
    words.split(' ').map((word): SQL => sql`n.search_name like ${`%${word}%`}`),
    sql` and `,
  )
  const { rows } = await db.execute<Found>(sql`
    select s.id, s.parent_id, s.accept_proposal, n.name, (count(*) over ())::int as total
    from activity_sector s
    join activity_sector_name n on n.sector_id = s.id and (n.lang = ${input.lang} or (n.lang = 'fr' and not exists (
      select 1 from activity_sector_name own where own.sector_id = s.id and own.lang = ${input.lang})))
    where ${holdsAll}
    order by n.search_name like ${`${words}%`} desc, n.search_name like ${`% ${words}%`} desc, n.search_name, s.id
    offset ${input.offset} limit ${input.limit}`)
  const parentIds = rows.flatMap((row) => (row.parent_id === null ? [] : [Number(row.parent_id)]))
  const parents = await sectorNamesOf(db, parentIds, input.lang)
  return {
    data: {
      total: rows[0]?.total ?? 0,
      items: rows.map((row) => ({
        id: Number(row.id),
        name: row.name,
        parentName: parents.get(Number(row.parent_id)) ?? '',
        acceptProposal: row.accept_proposal,
      })),
    },
  }
}
