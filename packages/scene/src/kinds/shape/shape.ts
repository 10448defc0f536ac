import { toneFor } from '../../brand/brand.ts'
import { brand, colour } from '../../brand/colour.ts'
import { fill, flat } from '../../brand/fill.ts'
import { flag, number, oneOf, type ReadFields, record } from '../../document/reader.ts'
import type { Size } from '../../geometry/box.ts'
import { ellipse, roundedRectangle, triangle } from '../../geometry/outline.ts'
import type { Drawing } from '../../paint/drawing.ts'
import { paintFill } from '../../paint/paint-fill.ts'
import { largest } from '../common.ts'
import type { Kind } from '../kind.ts'
import { filesAmong, paintPicture, pictureFields } from '../picture.ts'

/** The basic shapes a design may hold. */
export const shapeForms = ['rectangle', 'triangle', 'circle'] as const

const fields = {
  form: oneOf(shapeForms, 'rectangle'),
  fill: fill(flat(brand('primary'))),
  hasBorder: flag(false),
  borderWidth: number(0, 400, 4),
  borderColour: colour(brand('secondary')),
  radius: number(0, largest / 2, 0),
  /** Over the fill, cut to the form. */
  ...pictureFields,
}
export type ShapeFields = ReadFields<typeof fields>

const outlines: Record<ShapeFields['form'], (node: ShapeFields & Size) => string> = {
  rectangle: (node) => roundedRectangle(node, node.radius),
  triangle: (node) => triangle(node, node.radius),
  circle: ellipse,
}

export const shapeKind: Kind<ShapeFields> = {
  read: record(fields),
  assets: ({ asset }) => filesAmong(asset),
  paint(node, around, remark) {
    const outline = outlines[node.form](node)
    const drawings: Drawing[] = []
    const paint = paintFill(node.fill, node, around.brand)
    if (paint) drawings.push({ type: 'path', d: outline, fill: paint })
    const picture = paintPicture(node, node.asset, outline, around, remark)
    if (picture) drawings.push(picture)
    if (node.hasBorder && node.borderWidth > 0) {
      const border = { type: 'colour' as const, ...toneFor(node.borderColour, around.brand) }
      // Twice as wide and cut to the form: a border lies inside the box, whatever the form.
      drawings.push({
        type: 'group',
        clip: outline,
        items: [{ type: 'path', d: outline, stroke: { paint: border, width: node.borderWidth * 2 } }],
      })
    }
    return drawings
  },
}
