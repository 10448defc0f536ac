// One picture, from a task to bytes. Runs in a painting process.
import type { Canvas } from '@napi-rs/canvas'
import {
  collectionPictureByName,
  type Drawing,
  FontBook,
  facesOf,
  type Ink,
  leavesOf,
  type Painted,
  paintPage,
  type Size,
  stageOf,
} from '@postelier/scene'
import { emojiDrawing } from './emoji-drawings.ts'
import { encodeCanvas } from './encode-canvas.ts'
import { paintCanvas } from './paint-canvas.ts'
import type { PaintedPicture, PaintOutput, PaintTask } from './paint-task.ts'
import { halvingsFor, PictureBook } from './picture-book.ts'
import { readFace } from './read-faces.ts'

const fonts = new FontBook(readFace)
const pictures = new PictureBook()

export async function paintPicture(task: PaintTask): Promise<PaintedPicture> {
  const { drawings, remarks, size, scale, decoded } = await preparePicture(task)
  const canvas = paintCanvas(drawings, { ...stageOf(task.design.ratio), scale, pictures: decoded })
  // Skia frees what it drew with only when the event loop turns; without this, memory grows by each picture.
  await new Promise((resolve) => setImmediate(resolve))
  const { format, mostBytes } = task.output
  return { ...(await encodeCanvas(canvas, { format, ...size, mostBytes })), remarks }
}

export interface Prepared extends Painted {
  /** Of the finished picture. */
  size: Size
  /** What is drawn at; a smaller picture is drawn whole and made smaller, which keeps its photos clean. */
  scale: number
  decoded: Map<string, Canvas>
}

export async function preparePicture(task: PaintTask): Promise<Prepared> {
  const { design, brand, language, assets, motifs, output } = task
  const page = design.pages[0]
  if (!page) throw new Error('A task has one page.')
  const stage = stageOf(design.ratio)
  const size = sizeFor(stage, output)
  const scale = Math.max(1, size.width / stage.width)
  await fonts.load(facesOf(design, brand))
  const sizes = new Map<string, Size>()
  for (const [name, asset] of Object.entries(assets)) {
    const own = await pictures.sizeOf(asset)
    if (own) sizes.set(name, own)
  }
  const inks = await inksOf(task)
  for (;;) {
    const painted = paintPage(page, stage, {
      brand,
      language,
      fonts,
      assetSize: (name) => sizes.get(name) ?? null,
      inkOf: (name) => inks.get(name) ?? null,
      emoji: emojiDrawing,
      motif: (name) => (Object.hasOwn(motifs, name) ? (motifs[name] ?? null) : null),
      collection: collectionPictureByName,
    })
    const decoded = new Map<string, Canvas>()
    let broken = false
    const scales = scalesOf(painted.drawings, sizes)
    const coarser = coarserFor([...scales], sizes, scale)
    for (const [name, factor] of scales) {
      const [asset, own] = [assets[name], sizes.get(name)]
      const picture = asset && own ? await pictures.decoded(asset, own, factor * scale * coarser) : null
      if (picture) decoded.set(name, picture)
      else {
        sizes.delete(name)
        broken = true
      }
    }
    // A picture that breaks off in the middle is found out here only: painted again, with its place held.
    if (!broken) return { ...painted, size, scale, decoded }
  }
}

/** Of those that stand as logos. */
async function inksOf({ design, brand, assets }: PaintTask): Promise<Map<string, Ink>> {
  const inks = new Map<string, Ink>()
  for (const leaf of design.pages.flatMap(({ nodes }) => leavesOf(nodes))) {
    const name = leaf.kind === 'image' && leaf.role === 'logo' ? (leaf.asset ?? brand.logo) : null
    const asset = name === null ? undefined : assets[name]
    const ink = asset && (await pictures.inkOf(asset))
    if (name !== null && ink) inks.set(name, ink)
  }
  return inks
}

/** What the pictures of one page may take together, decoded. */
const mostDecodedBytes = 200 * 1024 * 1024

/** A page full of large pictures is drawn from coarser ones, rather than with all the machine's memory. */
function coarserFor(
  scales: readonly (readonly [name: string, factor: number])[],
  sizes: ReadonlyMap<string, Size>,
  scale: number,
): number {
  const bytesAt = (coarser: number) =>
    scales.reduce((sum, [name, factor]) => {
      const own = sizes.get(name)
      if (!own) return sum
      return sum + (4 * own.width * own.height) / 4 ** halvingsFor(own, factor * scale * coarser)
    }, 0)
  let coarser = 1
  while (bytesAt(coarser) > mostDecodedBytes && coarser > 1 / 64) coarser /= 2
  return coarser
}

const mostPixels = 16_000_000

export function sizeFor(stage: Size, { width = stage.width, density = 1 }: PaintOutput): Size {
  const wanted = Math.max(16, Math.round(width * density))
  const most = Math.floor(Math.sqrt((mostPixels * stage.width) / stage.height))
  const whole = Math.min(wanted, most)
  return { width: whole, height: Math.max(1, Math.round((whole * stage.height) / stage.width)) }
}

/** The largest scale each picture is drawn at. */
function scalesOf(drawings: readonly Drawing[], sizes: ReadonlyMap<string, Size>): Map<string, number> {
  const scales = new Map<string, number>()
  const walk = (items: readonly Drawing[], factor: number) => {
    for (const item of items) {
      if (item.type === 'group') {
        const [a, b] = item.matrix ?? [1, 0]
        walk(item.items, factor * Math.hypot(a, b))
      } else if (item.type === 'picture') {
        const own = sizes.get(item.asset)
        const drawn = own ? Math.max(item.width / own.width, item.height / own.height) * factor : 1
        scales.set(item.asset, Math.max(scales.get(item.asset) ?? 0, drawn))
      }
    }
  }
  walk(drawings, 1)
  return scales
}
