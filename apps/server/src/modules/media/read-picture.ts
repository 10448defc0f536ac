import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { AppError } from '../../platform/errors.ts'
import { isHarmlessSvg, looksLikeSvg, maxSvgBytes, withoutDoctype } from './svg-rules.ts'

/** A file that arrived, on disk. Its name is what somebody called it, and decides nothing. */
export interface IncomingFile {
  readonly path: string
  readonly name: string
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg'

export interface PictureSource {
  readonly kind: PictureKind
  /** Drawings come as bytes, so that their renderer has no folder to look around in. */
  readonly input: string | Buffer
}

const kinds: Readonly<Record<string, PictureKind>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** What a file is by its content; anything that is no picture we take in is refused here. */
export async function readPicture(file: IncomingFile): Promise<PictureSource> {
  const found = await fileTypeFromFile(file.path)
  const kind = found ? kinds[found.mime] : undefined
  if (kind) return { kind, input: file.path }
  if (found && !/^(?:application|text)\/xml$|^image\/svg\+xml$/.test(found.mime))
    throw new AppError('unsupportedMedia')
  return { kind: 'svg', input: await readSvg(file.path) }
}

async function readSvg(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > maxSvgBytes) throw new AppError('unsupportedMedia')
  const text = decodeUtf8(await readFile(path))
  if (text === undefined || !looksLikeSvg(text)) throw new AppError('unsupportedMedia')
  const drawing = withoutDoctype(text)
  if (!isHarmlessSvg(drawing)) throw new AppError('unsupportedMedia')
  return Buffer.from(drawing)
}

/** Other encodings could spell what the rules look for in letters they do not know. */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (reason) {
    if (reason instanceof TypeError) return undefined
    throw reason
  }
}
