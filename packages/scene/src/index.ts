export * from './brand/brand.ts'
export * from './brand/colour.ts'
export * from './brand/contrast.ts'
export * from './brand/fill.ts'
export type { PictureColours } from './collection/art.ts'
export * from './collection/asset.ts'
export {
  collectionPictureByName,
  collectionPictures,
  paintCollectionPicture,
} from './collection/index.ts'
export type { CollectionKind, CollectionPicture } from './collection/picture.ts'
export { searchCollection } from './collection/search.ts'
export * from './document/design.ts'
export * from './document/walk.ts'
export * from './editing/arrange.ts'
export { bringInside, isInside } from './editing/bring-inside.ts'
export type { Change, Command } from './editing/command.ts'
export { dressAs } from './editing/dress.ts'
export { Editor } from './editing/editor.ts'
export * from './editing/editor-state.ts'
export { boundsAround, findNode, leavesIn, nodeBounds } from './editing/nodes.ts'
export * from './editing/put-picture.ts'
export type { Handle } from './editing/resize.ts'
export type { Gap, Guide } from './editing/snap.ts'
export { Hand } from './editing/tools/hand.ts'
export type { Hints, PointerInput, Target } from './editing/tools/tool.ts'
export * from './geometry/box.ts'
export { distancesTo } from './geometry/distances.ts'
export {
  type Inset,
  type SafeNetwork,
  type SafeZone,
  safeNetworks,
  safeZonesOf,
} from './geometry/safe-zones.ts'
export { imageRoles, masks } from './kinds/image/image.ts'
export type { Remark, Surroundings } from './kinds/kind.ts'
export type { Leaf, LeafKind } from './kinds/registry.ts'
export { shapeForms } from './kinds/shape/shape.ts'
export {
  type AskedKind,
  askedKinds,
  layoutOf,
  longestText,
  type TextFields,
  textRoles,
} from './kinds/text/text.ts'
export { type Ink, type InkPixels, inkOf, inkSide, shareSeenOn } from './logo/ink.ts'
export { platedNodes } from './logo/plated.ts'
export { motifByName, motifs } from './motifs/index.ts'
export * from './motifs/motif.ts'
export { motifsFor } from './motifs/motifs-for.ts'
export type * from './paint/drawing.ts'
export { paintFill } from './paint/paint-fill.ts'
export * from './paint/paint-page.ts'
export { placeOf } from './paint/place-of.ts'
export { seenAt } from './paint/seen-at.ts'
export { toSvg } from './paint/to-svg.ts'
export { designIn, designsIn } from './templates/in-language.ts'
export { templateSources } from './templates/index.ts'
export { renditionFourFive } from './templates/rendition-four-five.ts'
export * from './templates/template.ts'
export { caretAt, placeAt, selectionBoxes } from './text/caret.ts'
export { emojiAdvance, emojiIn, emojiKey } from './text/emoji.ts'
export * from './text/families.ts'
export { FontBook, type ReadFace } from './text/font-book.ts'
export { layoutText, type TextLayout } from './text/layout-text.ts'
export { type Language, languages, withFrenchSpaces } from './text/spaces.ts'
