import type { Brand } from '../../brand/brand.ts'
import { toneFor } from '../../brand/brand.ts'
import { colour, readable } from '../../brand/colour.ts'
import {
  flag,
  nullable,
  number,
  oneOf,
  type Reader,
  type ReadFields,
  record,
  whole,
  words,
} from '../../document/reader.ts'
import type { Size } from '../../geometry/box.ts'
import type { Drawing } from '../../paint/drawing.ts'
import { emojiSide } from '../../text/emoji.ts'
import { type FaceChoice, type Family, isFamily, spareFamily } from '../../text/families.ts'
import { layoutText, type PlacedCluster, type TextLayout } from '../../text/layout-text.ts'
import type { Kind, Surroundings } from '../kind.ts'

export const textRoles = ['heading1', 'heading2', 'description'] as const
export const longestText = 2000
/**
 * What a text asks for. `words` goes by its role: a title, a line below it, a sentence. `own` is a request that only a
 * model understands; the others can be read off what is known of a subject.
 */
export const askedKinds = [
  'words',
  'name',
  'price',
  'figure',
  'afterFigure',
  'dayOfMonth',
  'when',
  'question',
  'sentence',
  'sender',
  'own',
] as const
export type AskedKind = (typeof askedKinds)[number]

/** `brand` is the family the brand has for titles, or for texts. */
const family: Reader<Family | 'brand'> = (raw) => (isFamily(raw) ? raw : 'brand')

const fields = {
  role: oneOf(textRoles, 'description'),
  content: words(longestText),
  family,
  weight: whole(100, 900, 400),
  isItalic: flag(false),
  size: number(6, 1000, 48),
  fit: oneOf(['none', 'shrink'], 'none'),
  align: oneOf(['left', 'center', 'right'], 'left'),
  valign: oneOf(['top', 'middle', 'bottom'], 'top'),
  lineHeight: number(0.6, 3, 1.2),
  letterSpacing: number(-200, 1000, 0),
  isCapitals: flag(false),
  colour: colour(readable('primary', 'secondary')),
  /** How much reads well here; 0 is as much as fits. A machine keeps to it, a person is told. */
  maxCharacters: whole(0, longestText, 0),
  /** Words that a machine writes anew for each post, after this request. */
  dynamic: nullable(record({ prompt: words(500), asks: oneOf(askedKinds, 'words') })),
}
export type TextFields = ReadFields<typeof fields>

const familyFor = ({ family: own, role }: TextFields, of: Brand): Family => {
  if (own !== 'brand') return own
  const chosen = role === 'description' ? of.textFamily : of.titleFamily
  return isFamily(chosen) ? chosen : role === 'description' ? spareFamily : 'fraunces'
}

export const faceFor = (node: TextFields, of: Brand): FaceChoice => ({
  family: familyFor(node, of),
  weight: node.weight,
  italic: node.isItalic,
})

/** The caret, the selection and the picture of the same words ask for the same layout. */
const known = new WeakMap<object, { around: Surroundings; layout: TextLayout }>()

export function layoutOf(node: TextFields & Size, around: Surroundings): TextLayout {
  const last = known.get(node)
  if (last?.around === around) return last.layout
  const layout = layoutText(
    {
      ...node,
      ...faceFor(node, around.brand),
      capitals: node.isCapitals,
      isTitle: node.role !== 'description',
    },
    node,
    around.fonts,
    around.language,
  )
  known.set(node, { around, layout })
  return layout
}

/** An emoji is drawn in a square of this side. */
const emojiBox = 36

export const textKind: Kind<TextFields> = {
  read: record(fields),
  faces: (node, of) => [faceFor(node, of)],
  paint(node, around, remark) {
    const layout = layoutOf(node, around)
    const missing = [...layout.missing]
    const drawings: Drawing[] = []
    let outlines = ''
    for (const line of layout.lines)
      for (const placed of line.clusters) {
        const { emoji } = placed.cluster
        if (emoji === null) {
          outlines += outlineOf(placed, line.baseline, layout.size)
          continue
        }
        const drawn = around.emoji(emoji)
        if (drawn) drawings.push(emojiAt(drawn, placed.x, line.baseline, layout.size))
        else {
          // Never nothing: an empty frame says that something stands there.
          missing.push(node.content.slice(placed.start, placed.end))
          drawings.push(frameAt(placed.x, line.baseline, layout.size, node, around))
        }
      }
    if (outlines !== '')
      drawings.unshift({
        type: 'path',
        d: outlines,
        fill: { type: 'colour', ...toneFor(node.colour, around.brand) },
      })
    if (missing.length > 0) remark({ type: 'missingCharacters', node: node.id, characters: missing })
    const characters = [...node.content].length
    if (node.maxCharacters > 0 && characters > node.maxCharacters)
      remark({ type: 'tooManyCharacters', node: node.id, characters, most: node.maxCharacters })
    if (layout.overflows) remark({ type: 'textOverflows', node: node.id })
    return drawings
  },
}

function outlineOf({ cluster, x }: PlacedCluster, baseline: number, size: number): string {
  let at = x
  let outline = ''
  for (const glyph of cluster.glyphs) {
    outline += cluster.face.outline(glyph.id, at + glyph.dx * size, baseline - glyph.dy * size, size)
    at += glyph.advance * size
  }
  return outline
}

/** Sits on the line a little below the baseline, as letters with a tail do. */
function emojiAt(drawn: readonly Drawing[], x: number, baseline: number, size: number): Drawing {
  const side = size * emojiSide
  const scale = side / emojiBox
  return {
    type: 'group',
    matrix: [scale, 0, 0, scale, x + size * 0.05, baseline - side * 0.86],
    items: [...drawn],
  }
}

function frameAt(x: number, baseline: number, size: number, node: TextFields, around: Surroundings): Drawing {
  const [left, right] = [x + size * 0.15, x + size * 1.05]
  const [top, bottom] = [baseline - size * 0.8, baseline + size * 0.1]
  return {
    type: 'path',
    d: `M${left} ${top}H${right}V${bottom}H${left}Z`,
    stroke: { paint: { type: 'colour', ...toneFor(node.colour, around.brand) }, width: size * 0.06 },
  }
}
