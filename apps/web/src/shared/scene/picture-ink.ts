// What a logo is drawn with, read from its smallest picture. Kept for the visit: a file never changes.
import { hexOf, type Ink, inkOf, inkSide, rgbOf, shareSeenOn } from '@postelier/scene'
import { paper } from '#shared/lib/paper.ts'

const inks = new Map<string, Promise<Ink | null>>()

export function readInk(address: string): Promise<Ink | null> {
  const known = inks.get(address)
  if (known) return known
  const reading = read(address)
  inks.set(address, reading)
  // Without a connection it is asked for again the next time.
  reading.catch(() => inks.delete(address))
  return reading
}

async function read(address: string): Promise<Ink | null> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, inkSide / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [naturalWidth, naturalHeight].map((side) => Math.max(1, Math.round(side * scale)))
  if (!width || !height) return null
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return inkOf({ width, height, data: context.getImageData(0, 0, width, height).data })
}

const night = '#1c1b22'
const mostOfIt = 0.75

/**
 * What a logo is shown on: where it is to stand if it is seen there, otherwise the one of these that shows more of it, or
 * the ground it brings. Nothing where it fills its frame by itself, as a photo does.
 */
export function groundFor(
  ink: Ink,
  wished: string,
  others: readonly string[] = [paper, night],
): string | null {
  if (ink.box === 'mixed') return null
  if (ink.box !== 'none') return hexOf(ink.box)
  const share = (hex: string) => shareSeenOn(ink, rgbOf(hex))
  if (share(wished) >= mostOfIt) return wished
  return [wished, ...others].reduce((best, hex) => (share(hex) > share(best) ? hex : best))
}
