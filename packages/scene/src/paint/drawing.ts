// What is painted, in the fewest words: every painter (the browser's SVG, the server's canvas) draws just this.

export interface PaintStop {
  at: number
  hex: string
  alpha: number
}
/** Gradients say their place in the coordinates of what they fill. */
export type Paint =
  | { type: 'colour'; hex: string; alpha: number }
  | { type: 'linear'; x1: number; y1: number; x2: number; y2: number; stops: PaintStop[] }
  | { type: 'radial'; x: number; y: number; radius: number; stops: PaintStop[] }

/** a b c d e f, as SVG and canvas write it. */
export type Matrix = readonly [number, number, number, number, number, number]

export interface PathDrawing {
  type: 'path'
  /** SVG path data. */
  d: string
  fill?: Paint
  rule?: 'evenodd'
  stroke?: { paint: Paint; width: number; cap?: 'round'; join?: 'round' }
}
/** The whole picture laid into this rectangle; what must not show is cut off by the group around it. */
export interface PictureDrawing {
  type: 'picture'
  asset: string
  x: number
  y: number
  width: number
  height: number
}
export interface GroupDrawing {
  type: 'group'
  matrix?: Matrix
  /** Path data: nothing is painted outside. */
  clip?: string
  /** 0 to 1, of the group as a whole. */
  opacity?: number
  items: Drawing[]
}
export type Drawing = PathDrawing | PictureDrawing | GroupDrawing
