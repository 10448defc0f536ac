import type { Database } from '../../../platform/database/open-database.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { storedFile } from '../media.tables.ts'

export interface FileView {
  id: string
  mime: string
  widthPx: number | null
  heightPx: number | null
  urls: Record<string, string>
}

const filesOf = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({
      id: storedFile.id,
      mime: storedFile.mime,
      widthPx: storedFile.widthPx,
      heightPx: storedFile.heightPx,
      variants: storedFile.variants,
    })
    .from(storedFile)
    .where(among(storedFile.id, 'ids'))
    .prepare('files'),
)

export async function fileViewsOf(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map()
  const rows = await filesOf(db).execute({ ids: [...ids] })
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
