// A sheet is a page of the platform like any other: its captions are set by the same typesetter as the posts on it.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { facesOf, fixed, flat, paintPage, repair, wholeBrand } from '@postelier/scene'
import sharp from 'sharp'
import { paintCanvas } from '../../apps/server/src/platform/painting/paint-canvas.ts'
import { fonts, motifByName } from './painting.ts'

const paper = fixed('#fbfaf6')
const ink = fixed('#1c1b22')
const faint = fixed('#6b6874')

export interface Placed {
  picture: Canvas
  x: number
  y: number
}
export interface Caption {
  words: string
  x: number
  y: number
  width: number
  kind: 'title' | 'head' | 'note'
}
const captionStyles = {
  title: { family: 'bricolage', weight: 600, size: 64, height: 84, letterSpacing: -20, colour: ink },
  head: { family: 'hanken', weight: 600, size: 22, height: 32, letterSpacing: 0, colour: ink },
  note: { family: 'hanken', weight: 400, size: 20, height: 28, letterSpacing: 0, colour: faint },
} as const

/** One sheet as a JPEG. */
export async function printSheet(
  size: { width: number; height: number },
  pictures: readonly Placed[],
  captions: readonly Caption[],
): Promise<Buffer> {
  const design = repair({
    ratio: '1:1',
    pages: [
      {
        background: flat(paper),
        nodes: captions.map(({ words, kind, x, y, width }) => ({
          kind: 'text',
          content: words,
          x,
          y,
          width,
          ...captionStyles[kind],
        })),
      },
    ],
  })
  const brand = wholeBrand({})
  await fonts.load(facesOf(design, brand))
  const [page] = design.pages
  if (!page) throw new Error('A design has a page.')
  const { drawings } = paintPage(page, size, {
    brand,
    language: 'fr',
    fonts,
    assetSize: () => null,
    emoji: () => null,
    motif: motifByName,
    collection: () => null,
  })
  const sheet = createCanvas(size.width, size.height)
  const context = sheet.getContext('2d')
  context.drawImage(paintCanvas(drawings, { ...size, scale: 1, pictures: new Map() }), 0, 0)
  for (const { picture, x, y } of pictures) context.drawImage(picture, x, y)
  const { data } = context.getImageData(0, 0, size.width, size.height)
  return sharp(data, { raw: { ...size, channels: 4 } })
    .flatten()
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer()
}
