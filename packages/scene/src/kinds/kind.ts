import type { Brand } from '../brand/brand.ts'
import type { CollectionPicture } from '../collection/picture.ts'
import type { Reader } from '../document/reader.ts'
import type { Size } from '../geometry/box.ts'
import type { Ink } from '../logo/ink.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Drawing } from '../paint/drawing.ts'
import type { FaceChoice } from '../text/families.ts'
import type { FontBook } from '../text/font-book.ts'
import type { Language } from '../text/spaces.ts'

/** What a design is painted with: nothing here is in the document, and all of it is there before painting begins. */
export interface Surroundings {
  brand: Brand
  language: Language
  fonts: FontBook
  /** The size of a picture, or nothing where there is none (any more). */
  assetSize: (asset: string) => Size | null
  /** What a logo is drawn with; one of which nothing is known (yet) stands as it is. */
  inkOf?: (asset: string) => Ink | null
  /** An emoji in a square of 36 by 36. */
  emoji: (key: string) => readonly Drawing[] | null
  motif: (name: string) => Motif | null
  /** A picture made by code. */
  collection: (name: string) => CollectionPicture | null
}

/** Something worth telling the person, found while painting. */
export type Remark =
  | { type: 'missingCharacters'; node: string; characters: string[] }
  | { type: 'textOverflows'; node: string }
  /** More than the template has room for. */
  | { type: 'tooManyCharacters'; node: string; characters: number; most: number }
  | { type: 'pictureMissing'; node: string }
  /** The picture is shown larger than it is, by this factor. */
  | { type: 'resolutionTooLow'; node: string; factor: number }

export interface Painter<N extends object> {
  /** From the corner (0, 0) of the node's box; turning, opacity and place are added by the page. */
  paint(node: N & Size & { id: string }, around: Surroundings, remark: (remark: Remark) => void): Drawing[]
  faces?(node: N, brand: Brand): FaceChoice[]
  assets?(node: N, brand: Brand): string[]
}

export interface Kind<N extends object> extends Painter<N> {
  /** Everything but what all nodes have. */
  read: Reader<N>
}
