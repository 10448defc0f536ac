// How templates are written down: a line for each thing on a page, from the one behind to the one in front.
import { type BrandIndex, brand, type Colour, readable } from '../brand/colour.ts'
import { flat } from '../brand/fill.ts'
import { type Design, designVersion, repair, stageOf } from '../document/design.ts'
import type { Common } from '../kinds/common.ts'
import type { IllustrationFields } from '../kinds/illustration/illustration.ts'
import type { ImageFields } from '../kinds/image/image.ts'
import type { ShapeFields } from '../kinds/shape/shape.ts'
import type { AskedKind, TextFields } from '../kinds/text/text.ts'
import { type DrawnRatio, drawnRatios } from './template.ts'

export type Area = readonly [x: number, y: number, width: number, height: number]
type Own<F> = Partial<F & Pick<Common, 'rotation' | 'opacity'>>
type Draft = { kind: string } & Partial<Common>

const placed = ([x, y, width, height]: Area) => ({ x, y, width, height })

/** A flat ground of the brand, and inks that can be read on it whatever the brand. */
export interface Ground {
  colour: Colour
  ink: (of: BrandIndex) => Colour
}
export const ground = (index: BrandIndex, tint = 0): Ground => ({
  colour: brand(index, tint),
  ink: (of) => readable(of, index, tint),
})

export type Tones = readonly [Colour, Colour, Colour, Colour]
/** Tones of a motif on each ground: its mass, details on it, a second mass, light. */
export const tones = {
  onPrimary: [
    readable('tertiary', 'primary', 0, 'form'),
    brand('primary', -45),
    brand('tertiary', -28),
    brand('secondary'),
  ],
  onSecondary: [
    readable('tertiary', 'secondary', 0, 'form'),
    brand('primary'),
    brand('tertiary', -34),
    brand('secondary', 70),
  ],
  onTertiary: [
    readable('primary', 'tertiary', 0, 'form'),
    brand('secondary'),
    brand('primary', 30),
    brand('secondary', 55),
  ],
} as const satisfies Record<string, Tones>

/** Words keep their place and shrink when there are more of them than in the sample. */
export const words = (id: string, content: string, area: Area, own: Own<TextFields>): Draft => ({
  kind: 'text',
  id,
  ...placed(area),
  content,
  fit: 'shrink',
  ...own,
  ...(own.role === 'heading1' && own.colour ? { colour: forTitle(own.colour) } : {}),
})

const forTitle = (colour: Colour): Colour =>
  colour.from === 'readable' ? { ...colour, serves: 'title' } : colour

/** The title: the brand's title face, set tight. */
export const title = (content: string, area: Area, own: Own<TextFields>): Draft =>
  words('title', content, area, {
    role: 'heading1',
    weight: 600,
    lineHeight: 1.04,
    letterSpacing: -18,
    maxCharacters: 40,
    ...own,
  })

/** The sentence beside the title. */
export const detail = (content: string, area: Area, own: Own<TextFields>): Draft =>
  words('detail', content, area, {
    role: 'description',
    weight: 500,
    lineHeight: 1.28,
    maxCharacters: 90,
    ...own,
  })

/** What a machine is asked to write there; only a model can answer what is `own` to a template. */
export const asks = (prompt: string, maxCharacters: number, kind: AskedKind = 'own') => ({
  dynamic: { prompt, asks: kind },
  maxCharacters,
})

/** The one sentence that the page is about. */
export const sentence = (content: string, area: Area, prompt: string, own: Own<TextFields>): Draft =>
  words('sentence', content, area, {
    role: 'heading1',
    weight: 600,
    lineHeight: 1.14,
    letterSpacing: -14,
    ...own,
    ...asks(prompt, 140, 'sentence'),
  })

/** Who says it, in small. */
export const sender = (content: string, area: Area, own: Own<TextFields>): Draft =>
  words('who', content, area, {
    role: 'description',
    weight: 500,
    lineHeight: 1.28,
    ...own,
    ...asks('Qui le dit, et où.', 60, 'sender'),
  })

/** The same in capitals set wide, as under an engraving. */
export const smallCapitals = (content: string, area: Area, own: Own<TextFields>): Draft =>
  sender(content, area, {
    weight: 600,
    isCapitals: true,
    letterSpacing: 90,
    valign: 'middle',
    ...own,
  })

export const motif = (
  name: string,
  [x, y, side]: readonly [x: number, y: number, side: number],
  colours: Tones,
  own: Own<IllustrationFields> = {},
): Draft => ({
  kind: 'illustration',
  motif: name,
  x,
  y,
  width: side,
  height: side,
  colours: [...colours],
  ...own,
})

const shape =
  (form: ShapeFields['form']) =>
  (area: Area, colour: Colour, own: Own<ShapeFields> = {}) => ({
    kind: 'shape',
    form,
    ...placed(area),
    fill: flat(colour),
    ...own,
  })
export const rectangle = shape('rectangle')
/** A mark between words: where a page grows taller it goes with them, as a band would not (rendition-four-five.ts). */
export const stroke = (area: Area, colour: Colour): Draft => rectangle(area, colour, { rotation: 180 })
export const disc = shape('circle')
/** Points upwards until it is turned. */
export const triangle = shape('triangle')

export const picture = (area: Area, own: Own<ImageFields> = {}): Draft => ({
  kind: 'image',
  role: 'publicationImage',
  ...placed(area),
  ...own,
})
/** Stands where nothing is missing when the brand has none. */
export const logo = (area: Area, own: Own<ImageFields> = {}): Draft => ({
  kind: 'image',
  role: 'logo',
  fit: 'contain',
  ...placed(area),
  ...own,
})

export interface PageDraft {
  name: string
  ground: Ground
  nodes: readonly Draft[]
}

/** A page whose composition is told for each ratio. */
export type Compose = (ratio: DrawnRatio, stage: { width: number; height: number }) => readonly PageDraft[]

export function composed(compose: Compose): Record<DrawnRatio, Design> {
  const design = (ratio: DrawnRatio): Design =>
    repair({
      version: designVersion,
      ratio,
      pages: compose(ratio, stageOf(ratio)).map((page, at) => ({
        id: `p${at + 1}`,
        name: page.name,
        background: flat(page.ground.colour),
        nodes: page.nodes,
      })),
    })
  const [square, wide, tall] = drawnRatios
  return { [square]: design(square), [wide]: design(wide), [tall]: design(tall) } as Record<
    DrawnRatio,
    Design
  >
}

/** One value for each ratio. */
export type PerRatio<T> = Readonly<Record<DrawnRatio, T>>
