import { toneFor } from '../../brand/brand.ts'
import { brand, type Colour, colour } from '../../brand/colour.ts'
import { flag, isRecord, name, type Reader, type ReadFields, record } from '../../document/reader.ts'
import type { Drawing, Paint } from '../../paint/drawing.ts'
import type { Kind } from '../kind.ts'

const firstColours = [
  brand('primary'),
  brand('secondary'),
  brand('tertiary'),
  brand('secondary', 60),
] as const
type Colours = [Colour, Colour, Colour, Colour]

const colours: Reader<Colours> = (raw) => {
  const given: unknown = isRecord(raw) || !Array.isArray(raw) ? [] : raw
  const read = (at: 0 | 1 | 2 | 3) => colour(firstColours[at])((given as unknown[])[at])
  return [read(0), read(1), read(2), read(3)]
}

const fields = { motif: name, colours, isMirrored: flag(false) }
export type IllustrationFields = ReadFields<typeof fields>

/** A motif is drawn in a square of this side, and keeps its proportions. */
const square = 100

/** The node kind of drawings: how one is read from a document and painted in the node's colours. */
export const illustrationKind: Kind<IllustrationFields> = {
  read: record(fields),
  paint(node, around, remark) {
    const motif = node.motif === null ? null : around.motif(node.motif)
    if (!motif) {
      if (node.motif !== null) remark({ type: 'pictureMissing', node: node.id })
      return []
    }
    const scale = Math.min(node.width, node.height) / square
    const [dx, dy] = [(node.width - square * scale) / 2, (node.height - square * scale) / 2]
    const paints = node.colours.map((one): Paint => ({ type: 'colour', ...toneFor(one, around.brand) }))
    const items = motif.parts.map(({ d, slot, line, rule }): Drawing => {
      const paint = paints[slot] ?? { type: 'colour', hex: '#000000', alpha: 1 }
      return line === undefined
        ? { type: 'path', d, fill: paint, ...(rule ? { rule } : {}) }
        : { type: 'path', d, stroke: { paint, width: line, cap: 'round', join: 'round' } }
    })
    return [
      {
        type: 'group',
        matrix: node.isMirrored ? [-scale, 0, 0, scale, node.width - dx, dy] : [scale, 0, 0, scale, dx, dy],
        items,
      },
    ]
  },
}
