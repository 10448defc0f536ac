// What a picture is, read from its first bytes: the networks judge the file, not the name it was sent under.

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff'
export interface PictureFacts {
  format: PictureFormat
  /** 0 when the file does not say (BMP and TIFF are not read further: no network here judges their size). */
  width: number
  height: number
}

export function readPicture(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 26) return undefined
  if (bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes)
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n')
    return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  const start = bytes.toString('latin1', 0, 4)
  if (start === 'GIF8') return { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (start === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return readWebp(bytes)
  if (start.startsWith('BM')) return { format: 'bmp', width: 0, height: 0 }
  if (start === 'II*\0' || start === 'MM\0*') return { format: 'tiff', width: 0, height: 0 }
  return undefined
}

function readJpeg(bytes: Buffer): PictureFacts | undefined {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Frame headers are C0 to CF, but for the three tables that stand among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function readWebp(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 30) return undefined
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X')
    return { format: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { format: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
  }
  return { format: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
