import { describe, expect, it } from 'vitest'
import { bytesOf, joined, textAt, viewOf } from './bytes.ts'
import { generatedSource, isMarkedAsGenerated, markAsGenerated } from './mark-as-generated.ts'
import { checksum } from './png-xmp.ts'

// Each the smallest picture of its form: one point.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const lossless = Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), (letter) =>
  letter.charCodeAt(0),
)
const jpeg = bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xdb\0\x03\0\xff\xd9')
const bareJpeg = bytesOf('\xff\xd8\xff\xdb\0\x03\0\xff\xd9')

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
}
function pngChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = viewOf(bytes).getUint32(at)
    chunks.push({ name: textAt(bytes, at + 4, 4), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}
function webpChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 12; at < bytes.length; ) {
    const length = viewOf(bytes).getUint32(at + 4, true)
    chunks.push({ name: textAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

describe('a picture that a model made', () => {
  it('says so as PNG, and is the same picture', () => {
    const marked = markAsGenerated(png)
    const [header, xmp, ...rest] = pngChunks(marked)
    expect([header?.name, xmp?.name]).toEqual(['IHDR', 'iTXt'])
    expect(textAt(xmp?.data ?? new Uint8Array(), 0, 22)).toBe('XML:com.adobe.xmp\0\0\0\0\0')
    expect(rest).toEqual(pngChunks(png).slice(1))
    // As the chunk that every PNG ends with has it.
    expect(checksum(bytesOf('IEND'))).toBe(0xae426082)
    const end = 41 + (xmp?.data.length ?? 0)
    expect(viewOf(marked).getUint32(end)).toBe(checksum(marked.subarray(37, end)))
  })

  it.each([
    ['with its JFIF segment first', jpeg, 20],
    ['without one', bareJpeg, 2],
  ])('says so as JPEG %s', (_, bytes, at) => {
    const marked = markAsGenerated(bytes)
    expect([...marked.subarray(at, at + 2)]).toEqual([0xff, 0xe1])
    const length = viewOf(marked).getUint16(at + 2)
    expect(textAt(marked, at + 4, 29)).toBe('http://ns.adobe.com/xap/1.0/\0')
    expect(joined(marked.subarray(0, at), marked.subarray(at + 2 + length))).toEqual(bytes)
  })

  it('says so as WebP, which is made extended for it', () => {
    const marked = markAsGenerated(lossless)
    expect(viewOf(marked).getUint32(4, true)).toBe(marked.length - 8)
    const [extended, image, xmp] = webpChunks(marked)
    expect([extended?.name, image?.name, xmp?.name]).toEqual(['VP8X', 'VP8L', 'XMP '])
    // Holds XMP and can be seen through; one point across and down.
    expect([...(extended?.data ?? [])]).toEqual([0b10100, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(image).toEqual(webpChunks(lossless)[0])
    const unmarked = joined(
      bytesOf('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0'),
      new Uint8Array(10),
      lossless.subarray(12),
    )
    expect(webpChunks(markAsGenerated(unmarked)).map(({ name }) => name)).toEqual(['VP8X', 'VP8L', 'XMP '])
    expect(webpChunks(markAsGenerated(unmarked))[0]?.data[0]).toBe(0b100)
  })

  it.each([png, jpeg, lossless])('says it once, in the words of the IPTC', (bytes) => {
    const marked = markAsGenerated(bytes)
    expect(isMarkedAsGenerated(bytes)).toBe(false)
    expect(isMarkedAsGenerated(marked)).toBe(true)
    expect(markAsGenerated(marked)).toBe(marked)
    expect(new TextDecoder().decode(marked)).toContain(
      `<Iptc4xmpExt:DigitalSourceType>${generatedSource}</Iptc4xmpExt:DigitalSourceType>`,
    )
  })

  it('is not made of what is none', () => {
    expect(() => markAsGenerated(bytesOf('GIF89a'))).toThrow(/PNG, JPEG and WebP/)
  })
})
