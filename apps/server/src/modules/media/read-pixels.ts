import { buffer } from 'node:stream/consumers'
import type { Actor } from '../../access/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { keyOf } from './file-keys.ts'
import { inTurnOf } from './picture-queue.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity, four bytes a pixel. */
  readonly data: Uint8Array
}

/** A kept picture at its smallest, decoded; nothing where its bytes are gone. */
export async function readPixels(
  { platform, actor }: { readonly platform: Pick<Platform, 'storage'>; readonly actor: Actor },
  fileId: string,
): Promise<Pixels | null> {
  const stored = await platform.storage.read(keyOf(fileId, 'small'))
  if (!stored) return null
  const bytes = await buffer(stored.body)
  // Its library is large and read with the first picture.
  const { sharp } = await import('../../platform/pictures/picture-library.ts')
  const decode = () =>
    sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await inTurnOf(actor.kind === 'person' ? actor.personId : 0, decode)
  return { width: info.width, height: info.height, data }
}
