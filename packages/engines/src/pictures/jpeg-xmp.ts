import { bytesOf, joined, textAt, viewOf } from './bytes.ts'

const name = bytesOf('http://ns.adobe.com/xap/1.0/\0')

/** As an application segment, after the one that makes it a JFIF file, which stands first where there is one. */
export function writeJpegXmp(bytes: Uint8Array, xmp: Uint8Array): Uint8Array {
  const head = new Uint8Array([0xff, 0xe1, 0, 0])
  viewOf(head).setUint16(2, 2 + name.length + xmp.length)
  const isJfif = bytes[3] === 0xe0 && textAt(bytes, 6, 4) === 'JFIF'
  const at = isJfif ? 4 + viewOf(bytes).getUint16(4) : 2
  return joined(bytes.subarray(0, at), head, name, xmp, bytes.subarray(at))
}
