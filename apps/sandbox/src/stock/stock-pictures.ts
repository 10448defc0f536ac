// A few hundred pictures that are not there: each is a gradient, drawn when it is asked for.
import { crc32, deflateSync } from 'node:zlib'

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
  const rows = Buffer.alloc(down * (across * 3 + 1))
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      rows.set(
        [(number * 37) % 256, Math.round((255 * x) / across), Math.round((255 * y) / down)],
        y * (across * 3 + 1) + 1 + x * 3,
      )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(across, 0)
  header.writeUInt32BE(down, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
