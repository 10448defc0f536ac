import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keyOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'

const visibleTo = (accountId: number | null) =>
  accountId === null
    ? isNull(storedFile.ownerId)
    : or(isNull(storedFile.ownerId), eq(storedFile.ownerId, accountId))

export interface PictureSize {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly file: string
}

/** The same pictures, for whoever lays them out and draws them elsewhere. */
export async function readPictureSizes(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
  accountId: number | null,
): Promise<PictureSize[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: storedFile.id, width: storedFile.widthPx, height: storedFile.heightPx })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...ids]), visibleTo(accountId)))
  return rows.flatMap(({ id, width, height }) =>
    width === null || height === null ? [] : [{ id, width, height, file: `/files/${id}/full` }],
  )
}

/** One picture, no larger than it must be to be seen. */
export async function readSmallPicture(
  { db, storage }: { db: Pick<Database, 'select'>; storage: Platform['storage'] },
  id: string,
  accountId: number,
): Promise<{ bytes: Buffer; mime: string } | undefined> {
  const [row] = await db
    .select({ variants: storedFile.variants })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), visibleTo(accountId)))
  const size = row?.variants.medium ? 'medium' : 'full'
  const variant = row?.variants[size]
  const stored = variant && (await storage.read(keyOf(id, size)))
  return stored && { bytes: await buffer(stored.body), mime: variant.mime }
}

/**
 * Pictures to draw with, by their ids: the platform's and, where an account is named, that account's. An id that stands for
 * anything else is left out, whoever wrote it into a design.
 */
export async function readPictures(
  { db, storage }: { db: Pick<Database, 'select'>; storage: Platform['storage'] },
  ids: readonly string[],
  accountId: number | null,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  if (ids.length === 0) return pictures
  const rows = await db
    .select({ id: storedFile.id, variants: storedFile.variants })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...ids]), visibleTo(accountId)))
  for (const { id, variants } of rows) {
    if (!variants.full) continue
    const stored = await storage.read(keyOf(id, 'full'))
    if (stored) pictures.set(id, await buffer(stored.body))
  }
  return pictures
}
