import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Brand, repair, wholeBrand } from '@postelier/scene'
import { systemClock } from '../platform/clock.ts'
import {
  createPainter,
  type PaintedPicture,
  type PainterOptions,
  type PaintInput,
} from '../platform/painting/painter.ts'
import { sharp } from '../platform/pictures/picture-library.ts'
import { openFolder } from '../platform/storage/folder.ts'

export type Pictures = Readonly<Record<string, Uint8Array>>

/** A painter with a storage of its own, and what it warned of. */
export function openTestPainter(options: Partial<PainterOptions> = {}) {
  const warnings: unknown[][] = []
  const storage = openFolder(mkdtempSync(join(tmpdir(), 'postelier-painting-')))
  const painter = createPainter({
    storage,
    clock: systemClock,
    log: { warn: (...words: unknown[]) => void warnings.push(words) } as PainterOptions['log'],
    processes: 1,
    niceness: 0,
    ...options,
  })
  return { painter, storage: options.storage ?? storage, warnings }
}

export const testBrand: Brand = wholeBrand({
  colours: { primary: '#c81e1e', secondary: '#ffffff', tertiary: '#1e1ec8' },
})

/** A wish for one page of these nodes. */
export const wishOf = (
  nodes: readonly object[],
  { pictures = {}, ...rest }: { pictures?: Pictures } & Partial<PaintInput> = {},
): PaintInput => ({
  design: repair({ pages: [{ nodes }] }),
  page: 0,
  brand: testBrand,
  language: 'fr',
  readAsset: async (name) => pictures[name] ?? null,
  output: { format: 'png' },
  ...rest,
})

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

/** How a picture looks at a place. */
export async function pixelsOf(
  picture: Pick<PaintedPicture, 'bytes'>,
): Promise<(x: number, y: number) => Pixel> {
  const { data, info } = await sharp(picture.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const at = (y * info.width + x) * 4
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0]
  }
}

export const flatPicture = (
  width: number,
  height: number,
  background: { r: number; g: number; b: number; alpha?: number },
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })
    .toFormat(format)
    .toBuffer()
