import { fileTypeFromFile } from 'file-type'
import { AppError } from '../../platform/errors.ts'
import type { FilmKind } from './film.ts'
import type { IncomingFile } from './read-picture.ts'

export interface FilmSource {
  readonly kind: FilmKind
  readonly input: string
  /** Where it is written anew, in the same folder. */
  readonly output: string
}

/** QuickTime and MP4 are one family: both leave here as MP4. */
const kinds: Readonly<Record<string, FilmKind>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
}

/** What a file is by its content; anything that is no film we take in is refused here. */
export async function readFilm({ path }: IncomingFile): Promise<FilmSource> {
  const found = await fileTypeFromFile(path)
  const kind = found ? kinds[found.mime] : undefined
  if (!kind) throw new AppError('unsupportedMedia')
  return { kind, input: path, output: `${path}.anew` }
}
