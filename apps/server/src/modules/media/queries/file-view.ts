import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { storedFile } from '../media.tables.ts'

/** A stored file as any answer shows it: its size and an address for each variant. */
export interface FileView {
  id: string
  mime: string
  widthPx: number | null
  heightPx: number | null
  urls: Record<string, string>
}

export type FileRow = Pick<
  typeof storedFile.$inferSelect,
  'id' | 'mime' | 'widthPx' | 'heightPx' | 'variants'
>

const columns = {
  id: storedFile.id,
  mime: storedFile.mime,
  widthPx: storedFile.widthPx,
  heightPx: storedFile.heightPx,
  variants: storedFile.variants,
}

const filesOf = prepared((db: Pick<Database, 'select'>) =>
  db.select(columns).from(storedFile).where(among(storedFile.id, 'ids')).prepare('files'),
)

/** For queries elsewhere, to be shown by `viewOfFile`: the file that a column names. */
export const fileNamedBy = (id: SQLWrapper): SQL<FileRow | null> =>
  sql`(select json_build_object('id', ${columns.id}, 'mime', ${columns.mime}, 'widthPx', ${columns.widthPx}, 'heightPx', ${columns.heightPx}, 'variants', ${columns.variants}) from ${storedFile} where ${storedFile.id} = ${id})`

export const viewOfFile = (row: FileRow): FileView => ({
  id: row.id,
  mime: row.mime,
  widthPx: row.widthPx,
  heightPx: row.heightPx,
  urls: Object.fromEntries(Object.keys(row.variants).map((size) => [size, `/files/${row.id}/${size}`])),
})

export async function fileViewsOf(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await filesOf(db).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, viewOfFile(row)]))
}
