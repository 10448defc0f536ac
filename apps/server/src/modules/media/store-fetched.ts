import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '../../platform/platform.ts'
import { uploadFolders } from '../../platform/purge-leftovers.ts'
import { keysOf, removeStored, type StoredPicture, storePicture } from './store-picture.ts'

interface Fetching<Told> {
  /** In whose turn it is decoded. */
  readonly accountId: number
  /** Writes its bytes to a path, and says what it is called. */
  readonly fetch: (path: string) => Promise<Told>
  /** A model made it: each size says so of itself. */
  readonly isGenerated?: boolean
}

/**
 * A picture that somebody else has, taken in as an upload is: judged by its content and written anew. `use` answers with the
 * picture that is kept, which may be another one; what nobody kept is removed.
 */
export async function withFetchedPicture<Told extends { readonly name: string }>(
  platform: Pick<Platform, 'storage' | 'log'>,
  { accountId, fetch, isGenerated = false }: Fetching<Told>,
  use: (picture: StoredPicture, told: Told) => Promise<string>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${uploadFolders}${process.pid}-`))
  try {
    const path = join(folder, '0')
    const told = await fetch(path)
    const picture = await storePicture(platform, accountId, { path, name: told.name }, { isGenerated })
    let kept: string | undefined
    try {
      kept = await use(picture, told)
      return kept
    } finally {
      if (kept !== picture.id) await removeStored(platform, keysOf(picture))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
