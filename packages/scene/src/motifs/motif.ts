import type { PathDrawing } from '../paint/drawing.ts'

/** Which of the node's colours a part is painted in. */
export type Slot = 0 | 1 | 2 | 3

interface Part {
  d: string
  slot: Slot
  /** A line of this width instead of an area. */
  line?: number
  rule?: PathDrawing['rule']
}

/** A flat drawing in a square of 100 by 100, recoloured by whoever uses it. */
export interface Motif {
  name: string
  label: { fr: string; en: string }
  trade: Trade
  parts: readonly Part[]
}

/** The trades that a drawing can belong to. */
export const trades = [
  'food',
  'law',
  'care',
  'garage',
  'sport',
  'shop',
  'craft',
  'office',
  'season',
  'feast',
  'abstract',
] as const
export type Trade = (typeof trades)[number]
