// The least of a PNG writer: rows of red, green and blue.
import { crc32, deflateSync } from 'node:zlib'

/** `rgb` answers the colour of a point. */
export function drawPng(
  across: number,
  down: number,
  rgb: (x: number, y: number) => readonly [number, number, number],
): Buffer {
  const stride = across * 3 + 1
  const rows = Buffer.alloc(down * stride)
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) rows.set(rgb(x, y), y * stride + 1 + x * 3)
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
