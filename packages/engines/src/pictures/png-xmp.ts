import { bytesOf, joined, viewOf } from './bytes.ts'

/** Right after the header chunk, which every PNG begins with: 8 bytes of signature, 25 of it. */
const afterHeader = 33

/** As an international text chunk, where XMP stands in a PNG (ISO 16684-1). */
export function writePngXmp(bytes: Uint8Array, xmp: Uint8Array): Uint8Array {
  // Its name, then: not packed, how it would be, no language, no name in it.
  const body = joined(bytesOf('iTXt'), bytesOf('XML:com.adobe.xmp\0\0\0\0\0'), xmp)
  const frame = new Uint8Array(8)
  viewOf(frame).setUint32(0, body.length - 4)
  viewOf(frame).setUint32(4, checksum(body))
  return joined(
    bytes.subarray(0, afterHeader),
    frame.subarray(0, 4),
    body,
    frame.subarray(4),
    bytes.subarray(afterHeader),
  )
}

/** CRC-32 as PNG has it; the packages run without Node. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
