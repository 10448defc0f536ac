import { describe, expect, it } from 'vitest'
import { wholeBrand } from '../brand/brand.ts'
import { type Rgb, rgbOf } from '../brand/contrast.ts'
import { collectionPictureByName, collectionPictures, paintCollectionPicture } from '../collection/index.ts'
import { repair, stageOf } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { flatPath } from '../geometry/flat-path.ts'
import type { Plate } from '../kinds/image/image.ts'
import type { Surroundings } from '../kinds/kind.ts'
import { motifByName, motifs } from '../motifs/index.ts'
import type { Drawing } from '../paint/drawing.ts'
import { FontBook } from '../text/font-book.ts'
import { type Ink, inkOf } from './ink.ts'
import { platedNodes } from './plated.ts'

const green = wholeBrand({ colours: { primary: '#1f3d33', secondary: '#f7ebd3', tertiary: '#e8731c' } })
const of = (...tones: [hex: string, share: number][]): Ink => ({
  tones: tones.map(([hex, share]) => ({ rgb: rgbOf(hex), share })),
  box: 'none',
})
const black = of(['#1c1b22', 1])
const paper = of(['#fffefb', 1])

const around = (ink: Ink | null, brand = green): Surroundings => ({
  brand: { ...brand, logo: 'logo' },
  language: 'fr',
  fonts: new FontBook(() => Promise.reject(new Error('no words here'))),
  assetSize: () => ({ width: 300, height: 100 }),
  inkOf: () => ink,
  emoji: () => null,
  motif: motifByName,
  collection: collectionPictureByName,
})

const colour = (index: string, tint = 0) => ({ type: 'colour', colour: { from: 'brand', index, tint } })
const logo = {
  kind: 'image',
  id: 'logo',
  role: 'logo',
  fit: 'contain',
  x: 80,
  y: 900,
  width: 240,
  height: 90,
}
const shape = (fill: object, box: object) => ({ kind: 'shape', fill, ...box })

function plateOf(
  ink: Ink | null,
  background: object,
  nodes: object[] = [],
  brand = green,
): Plate | undefined {
  const [page] = repair({ pages: [{ background, nodes: [...nodes, logo] }] }).pages
  if (!page) throw new Error('A design has a page.')
  const found = leavesOf(platedNodes(page, stageOf('1:1'), around(ink, brand))).find(
    ({ id }) => id === 'logo',
  )
  return found?.kind === 'image' ? found.plate : undefined
}

describe('a logo stands on a plate', () => {
  it('where its ink would be lost, in the brand’s own light or dark', () => {
    expect(plateOf(black, colour('primary'))).toEqual({ hex: '#f7ebd3', side: 'left' })
    expect(plateOf(paper, colour('secondary'))?.hex).toBe('#1f3d33')
    expect(plateOf(of(['#e8731c', 1]), colour('tertiary'))?.hex).toBe('#ffffff')
  })

  it('where half of it would be lost', () => {
    expect(plateOf(of(['#1c1b22', 0.6], ['#e8731c', 0.4]), colour('primary'))?.hex).toBeDefined()
  })

  it('on a photo, whatever it shows', () => {
    const photo = { kind: 'image', asset: 'photo', x: 0, y: 0, width: 1080, height: 1080 }
    expect(plateOf(black, colour('secondary'), [photo])?.hex).toBe('#f7ebd3')
  })

  it('where a form or a drawing lies under it, and not where that lies beside it', () => {
    const [under, beside] = [
      { x: 40, y: 800, width: 400, height: 260 },
      { x: 500, y: 800, width: 400, height: 260 },
    ]
    expect(plateOf(black, colour('secondary'), [shape(colour('primary'), under)])).toBeDefined()
    expect(plateOf(black, colour('secondary'), [shape(colour('primary'), beside)])).toBeUndefined()
    const hidden = { ...shape(colour('primary'), under), isHidden: true }
    expect(plateOf(black, colour('secondary'), [hidden])).toBeUndefined()
  })

  it('of its own colour where it brings a ground of its own', () => {
    const boxed: Ink = { ...black, box: [255, 255, 255] }
    expect(plateOf(boxed, colour('primary'))?.hex).toBe('#ffffff')
    expect(plateOf(boxed, colour('primary', 100))).toBeUndefined()
    expect(plateOf({ ...black, box: 'mixed' }, colour('primary'))).toBeUndefined()
  })
})

it('a logo that is seen, or of which nothing is known, stands as it is', () => {
  expect(plateOf(black, colour('secondary'))).toBeUndefined()
  expect(plateOf(paper, colour('primary'))).toBeUndefined()
  expect(plateOf(null, colour('primary'))).toBeUndefined()
})

it('no plate is laid that shows as little as the ground', () => {
  const grey = wholeBrand({ colours: { primary: '#777777', secondary: '#777777', tertiary: '#777777' } })
  expect(plateOf(of(['#000000', 0.5], ['#ffffff', 0.5]), colour('primary'), [], grey)).toBeUndefined()
})

it('all that the platform draws can be looked through', () => {
  const paths = (items: readonly Drawing[]): string[] =>
    items.flatMap((item) =>
      item.type === 'group' ? paths(item.items) : item.type === 'path' ? [item.d] : [],
    )
  const options = { stage: { width: 400, height: 300 }, brand: green, seed: 3 }
  const drawn = [
    ...motifs.flatMap(({ parts }) => parts.map(({ d }) => d)),
    ...collectionPictures.flatMap(({ name }) => paths(paintCollectionPicture(name, options) ?? [])),
  ]
  expect(drawn.filter((d) => flatPath(d) === null)).toEqual([])
})

describe('an ink', () => {
  const picture = (width: number, height: number, at: (x: number, y: number) => Rgb | null) => ({
    width,
    height,
    data: Uint8Array.from(
      Array.from({ length: width * height }, (_, nth) => {
        const rgb = at(nth % width, Math.floor(nth / width))
        return rgb ? [...rgb, 255] : [0, 0, 0, 0]
      }).flat(),
    ),
  })
  const middle = (x: number, y: number) => x > 4 && x < 35 && y > 4 && y < 15

  it('is what is drawn, and not what is left clear', () => {
    const ink = inkOf(
      picture(40, 20, (x, y) => (middle(x, y) ? (x < 20 ? [20, 20, 30] : [230, 90, 40]) : null)),
    )
    expect(ink?.box).toBe('none')
    expect(ink?.tones.map(({ share }) => Math.round(share * 10))).toEqual([5, 5])
  })

  it('knows a ground of its own, plain or not', () => {
    expect(inkOf(picture(40, 20, (x, y) => (middle(x, y) ? [0, 0, 0] : [250, 250, 250])))?.box).toEqual([
      250, 250, 250,
    ])
    expect(inkOf(picture(40, 20, (x) => [x * 6, 0, 255 - x * 6]))?.box).toBe('mixed')
  })

  it('is nothing where nothing is drawn', () => {
    expect(inkOf(picture(4, 4, () => null))).toBeNull()
  })
})
