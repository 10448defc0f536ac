import type { Brand } from '../../brand/brand.ts'
import { toneFor } from '../../brand/brand.ts'
import { brand, colour } from '../../brand/colour.ts'
import { number, oneOf, type ReadFields, record } from '../../document/reader.ts'
import type { Size } from '../../geometry/box.ts'
import { ellipse, roundedRectangle, triangle } from '../../geometry/outline.ts'
import { largest } from '../common.ts'
import type { Kind } from '../kind.ts'
import { filesAmong, paintPicture, pictureFields } from '../picture.ts'

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
export type ImageFields = ReadFields<typeof fields>

const assetFor = (node: ImageFields, of: Brand) => node.asset ?? (node.role === 'logo' ? of.logo : null)

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

export const imageKind: Kind<ImageFields> = {
  read: record(fields),
  assets: (node, of) => filesAmong(assetFor(node, of)),
  paint(node, around, remark) {
    const outline = outlines[node.mask](node)
    const picture = paintPicture(node, assetFor(node, around.brand), outline, around, remark)
    if (picture) return [picture]
    // A logo that is not there leaves no hole; a picture that is still to come holds its place.
    if (node.role === 'logo') return []
    return [{ type: 'path', d: outline, fill: { type: 'colour', ...toneFor(node.ground, around.brand) } }]
  },
}
