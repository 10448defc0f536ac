// What bytes are, by their own word: networks look at the bytes and not at the name they were given.

export interface Sniffed {
  mime: string
  widthPx?: number
  heightPx?: number
  durationMs?: number
}

export function sniff(bytes: Buffer): Sniffed {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { mime: 'image/png', widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) }
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8)
    return { mime: 'image/jpeg', ...jpegSize(bytes) }
  const start = bytes.subarray(0, 16).toString('latin1')
  if (/^GIF8[79]a/.test(start) && bytes.length >= 10)
    return { mime: 'image/gif', widthPx: bytes.readUInt16LE(6), heightPx: bytes.readUInt16LE(8) }
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')
    return { mime: 'image/webp', ...webpSize(bytes) }
  if (start.slice(4, 8) === 'ftyp')
    return { mime: start.slice(8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4', ...movieFacts(bytes) }
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return { mime: 'video/webm' }
  if (start.startsWith('BM')) return { mime: 'image/bmp' }
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return { mime: 'image/tiff' }
  if (start.startsWith('%PDF-')) return { mime: 'application/pdf' }
  if (start.startsWith('PK\u0003\u0004')) return { mime: 'application/zip' }
  if (start.startsWith('WEBVTT')) return { mime: 'text/vtt' }
  return { mime: 'application/octet-stream' }
}

function jpegSize(bytes: Buffer): Partial<Sniffed> {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // The frame headers; C4, C8 and CC share their row but are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { heightPx: bytes.readUInt16BE(at + 5), widthPx: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return {}
}

function webpSize(bytes: Buffer): Partial<Sniffed> {
  if (bytes.length < 30) return {}
  const kind = bytes.subarray(12, 16).toString('latin1')
  if (kind === 'VP8X') return { widthPx: bytes.readUIntLE(24, 3) + 1, heightPx: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { widthPx: bytes.readUInt16LE(26) & 0x3fff, heightPx: bytes.readUInt16LE(28) & 0x3fff }
  const bits = bytes.readUInt32LE(21)
  return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 }
}

/** Length and size of an MP4 film; empty where the boxes do not say. */
function movieFacts(bytes: Buffer): Partial<Sniffed> {
  const facts: Partial<Sniffed> = {}
  for (const { type, body } of boxes(bytes, ['moov', 'trak'])) {
    const long = body[0] === 1
    if (type === 'mvhd' && body.length >= (long ? 32 : 20)) {
      const scale = body.readUInt32BE(long ? 20 : 12)
      const length = long ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)
      // A film written while it is recorded says 0: its length is not known.
      if (scale > 0 && length > 0) facts.durationMs = Math.round((length / scale) * 1000)
    }
    if (type === 'tkhd' && body.length >= 8) {
      const [width, height] = [
        body.readUInt32BE(body.length - 8) >>> 16,
        body.readUInt32BE(body.length - 4) >>> 16,
      ]
      if (width > 0) Object.assign(facts, { widthPx: width, heightPx: height })
    }
  }
  return facts
}

function* boxes(bytes: Buffer, into: readonly string[]): Generator<{ type: string; body: Buffer }> {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    const [head, length] =
      size === 1 && at + 16 <= bytes.length
        ? [16, Number(bytes.readBigUInt64BE(at + 8))]
        : [8, size || bytes.length - at]
    if (length < head) return
    const body = bytes.subarray(at + head, at + length)
    yield { type, body }
    if (into.includes(type)) yield* boxes(body, into)
    at += length
  }
}
