import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { FilmFacts } from '../film.ts'
import { storedFile } from '../media.tables.ts'

/** What whoever uses files needs to know of them, without reading them. */
export interface FileFacts {
  readonly id: string
  readonly mime: string
  readonly bytes: number
  readonly widthPx: number
  readonly heightPx: number
  /** Of its content: the same file is the same hash. */
  readonly sha256: string
  readonly name: string
  readonly film: FilmFacts | null
  /** Under which names it can be had. */
  readonly variants: readonly string[]
}

export async function fileFactsOf(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<Map<string, FileFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]))
  return new Map(
    rows.map(({ id, mime, bytes, widthPx, heightPx, sha256, originalName, film, variants }) => [
      id,
      {
        id,
        mime,
        bytes,
        sha256,
        film,
        name: originalName,
        widthPx: widthPx ?? 0,
        heightPx: heightPx ?? 0,
        variants: Object.keys(variants),
      },
    ]),
  )
}
