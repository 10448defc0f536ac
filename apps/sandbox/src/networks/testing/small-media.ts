// The smallest files that say of themselves what a test wants said. They have headers and no picture.

export function smallJpeg(width = 1080, height = 1080, byteCount = 0): Buffer {
  const frame = Buffer.from('ffd8ffc0001108000000000301110002110103110100ffd9', 'hex')
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return Buffer.concat([frame, Buffer.alloc(Math.max(8, byteCount - frame.length))])
}

export function smallPng(width = 1080, height = 1080): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

export interface FilmInput {
  durationMs?: number
  width?: number
  height?: number
  byteCount?: number
  brand?: string
}

export function smallFilm(input: FilmInput = {}): Buffer {
  const { durationMs = 12_000, width = 1080, height = 1920, byteCount = 0, brand = 'isom' } = input
  const movieHeader = Buffer.alloc(100)
  movieHeader.writeUInt32BE(1000, 12)
  movieHeader.writeUInt32BE(durationMs, 16)
  const trackHeader = Buffer.alloc(84)
  trackHeader.writeUInt16BE(width, 76)
  trackHeader.writeUInt16BE(height, 80)
  const head = Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('moov', Buffer.concat([box('mvhd', movieHeader), box('trak', box('tkhd', trackHeader))])),
  ])
  return Buffer.concat([head, box('mdat', Buffer.alloc(Math.max(0, byteCount - head.length - 8)))])
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
