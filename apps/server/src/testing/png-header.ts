import { crc32, deflateSync } from 'node:zlib'

/** A PNG whose header claims a size its data never reaches. */
export function pngHeader(widthPx: number, heightPx: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const sizes = Buffer.alloc(8)
    sizes.writeUInt32BE(data.length, 0)
    sizes.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
