import { writeFile } from 'node:fs/promises'
import type { Platform } from '../../platform/platform.ts'
import { withFetchedPicture } from './store-fetched.ts'
import type { StoredPicture } from './store-picture.ts'

interface Generated {
  /** In whose turn it is decoded. */
  readonly accountId: number
  readonly bytes: Uint8Array
  readonly name: string
}

/** A picture that a model made, taken in like any other and marked after that in all its sizes. */
export const withGeneratedPicture = (
  platform: Pick<Platform, 'storage' | 'log'>,
  { accountId, bytes, name }: Generated,
  use: (picture: StoredPicture) => Promise<string>,
): Promise<string> =>
  withFetchedPicture(
    platform,
    {
      accountId,
      isGenerated: true,
      fetch: async (path) => {
        await writeFile(path, bytes)
        return { name }
      },
    },
    use,
  )
