import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { storedFile } from '../media.tables.ts'

export interface FileView {
  id: string
  mime: string
  widthPx: number | null
  heightPx: number | null
  urls: Record<string, string>
}

export async function fileViewsOf(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        mime: row.mime,
        widthPx: row.widthPx,
        heightPx: row.heightPx,
        urls: Object.fromEntries(Object.keys(row.variants).map((size) => [size, `/files/${row.id}/${size}`])),
      },
    ]),
  )
}

export async function fileViewOf(db: Pick<Database, 'select'>, id: string): Promise<FileView | null> {
  return (await fileViewsOf(db, [id])).get(id) ?? null
}
