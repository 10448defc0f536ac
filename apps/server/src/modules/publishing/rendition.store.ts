import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { againAfterDeadlock } from '../../platform/database/again-after-deadlock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { rendition } from './renditions.tables.ts'

export type RenditionRow = typeof rendition.$inferSelect

export const outgoingPrefix = 'outgoing/'

type World = Pick<Platform, 'db' | 'storage' | 'clock'>

/** Raised whenever the same picture comes out differently. */
const renditionVersion = 1

/** Of one account's file: what goes away with somebody must not be another's. */
export const hashFor = (accountId: number, shown: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([renditionVersion, accountId, ...shown]))
    .digest('base64url')

/** One that was made before, and is asked for now: it stays a while longer. Nothing where its bytes are gone. */
export async function takeRendition(
  { db, storage, clock }: World,
  hash: string,
): Promise<RenditionRow | undefined> {
  const [row] = await db
    .update(rendition)
    .set({ usedAt: clock.now() })
    .where(eq(rendition.hash, hash))
    .returning()
  return row && (await storage.writtenAt(row.key)) ? row : undefined
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/**
 * Bytes first, then the row. Of two who make the same at once the first one's stays, since somebody may look at it already;
 * what took the place of lost bytes has a new key, so that whoever removes an old file never removes the new one.
 */
export async function keepRendition(
  { db, storage, clock }: World,
  made: Pick<RenditionRow, 'hash' | 'accountId' | 'mime' | 'widthPx' | 'heightPx'> & { bytes: Buffer },
): Promise<RenditionRow> {
  const key = `${outgoingPrefix}${newPublicId()}.${extensions[made.mime] ?? 'bin'}`
  await storage.put(key, made.bytes, made.mime)
  const values = { ...made, key, bytes: made.bytes.length, usedAt: clock.now() }
  const [own] = await againAfterDeadlock(() =>
    db.insert(rendition).values(values).onConflictDoNothing().returning(),
  )
  if (own) return own
  const there = await takeRendition({ db, storage, clock }, made.hash)
  if (there) {
    await storage.remove(key)
    return there
  }
  const [row] = await againAfterDeadlock(() =>
    db
      .insert(rendition)
      .values(values)
      .onConflictDoUpdate({ target: rendition.hash, set: values })
      .returning(),
  )
  if (!row) throw new Error('A row that was just put in is given back')
  return row
}

/** For whoever may read the account's posts, by the name its key ends in. */
export async function renditionCalled(
  { db }: { readonly db: Pick<Database, 'select'> },
  accountId: number,
  file: string,
): Promise<RenditionRow | undefined> {
  const [row] = await db
    .select()
    .from(rendition)
    .where(and(eq(rendition.key, `${outgoingPrefix}${file}`), eq(rendition.accountId, accountId)))
  return row
}
