// A picture in a frame: shared by images and by shapes that are filled with one.
import type { Brand } from '../brand/brand.ts'
import { type CollectionAsset, readCollectionAsset } from '../collection/asset.ts'
import { randomFrom } from '../collection/random.ts'
import { name, number, oneOf, type ReadFields } from '../document/reader.ts'
import type { Size } from '../geometry/box.ts'
import type { Drawing, Matrix } from '../paint/drawing.ts'
import type { Remark, Surroundings } from './kind.ts'

export const pictureFields = {
  asset: name,
  fit: oneOf(['cover', 'contain'], 'cover'),
  /** What must stay in sight, in percent of the picture. */
  focusX: number(0, 100, 50),
  focusY: number(0, 100, 50),
  /** Percent; more than 100 crops closer. */
  zoom: number(100, 800, 100),
}
export type PictureFields = ReadFields<typeof pictureFields>

/** Where the whole picture lies so that the frame shows its part. */
export function placePicture({ fit, focusX, focusY, zoom }: PictureFields, frame: Size, own: Size) {
  const [across, down] = [frame.width / own.width, frame.height / own.height]
  const scale = (fit === 'cover' ? Math.max(across, down) : Math.min(across, down)) * (zoom / 100)
  const [width, height] = [own.width * scale, own.height * scale]
  const place = (room: number, size: number, focus: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, room / 2 - (size * focus) / 100))
  return {
    x: place(frame.width, width, focusX),
    y: place(frame.height, height, focusY),
    width,
    height,
    scale,
  }
}

/** Soft already at screen size; a print or a large screen shows it more. */
const softFrom = 1.5

/** What must be read before it can be painted; a picture of the collection is drawn. */
export const filesAmong = (asset: string | null): string[] =>
  asset === null || readCollectionAsset(asset) ? [] : [asset]

export function paintPicture(
  node: PictureFields & Size & { id: string },
  asset: string | null,
  clip: string,
  around: Surroundings,
  remark: (remark: Remark) => void,
): Drawing | null {
  if (asset === null) return null
  const drawn = readCollectionAsset(asset)
  const items = drawn ? paintDrawn(node, drawn, around) : paintFile(node, asset, around, remark)
  if (items) return { type: 'group', clip, items }
  remark({ type: 'pictureMissing', node: node.id })
  return null
}

function paintFile(
  node: PictureFields & Size & { id: string },
  asset: string,
  around: Surroundings,
  remark: (remark: Remark) => void,
): Drawing[] | null {
  const own = around.assetSize(asset)
  if (!own) return null
  const { scale, ...place } = placePicture(node, node, own)
  if (scale > softFrom) remark({ type: 'resolutionTooLow', node: node.id, factor: scale })
  return [{ type: 'picture', asset, ...place }]
}

/** A picture made by code takes the frame's own form, as far as it can without becoming a ribbon. */
const longestForm = 4

function paintDrawn(
  node: PictureFields & Size,
  { name, seed }: CollectionAsset,
  { brand, collection }: Pick<Surroundings, 'brand' | 'collection'>,
): Drawing[] | null {
  const picture = collection(name)
  if (!picture) return null
  const own = {
    width: Math.min(node.width, node.height * longestForm),
    height: Math.min(node.height, node.width * longestForm),
  }
  const { x, y, scale } = placePicture(node, node, own)
  const matrix: Matrix = [scale, 0, 0, scale, x, y]
  return [{ type: 'group', matrix, items: picture.paint(own, coloursOf(brand), randomFrom(seed)) }]
}

const coloursOf = ({ colours }: Brand) => [colours.primary, colours.secondary, colours.tertiary] as const
