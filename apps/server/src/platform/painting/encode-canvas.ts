import type { Canvas } from '@napi-rs/canvas'
import type { Sharp } from 'sharp'
import { sharp } from '../pictures/picture-library.ts'
import type { PaintedPicture } from './paint-task.ts'

export class NoQualitySmallEnough extends Error {}

interface Target {
  format: 'png' | 'jpeg'
  width: number
  height: number
  mostBytes?: number | undefined
}

/** Never Skia's own PNG writer, which takes four times as long (`npm run bench -- render`). */
export async function encodeCanvas(
  canvas: Canvas,
  { format, width, height, mostBytes }: Target,
): Promise<Omit<PaintedPicture, 'remarks'>> {
  const own = canvas.data()
  const opaque = isOpaque(own)
  // Skia hands its own pixels out with colours already multiplied by alpha; a file wants them whole.
  const pixels = opaque ? own : wholeColours(canvas)
  const raw = sharp(pixels, {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
    limitInputPixels: false,
  })
  const sized = canvas.width === width ? raw : raw.resize({ width, height, fit: 'fill' })
  if (format === 'png') {
    const bytes = await (opaque ? sized.removeAlpha() : sized).png({ compressionLevel: 4 }).toBuffer()
    return { bytes, width, height, type: 'image/png' }
  }
  // A JPEG has no transparency: what shows through is paper.
  const flat = opaque ? sized.removeAlpha() : sized.flatten({ background: '#ffffff' })
  const bytes = await encodeJpeg(flat, mostBytes)
  return { bytes, width, height, type: 'image/jpeg' }
}

const firstQuality = 88
const leastQuality = 30

/** The best quality that stays under a limit, by halving; most pictures do with the first. */
async function encodeJpeg(image: Sharp, mostBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  // Whole colour resolution: letters on coloured grounds fray without it.
  // Fitted codes save a few percent and cost as much as all the rest, so only a limit is worth them.
  const at = (quality: number, optimiseCoding = true) =>
    image.clone().jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding }).toBuffer()
  const first = await at(firstQuality, false)
  if (first.length <= mostBytes) return first
  let best: Buffer | undefined
  let [fits, tooGood] = [leastQuality - 1, firstQuality + 1]
  while (tooGood - fits > 1) {
    const middle = Math.floor((fits + tooGood) / 2)
    const tried = await at(middle)
    if (tried.length > mostBytes) tooGood = middle
    else {
      fits = middle
      best = tried
    }
  }
  if (!best) throw new NoQualitySmallEnough(`No quality brings the picture under ${mostBytes} bytes.`)
  return best
}

function isOpaque(pixels: Buffer): boolean {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  let common = 0xff_00_00_00
  for (const pixel of whole) common &= pixel
  return common >>> 24 === 255
}

function wholeColours(canvas: Canvas): Buffer {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}
