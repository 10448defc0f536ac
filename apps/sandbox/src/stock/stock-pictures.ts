// A few hundred pictures that are not there: each is a gradient, drawn when it is asked for.
import { drawPng } from '../look/png.ts'

const subjects = [
  'sea',
  'bread',
  'forest',
  'office',
  'street',
  'flowers',
  'coffee',
  'workshop',
  'winter',
  'team',
]

export interface StockPicture {
  /** Counted from 1. */
  readonly number: number
  readonly subject: string
  readonly author: string
  readonly width: number
  readonly height: number
}

export const stockPictures: readonly StockPicture[] = Array.from({ length: 620 }, (_, index) => ({
  number: index + 1,
  subject: subjects[index % subjects.length] ?? '',
  author: `Ada ${String.fromCharCode(65 + (index % 26))}.`,
  width: 4000,
  height: index % 3 === 0 ? 5000 : 3000,
}))

/** Any of the words finds a picture; none finds them all. */
export function searchPictures(query: string): readonly StockPicture[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return stockPictures
  return stockPictures.filter(({ subject }) => words.includes('light') || words.includes(subject))
}

export const pictureNumbered = (number: number): StockPicture | undefined => stockPictures[number - 1]

/** A picture's bytes, `across` pixels wide. */
export function drawPicture({ number, width, height }: StockPicture, across: number): Buffer {
  const down = Math.round((across * height) / width)
  return drawPng(across, down, (x, y) => [
    (number * 37) % 256,
    Math.round((255 * x) / across),
    Math.round((255 * y) / down),
  ])
}
