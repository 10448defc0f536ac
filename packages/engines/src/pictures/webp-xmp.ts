import { bytesOf, joined, textAt, viewOf } from './bytes.ts'

const hasXmp = 0b100
const hasAlpha = 0b10000

/** Only the extended form of WebP holds XMP: a plain one is made extended, which changes nothing of what it shows. */
export function writeWebpXmp(bytes: Uint8Array, xmp: Uint8Array): Uint8Array {
  const body = bytes.subarray(12)
  const isExtended = textAt(body, 0, 4) === 'VP8X'
  const parts = isExtended ? [flagged(body)] : [extendedHeader(body), body]
  const whole = joined(bytesOf('RIFF\0\0\0\0WEBP'), ...parts, chunk('XMP ', xmp))
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}

/** Chunks begin at even places. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const head = joined(bytesOf(name), new Uint8Array(4))
  viewOf(head).setUint32(4, data.length, true)
  return joined(head, data, new Uint8Array(data.length % 2))
}

function flagged(body: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(body)
  changed[8] = (changed[8] ?? 0) | hasXmp
  return changed
}

function extendedHeader(body: Uint8Array): Uint8Array {
  const { width, height, alpha } = sizeOf(body)
  const data = new Uint8Array(10)
  data[0] = hasXmp | (alpha ? hasAlpha : 0)
  for (const [at, size] of [
    [4, width - 1],
    [7, height - 1],
  ] as const)
    for (let byte = 0; byte < 3; byte++) data[at + byte] = (size >> (byte * 8)) & 0xff
  return chunk('VP8X', data)
}

/** Both kinds of data say their size in their first bytes (RFC 9649). */
function sizeOf(body: Uint8Array): { width: number; height: number; alpha: boolean } {
  const view = viewOf(body)
  if (textAt(body, 0, 4) === 'VP8L') {
    const bits = view.getUint32(9, true)
    return {
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      alpha: ((bits >>> 28) & 1) === 1,
    }
  }
  return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff, alpha: false }
}
