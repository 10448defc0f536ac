import { createHash } from 'node:crypto'
import { markAsGenerated } from '@postelier/engines'
import type { Actor } from '../../access/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { encodeApart } from './encode-apart.ts'
import type { EncodedPicture, PictureSize } from './encode-picture.ts'
import { keyOf } from './file-keys.ts'
import type { FilmFacts } from './film.ts'
import { inTurnOf } from './picture-queue.ts'
import { type IncomingFile, readPicture } from './read-picture.ts'
import { safeName } from './safe-name.ts'

/** A picture whose bytes lie in the storage and whose row is still to be written. */
export interface StoredPicture {
  readonly id: string
  readonly mime: string
  readonly bytes: number
  readonly widthPx: number
  readonly heightPx: number
  readonly sha256: string
  readonly originalName: string
  /** Where it is a film; its sizes are then those of a picture of it, beside the film itself. */
  readonly film?: FilmFacts
  readonly variants: Record<string, { mime: string; bytes: number }>
}

/** Any file: a document has no size on a screen. */
export type StoredFile = Omit<StoredPicture, 'widthPx' | 'heightPx'> & {
  readonly widthPx: number | null
  readonly heightPx: number | null
}

/** Of what will be encoded once more, for a network. */
export const fineQuality = 95

interface PictureOptions {
  readonly id?: string
  /** Of what loses some, up to a hundred. */
  readonly quality?: number
  /** A model made it: each size says so of itself, after its last encoding. */
  readonly isGenerated?: boolean
}

/** As much of a call as taking a picture in needs. */
export interface PictureCall {
  readonly platform: Pick<Platform, 'storage' | 'log'>
  readonly actor: Actor
}

/**
 * Takes a picture in and hands it to a write. Bytes come first and the row in the caller's transaction after them: a
 * break in between leaves bytes that nobody refers to, which are swept up, and never a row without bytes.
 */
export async function withStoredPicture<T>(
  { platform, actor }: PictureCall,
  file: IncomingFile | undefined,
  use: (picture: StoredPicture) => Promise<T>,
  input: PictureOptions = {},
): Promise<T> {
  if (!file) throw new Error('The route must require its file')
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const picture = await storePicture(platform, actor.personId, file, input)
  try {
    return await use(picture)
  } catch (reason) {
    await removeStored(platform, keysOf(picture))
    throw reason
  }
}

export async function storePicture(
  { storage }: Pick<Platform, 'storage'>,
  personId: number,
  file: IncomingFile,
  { id = newPublicId(), quality, isGenerated = false }: PictureOptions = {},
): Promise<StoredPicture> {
  const made = await inTurnOf(personId, async () => encodeApart(await readPicture(file), { quality }))
  const encoded = isGenerated ? { ...made, variants: marked(made.variants) } : made
  const variants: StoredPicture['variants'] = {}
  for (const [size, bytes] of Object.entries(encoded.variants) as [PictureSize, Buffer][]) {
    await storage.put(keyOf(id, size), bytes, encoded.mime)
    variants[size] = { mime: encoded.mime, bytes: bytes.length }
  }
  return {
    id,
    mime: encoded.mime,
    bytes: encoded.variants.full.length,
    widthPx: encoded.widthPx,
    heightPx: encoded.heightPx,
    sha256: createHash('sha256').update(encoded.variants.full).digest('hex'),
    originalName: safeName(file.name),
    variants,
  }
}

const marked = ({ full, medium, small }: EncodedPicture['variants']): EncodedPicture['variants'] => ({
  full: Buffer.from(markAsGenerated(full)),
  medium: Buffer.from(markAsGenerated(medium)),
  small: Buffer.from(markAsGenerated(small)),
})

export const keysOf = (picture: Pick<StoredPicture, 'id' | 'variants'>) =>
  Object.keys(picture.variants).map((size) => keyOf(picture.id, size))

/** Best effort: the purge finds what stays behind, so a storage that is away must not hide the first reason. */
export async function removeStored(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    try {
      await storage.remove(key)
    } catch (reason) {
      log.warn({ err: reason, key }, 'a file nobody refers to was not removed; the purge will')
    }
  }
}
