import { collectionPictures, paintCollectionPicture, wholeBrand } from '@postelier/scene'
import { expect, test } from 'vitest'
import { paintCanvas } from './paint-canvas.ts'

const stage = { width: 1080, height: 1080 }
const side = 32
const brand = wholeBrand({ colours: { primary: '#20402f', secondary: '#f6ecdc', tertiary: '#dfa24a' } })
/** Generous on a busy machine; most take a hundredth of it. */
const longestMs = 1500

function paintSmall(name: string): Uint8ClampedArray {
  const drawings = paintCollectionPicture(name, { stage, brand, seed: 7 })
  if (!drawings) throw new Error(`There is no picture ${name}.`)
  const canvas = paintCanvas(drawings, { ...stage, scale: side / stage.width, pictures: new Map() })
  return canvas.getContext('2d').getImageData(0, 0, side, side).data
}

const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

test('every picture of the collection is painted whole and soon', () => {
  for (const { name } of collectionPictures) {
    const started = performance.now()
    const drawings = paintCollectionPicture(name, { stage, brand, seed: 7 }) ?? []
    const canvas = paintCanvas(drawings, { ...stage, scale: 0.5, pictures: new Map() })
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    expect(performance.now() - started, name).toBeLessThan(longestMs)
    expect(
      data.every((value, at) => at % 4 !== 3 || value === 255),
      name,
    ).toBe(true)
  }
})

test('no two pictures of the collection look alike', () => {
  const small = collectionPictures.map(({ name }) => ({ name, data: paintSmall(name) }))
  const alike = small.flatMap((one, at) =>
    small
      .slice(at + 1)
      .map((other) => ({ pair: `${one.name} and ${other.name}`, by: difference(one.data, other.data) }))
      .filter(({ by }) => by < 4),
  )
  expect(alike).toEqual([])
})
