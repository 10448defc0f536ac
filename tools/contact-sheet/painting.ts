import { type Canvas, createCanvas } from '@napi-rs/canvas'
import {
  type Brand,
  collectionPictureByName,
  type Design,
  type Drawing,
  FontBook,
  facesOf,
  type Motif,
  motifByName,
  type Page,
  paintPage,
  stageOf,
} from '@postelier/scene'
import { paintCanvas } from '../../apps/server/src/platform/painting/paint-canvas.ts'
import { readFace } from '../../apps/server/src/platform/painting/read-faces.ts'

export const fonts = new FontBook(readFace)
export { motifByName }

export const drawMotif = ({ parts }: Motif, tones: readonly string[]): Drawing[] =>
  parts.map(({ d, slot, line, rule }): Drawing => {
    const paint = { type: 'colour', hex: tones[slot] ?? '#000000', alpha: 1 } as const
    return line === undefined
      ? { type: 'path', d, fill: paint, ...(rule ? { rule } : {}) }
      : { type: 'path', d, stroke: { paint, width: line, cap: 'round', join: 'round' } }
  })

/** In place of a photograph: something on a table, in the light of a window. */
function stillLife(name: string, wall: string, table: string, tones: readonly string[]): Canvas {
  const side = 1400
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = wall
  context.fillRect(0, 0, side, side)
  const light = context.createRadialGradient(420, 380, 0, 420, 380, 1100)
  light.addColorStop(0, 'rgba(255, 246, 222, 0.75)')
  light.addColorStop(1, 'rgba(20, 10, 10, 0.35)')
  context.fillStyle = light
  context.fillRect(0, 0, side, side)
  context.fillStyle = table
  context.fillRect(0, 1010, side, 390)
  context.fillStyle = 'rgba(20, 10, 10, 0.28)'
  context.beginPath()
  context.ellipse(760, 1080, 470, 54, 0, 0, Math.PI * 2)
  context.fill()
  const motif = motifByName(name)
  if (!motif) throw new Error(`There is no motif ${name}.`)
  const drawn = paintCanvas(drawMotif(motif, tones), {
    width: 100,
    height: 100,
    scale: 8.4,
    pictures: new Map(),
  })
  context.drawImage(drawn, 290, 260)
  return canvas
}

const pictures: ReadonlyMap<string, Canvas> = new Map([
  ['new-face', stillLife('glasses', '#e9c9ae', '#b06a4c', ['#35201a', '#6d8fa0', '#1d1210', '#fff6e8'])],
  [
    'before-and-after-1',
    stillLife('car', '#8f9691', '#5a5f5c', ['#8c8378', '#3c3a37', '#a39a8d', '#c9c3b8']),
  ],
  [
    'before-and-after-2',
    stillLife('car', '#cfe0e0', '#6c7a80', ['#c3241d', '#1c1b1b', '#e2574c', '#fdf6ea']),
  ],
])

const pictureFor = (key: string, page: number) =>
  pictures.has(`${key}-${page}`) ? `${key}-${page}` : pictures.has(key) ? key : null

/** The page with a picture where the template leaves room for one. */
const filled = (page: Page, asset: string | null): Page => ({
  ...page,
  nodes: page.nodes.map((node) =>
    node.kind === 'image' && node.role === 'publicationImage'
      ? { ...node, asset: node.asset ?? asset }
      : node,
  ),
})

export async function paintTemplate(
  key: string,
  design: Design,
  page: number,
  brand: Brand,
  scale: number,
): Promise<Canvas> {
  await fonts.load(facesOf(design, brand))
  const stage = stageOf(design.ratio)
  const own = design.pages[page]
  if (!own) throw new Error(`${key} has no page ${page + 1}.`)
  const { drawings } = paintPage(filled(own, pictureFor(key, page)), stage, {
    brand,
    language: 'fr',
    fonts,
    assetSize: (asset) => pictures.get(asset) ?? null,
    emoji: () => null,
    motif: motifByName,
    collection: collectionPictureByName,
  })
  return paintCanvas(drawings, { ...stage, scale, pictures })
}
