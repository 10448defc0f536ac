import type { Brand } from '../../brand/brand.ts'
import { toneFor } from '../../brand/brand.ts'
import { brand, colour } from '../../brand/colour.ts'
import { number, oneOf, type ReadFields, record } from '../../document/reader.ts'
import type { Size } from '../../geometry/box.ts'
import { ellipse, roundedRectangle, triangle } from '../../geometry/outline.ts'
import type { Drawing } from '../../paint/drawing.ts'
import { largest } from '../common.ts'
import type { Kind, Remark, Surroundings } from '../kind.ts'
import { filesAmong, paintPicture, pictureFields, placePicture } from '../picture.ts'

/** What a picture of a template stands for: each post's own picture, or the business's logo. */
export const imageRoles = ['logo', 'publicationImage'] as const
export const masks = ['none', 'circle', 'triangle', 'arch'] as const

const fields = {
  role: oneOf(imageRoles, 'publicationImage'),
  ...pictureFields,
  radius: number(0, largest / 2, 0),
  mask: oneOf(masks, 'none'),
  /** Where the picture is still to come. */
  ground: colour(brand('secondary')),
}
/** Under a logo that would not be seen otherwise; told while painting and never kept, for it hangs on the brand. */
export interface Plate {
  readonly hex: string
  /** Where it lies in the logo's place: on the side of the page that is nearest. */
  readonly side: 'left' | 'middle' | 'right'
}
export type ImageFields = ReadFields<typeof fields> & { plate?: Plate }

export const assetFor = (node: ImageFields, of: Brand): string | null =>
  node.asset ?? (node.role === 'logo' ? of.logo : null)

const outlines: Record<ImageFields['mask'], (node: ImageFields & Size) => string> = {
  none: (node) => roundedRectangle(node, node.radius),
  circle: ellipse,
  triangle: (node) => triangle(node, node.radius),
  arch: (node) => arch(node),
}

/** A window: round above, straight below. */
function arch({ width, height }: Size): string {
  const r = Math.min(width / 2, height)
  const k = r * 0.4477152502
  return `M0 ${height}V${r}C0 ${k} ${width / 2 - r + k} 0 ${width / 2} 0C${width / 2 + r - k} 0 ${width} ${k} ${width} ${r}V${height}Z`
}

/** Its edge to the logo, as a share of the place's height. */
const edge = { share: 0.16, least: 9, most: 18 }

/** A little larger than the logo, which gives up a little of its own size for it. */
function paintPlated(
  node: ImageFields & Size & { id: string },
  { hex, side }: Plate,
  around: Surroundings,
  remark: (remark: Remark) => void,
): Drawing[] {
  const asset = assetFor(node, around.brand)
  const own = asset === null ? null : around.assetSize(asset)
  if (!own) return []
  const pad = Math.min(edge.most, Math.max(edge.least, node.height * edge.share))
  const across = Math.min(pad * 1.25, node.width / 6)
  const room = { width: node.width - across, height: node.height - pad }
  const shown = placePicture(node, room, own)
  const plate = { width: shown.width + 2 * across, height: shown.height + 2 * pad }
  const x = { left: 0, middle: (node.width - plate.width) / 2, right: node.width - plate.width }[side]
  const y = (node.height - plate.height) / 2
  const frame = { ...node, width: shown.width, height: shown.height }
  const picture = paintPicture(frame, asset, roundedRectangle(frame, 0), around, remark)
  return [
    {
      type: 'group',
      matrix: [1, 0, 0, 1, x, y],
      items: [
        {
          type: 'path',
          d: roundedRectangle(plate, Math.min(18, plate.height / 5)),
          fill: { type: 'colour', hex, alpha: 1 },
        },
        ...(picture
          ? [{ type: 'group' as const, matrix: [1, 0, 0, 1, across, pad] as const, items: [picture] }]
          : []),
      ],
    },
  ]
}

export const imageKind: Kind<ImageFields> = {
  read: record(fields),
  assets: (node, of) => filesAmong(assetFor(node, of)),
  paint(node, around, remark) {
    if (node.plate) return paintPlated(node, node.plate, around, remark)
    const outline = outlines[node.mask](node)
    const picture = paintPicture(node, assetFor(node, around.brand), outline, around, remark)
    if (picture) return [picture]
    // A logo that is not there leaves no hole; a picture that is still to come holds its place.
    if (node.role === 'logo') return []
    return [{ type: 'path', d: outline, fill: { type: 'colour', ...toneFor(node.ground, around.brand) } }]
  },
}
