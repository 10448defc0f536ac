import type { BriefFileView, OrderFilmView } from '@postelier/contract/orders'
import type { Database } from '../../platform/database/open-database.ts'
import { attachmentsOf, mediaOfOne, variantOf } from '../tasks/index.ts'

type Reader = Pick<Database, 'select'>
const addressOf = (fileId: string, variant: string) => `/order-files/${fileId}/${variant}`

/** The files a business added to a brief, with addresses that only the order's people may open. */
export async function briefFilesOf(db: Reader, taskId: number): Promise<BriefFileView[]> {
  return (await attachmentsOf(db, taskId)).map(({ addedAt, file }) => {
    const { id, name, bytes, variants } = file
    const variant = variantOf(file)
    return {
      ...{ id, name, bytes, kind: variant === 'full' ? 'picture' : variant },
      addedAt: addedAt.toISOString(),
      file: addressOf(id, variant),
      thumb: variants.includes('small') ? addressOf(id, 'small') : null,
    }
  })
}

export async function filmOf(db: Reader, taskId: number): Promise<OrderFilmView | null> {
  const file = (await mediaOfOne(db, taskId)).find((media) => media.file.film)?.file
  if (!file?.film) return null
  const { id, name, bytes, mime, widthPx: width, heightPx: height, variants, film } = file
  return {
    ...{ id, name, bytes, mime, width, height },
    seconds: film.seconds,
    framesPerSecond: film.framesPerSecond,
    file: addressOf(id, 'film'),
    poster: variants.includes('full') ? addressOf(id, 'full') : null,
  }
}
