import type { Size } from '../geometry/box.ts'
import type { Drawing } from '../paint/drawing.ts'
import { type Art, artOf, type PictureColours } from './art.ts'
import { rect } from './pen.ts'

export type CollectionKind = 'pattern' | 'gradient' | 'texture' | 'scene'

/** A picture made by code, for whoever has none: in the colours of a brand, whole at any ratio. */
export interface CollectionPicture {
  name: string
  label: { fr: string; en: string }
  kind: CollectionKind
  /** What it is found by, besides its label. */
  words: { fr: readonly string[]; en: readonly string[] }
  paint(stage: Size, colours: PictureColours, random: () => number): Drawing[]
}

/** Words are written with a space between; a picture draws its ground first and may draw past the edge. */
export const picturesOf =
  (kind: CollectionKind) =>
  (
    name: string,
    [fr, frenchWords]: readonly [label: string, words: string],
    [en, englishWords]: readonly [label: string, words: string],
    draw: (art: Art) => Drawing[],
  ): CollectionPicture => ({
    name,
    label: { fr, en },
    kind,
    words: { fr: frenchWords.split(' '), en: englishWords.split(' ') },
    paint: (stage, colours, random) => {
      const [ground, ...items] = draw(artOf(stage, colours, random))
      if (!ground) return []
      return [ground, { type: 'group', clip: rect(0, 0, stage.width, stage.height), items }]
    },
  })
