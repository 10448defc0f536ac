import {
  facesOfLeaf,
  type Leaf,
  type Matrix,
  paintLeaf,
  placeOf,
  type Surroundings,
  toSvg,
} from '@postelier/scene'

export interface Drawn {
  around: Surroundings
  addressOf: (asset: string) => string
  /** Apart from another drawing of the same element on the same screen. */
  prefix: string
}

/** What an element shows, from the corner of its own box. */
export function pictureOf(leaf: Leaf, { around, addressOf, prefix }: Drawn): string {
  // A face that is still on its way leaves the place empty for a moment rather than drawn in another one.
  if (!facesOfLeaf(leaf, around.brand).every((face) => around.fonts.has(face))) return ''
  return toSvg(
    paintLeaf(leaf, around, () => undefined),
    { prefix: `${prefix}-${leaf.id}`, addressOf },
  )
}

const ofPlace = new Set(['x', 'y', 'rotation', 'opacity', 'name', 'isLocked', 'isHidden'])
/** All of an element that is painted: being moved or turned is a matter of its place. */
export const lookOf = (leaf: Leaf): string =>
  JSON.stringify(leaf, (key, value: unknown) => (ofPlace.has(key) ? undefined : value))

const matrixOf = (matrix: Matrix) => `matrix(${matrix.join(' ')})`
export const transformOf = (leaf: Leaf): string => matrixOf(placeOf(leaf))
