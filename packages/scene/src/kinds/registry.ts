import type { Common } from './common.ts'
import { type IllustrationFields, illustrationKind } from './illustration/illustration.ts'
import { type ImageFields, imageKind } from './image/image.ts'
import type { Kind, Painter } from './kind.ts'
import { type ShapeFields, shapeKind } from './shape/shape.ts'
import { type TextFields, textKind } from './text/text.ts'

/** What stands on a page by itself. A group only holds others, and is the document's own. */
export interface LeafFields {
  image: ImageFields
  text: TextFields
  shape: ShapeFields
  illustration: IllustrationFields
}
export type LeafKind = keyof LeafFields

export const kinds: { readonly [K in LeafKind]: Kind<LeafFields[K]> } = {
  image: imageKind,
  text: textKind,
  shape: shapeKind,
  illustration: illustrationKind,
}
export const isLeafKind = (raw: unknown): raw is LeafKind =>
  typeof raw === 'string' && Object.hasOwn(kinds, raw)

export type Leaf = { [K in LeafKind]: Common & { kind: K } & LeafFields[K] }[LeafKind]

/** The registry answers each kind with its own; the compiler cannot follow that pairing through a union. */
export const painterOf = (leaf: Leaf): Painter<Leaf> => kinds[leaf.kind] as Painter<object>
