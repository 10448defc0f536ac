import { stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { AppError } from '../../platform/errors.ts'
import { newPublicId } from '../../platform/ids.ts'
import { keyOf } from './file-keys.ts'
import { hashOfFile } from './hash-of-file.ts'
import type { IncomingFile } from './read-picture.ts'
import { documentExtensions, safeName } from './safe-name.ts'
import { withStoredFilm } from './store-film.ts'
import {
  fineQuality,
  keysOf,
  type PictureCall,
  removeStored,
  type StoredFile,
  withStoredPicture,
} from './store-picture.ts'

interface Incoming {
  readonly file: IncomingFile
  /** Of a film, taken by whoever sends it. */
  readonly poster: IncomingFile | undefined
}

/**
 * Takes in a picture, a film or a document, whichever it is by its content, and hands it to a write. Pictures and films are written
 * anew; documents stay as they are and are only ever handed out to be saved.
 */
export async function withStoredFile<T>(
  call: PictureCall,
  { file, poster }: Incoming,
  use: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const mime = (await fileTypeFromFile(file.path))?.mime ?? ''
  if (mime.startsWith('image/')) return withStoredPicture(call, file, use, { quality: fineQuality })
  if (mime.startsWith('video/')) return withStoredFilm(call, { film: file, poster }, use)
  if (!Object.hasOwn(documentExtensions, mime)) throw new AppError('unsupportedMedia')
  const document = await storeDocument(call, file, mime)
  try {
    return await use(document)
  } catch (reason) {
    await removeStored(call.platform, keysOf(document))
    throw reason
  }
}

async function storeDocument(
  { platform, actor }: PictureCall,
  { path, name }: IncomingFile,
  mime: string,
): Promise<StoredFile> {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const id = newPublicId()
  await platform.storage.putFile(keyOf(id, 'document'), path, mime)
  const { size: bytes } = await stat(path)
  return {
    id,
    mime,
    bytes,
    widthPx: null,
    heightPx: null,
    sha256: await hashOfFile(path),
    originalName: safeName(name),
    variants: { document: { mime, bytes } },
  }
}
