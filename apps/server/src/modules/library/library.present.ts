import type { KeptPictureView } from '@postelier/contract'
import type { QueryContext } from '../../access/context.ts'
import { fileViewsOf } from '../media/index.ts'
import type { KeptPictureRow } from './library.store.ts'
import { mayRemove, type Scope } from './library-scope.ts'

/** Rows of an account's collection as the web shows them, with addresses of each size and what the actor may do. */
export async function presentPictures(
  { db, actor }: QueryContext,
  scope: Scope,
  rows: readonly KeptPictureRow[],
): Promise<KeptPictureView[]> {
  const files = await fileViewsOf(
    db,
    rows.map((row) => row.fileId),
  )
  const abilities: KeptPictureView['abilities'] = mayRemove(actor, scope) ? ['delete'] : []
  return rows.flatMap((row) => {
    const file = files.get(row.fileId)
    if (!file) return []
    const full = file.urls.full ?? ''
    return {
      id: row.fileId,
      name: row.name,
      width: file.widthPx ?? 0,
      height: file.heightPx ?? 0,
      file: full,
      // On a dense screen a list shows some 300 px of each.
      thumb: file.urls.medium ?? full,
      credit: row.credit,
      isGenerated: row.generatedBy !== null,
      addedAt: row.addedAt.toISOString(),
      abilities,
    }
  })
}
