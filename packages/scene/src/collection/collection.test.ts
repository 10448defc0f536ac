import { describe, expect, test } from 'vitest'
import { wholeBrand } from '../brand/brand.ts'
import { rgbOf } from '../brand/contrast.ts'
import type { Drawing, Paint, PathDrawing } from '../paint/drawing.ts'
import { collectionPictures, paintCollectionPicture } from './index.ts'
import { searchCollection } from './search.ts'

const stages = [
  { width: 1080, height: 1080 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
]
const [square] = stages as [(typeof stages)[number]]
const brandOf = (primary: string, secondary: string, tertiary: string) =>
  wholeBrand({ colours: { primary, secondary, tertiary } })
const business = brandOf('#20402f', '#f6ecdc', '#dfa24a')

const paintedBy = (name: string, seed = 1, stage = square, brand = business) =>
  paintCollectionPicture(name, { stage, brand, seed }) ?? []
const pathsIn = (drawings: readonly Drawing[]): PathDrawing[] =>
  drawings.flatMap((drawing) =>
    drawing.type === 'group' ? pathsIn(drawing.items) : drawing.type === 'path' ? [drawing] : [],
  )
const paintsIn = (drawings: readonly Drawing[]): Paint[] =>
  pathsIn(drawings).flatMap(({ fill, stroke }) => [fill ?? [], stroke?.paint ?? []].flat())
const hexesIn = (drawings: readonly Drawing[]) =>
  paintsIn(drawings).flatMap((paint) =>
    paint.type === 'colour' ? [paint.hex] : paint.stops.map(({ hex }) => hex),
  )
const alphasIn = (paint: Paint) =>
  paint.type === 'colour' ? [paint.alpha] : paint.stops.map(({ alpha }) => alpha)
const pathData = (drawings: readonly Drawing[]) =>
  pathsIn(drawings)
    .map(({ d }) => d)
    .join('')

const names = collectionPictures.map(({ name }) => name)
/** The same whatever the seed: nothing in them is left to chance. */
const ruled = names.filter(
  (name) => JSON.stringify(paintedBy(name, 1)) === JSON.stringify(paintedBy(name, 2)),
)

describe('the collection', () => {
  test('has 64 pictures or more, of four kinds, each with a name and labels of its own', () => {
    expect(names.length).toBeGreaterThanOrEqual(64)
    expect(new Set(names).size).toBe(names.length)
    for (const language of ['fr', 'en'] as const) {
      expect(new Set(collectionPictures.map(({ label }) => label[language])).size).toBe(names.length)
      for (const { name, label, words } of collectionPictures) {
        expect(label[language], name).toMatch(/^\p{Lu}/u)
        expect(words[language].length, name).toBeGreaterThanOrEqual(4)
        expect(
          words[language].every((word) => word.length > 1),
          name,
        ).toBe(true)
      }
    }
    expect(new Set(collectionPictures.map(({ kind }) => kind)).size).toBe(4)
  })

  test('leaves something to chance in more than half of its pictures', () => {
    expect(ruled.length).toBeLessThan(names.length / 2)
  })

  test('knows no other names', () => {
    expect(paintCollectionPicture('nobody', { stage: square, brand: business, seed: 1 })).toBeNull()
  })

  describe.each(names)('%s', (name) => {
    test('is the same for the same seed, fills every stage first, and stays small', () => {
      for (const stage of stages) {
        const { width, height } = stage
        const drawings = paintedBy(name, 7, stage)
        expect(drawings).toEqual(paintedBy(name, 7, stage))
        const [ground] = drawings
        expect(ground).toMatchObject({ type: 'path', d: `M0 0h${width}v${height}h-${width}Z` })
        expect(
          paintsIn(drawings.slice(0, 1))
            .flatMap(alphasIn)
            .every((alpha) => alpha === 1),
        ).toBe(true)
        expect(pathData(drawings).length).toBeLessThan(60_000 * ((width * height) / 1080 ** 2))
        expect(pathsIn(drawings).length).toBeLessThan(900)
        expect(JSON.stringify(drawings)).not.toMatch(/NaN|Infinity|null|undefined/)
      }
    })

    test('takes no colour from elsewhere', () => {
      const reds = hexesIn(paintedBy(name, 3, square, brandOf('#4a0000', '#ffd8d8', '#e01010')))
      for (const [red, green, blue] of reds.map(rgbOf)) {
        expect(Math.abs(green - blue)).toBeLessThanOrEqual(1)
        expect(red).toBeGreaterThanOrEqual(green)
      }
      const blues = hexesIn(paintedBy(name, 3, square, brandOf('#00104a', '#d8e0ff', '#1030e0')))
      for (const [red, green, blue] of blues.map(rgbOf)) {
        expect(red).toBeLessThanOrEqual(green + 1)
        expect(green).toBeLessThanOrEqual(blue + 1)
      }
    })

    test('is drawn in more than one tone whatever the brand', () => {
      for (const brand of [
        brandOf('#000000', '#000000', '#000000'),
        brandOf('#ffffff', '#ffffff', '#ffffff'),
        brandOf('#f7c9d4', '#d9ecdf', '#fdf0c4'),
      ])
        expect(new Set(hexesIn(paintedBy(name, 3, square, brand))).size).toBeGreaterThan(1)
    })
  })
})

describe('the search', () => {
  const found = (keywords: string, language: 'fr' | 'en' = 'fr') =>
    searchCollection(keywords, language).map(({ name }) => name)

  test('reads over accents, capitals and plurals', () => {
    expect(found('FORÊT')).toContain('fir-forest')
    expect(found('forets')).toEqual(found('Forêt'))
    expect(found('café')).toContain('coffee')
  })

  test('puts first what answers most of the words', () => {
    expect(found('lune mer')[0]).toBe('moon-over-sea')
    expect(found('snow winter', 'en')[0]).toBe('snow')
    expect(searchCollection(['nuit', 'étoile'], 'fr')[0]?.name).toBe('starry-night')
  })

  test('reads three words at most, and finds nothing for none', () => {
    expect(found('lune mer nuit boulangerie')).toEqual(found('lune mer nuit'))
    expect(found('')).toEqual([])
    expect(found('xylophone')).toEqual([])
  })

  test.each([
    'boulangerie',
    'restaurant',
    'garage',
    'beauté',
    'immobilier',
    'fleuriste',
    'coiffeur',
    'hiver',
    'printemps',
    'été',
    'automne',
    'noël',
    'fête',
    'calme',
  ])('has something for « %s »', (word) => expect(found(word).length).toBeGreaterThan(0))
})
