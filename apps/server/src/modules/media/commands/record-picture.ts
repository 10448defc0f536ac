import { inArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { keyOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'
import type { StoredFile } from '../store-picture.ts'

export interface PictureUse {
  /** Whose it is; without one it belongs to the platform and everybody may see it. */
  readonly ownerId: number | null
  readonly purpose:
    | 'societyLogo'
    | 'additionalLogo'
    | 'profileImage'
    | 'siteLogo'
    | 'siteIcon'
    | 'keptPicture'
    | 'postPicture'
    | 'postMedia'
    | 'briefFile'
}

/** Gives a stored file its row, and so its address. */
export async function recordPicture(
  { tx, actor, now }: CommandContext,
  picture: StoredFile,
  place: PictureUse,
): Promise<string> {
  await tx.insert(storedFile).values({
    ...picture,
    ...place,
    createdBy: actor.kind === 'person' ? actor.personId : null,
    createdAt: now,
  })
  return picture.id
}

/** Removes rows of files nothing refers to any more; gives the keys of their bytes, to be removed after the commit. */
export async function dropFiles({ tx }: CommandContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(storedFile)
    .where(inArray(storedFile.id, [...ids]))
    .returning({ id: storedFile.id, variants: storedFile.variants })
  return gone.flatMap((row) => Object.keys(row.variants).map((size) => keyOf(row.id, size)))
}
