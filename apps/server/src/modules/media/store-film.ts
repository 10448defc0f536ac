import { stat } from 'node:fs/promises'
import { AppError } from '../../platform/errors.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { rewriteApart } from './encode-apart.ts'
import { keyOf } from './file-keys.ts'
import { hashOfFile } from './hash-of-file.ts'
import { inTurnOf } from './picture-queue.ts'
import { readFilm } from './read-film.ts'
import type { IncomingFile } from './read-picture.ts'
import { safeName } from './safe-name.ts'
import { keysOf, type PictureCall, removeStored, type StoredPicture, storePicture } from './store-picture.ts'

interface IncomingFilm {
  readonly film: IncomingFile
  /** A picture of it, taken by whoever sends it: nothing here can play a film. */
  readonly poster: IncomingFile | undefined
}

/** As `withStoredPicture`, for a film: it goes from disk to the storage and never lies in memory whole. */
export async function withStoredFilm<T>(
  { platform, actor }: PictureCall,
  files: IncomingFilm,
  use: (film: StoredPicture) => Promise<T>,
): Promise<T> {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const film = await storeFilm(platform, actor.personId, files)
  try {
    return await use(film)
  } catch (reason) {
    await removeStored(platform, keysOf(film))
    throw reason
  }
}

async function storeFilm(
  platform: PictureCall['platform'],
  personId: number,
  { film, poster }: IncomingFilm,
): Promise<StoredPicture> {
  const source = await readFilm(film)
  const { mime, ...facts } = await inTurnOf(personId, () => rewriteApart(source))
  const id = newPublicId()
  const posters = poster ? await posterOf(platform, personId, poster, id) : {}
  await platform.storage.putFile(keyOf(id, 'film'), source.output, mime)
  const { size } = await stat(source.output)
  return {
    ...facts,
    id,
    mime,
    bytes: size,
    sha256: await hashOfFile(source.output),
    originalName: safeName(film.name),
    variants: { film: { mime, bytes: size }, ...posters },
  }
}

/** One that cannot be read is done without. */
async function posterOf(
  platform: Pick<Platform, 'storage' | 'log'>,
  personId: number,
  poster: IncomingFile,
  id: string,
): Promise<StoredPicture['variants']> {
  try {
    return (await storePicture(platform, personId, poster, { id })).variants
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason
    return {}
  }
}
