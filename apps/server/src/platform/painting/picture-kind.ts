type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'heif'

/**
 * Told by the first bytes, before any decoder sees them. Drawings (SVG) are none: a renderer of a text somebody wrote
 * could look around, and what people upload is kept as pixels anyway.
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 12) === 'ftypavif') return 'heif'
  return null
}
