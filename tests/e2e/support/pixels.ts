import type { Locator, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'

interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** The browser decodes: what is compared is what it shows. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas here.')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let binary = ''
    for (let at = 0; at < data.length; at += 8192)
      binary += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width: bitmap.width, height: bitmap.height, base64: btoa(binary) }
  }, png.toString('base64'))
  return { width, height, data: Buffer.from(base64, 'base64') }
}

/** The share of pixels that differ, antialiasing included. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = [await pixelsOf(page, one), await pixelsOf(page, other)]
  if (left.width !== right.width || left.height !== right.height)
    throw new Error(`${left.width} × ${left.height} is not ${right.width} × ${right.height}.`)
  const different = pixelmatch(left.data, right.data, undefined, left.width, left.height, {
    threshold: 0.1,
    includeAA: true,
  })
  return different / (left.width * left.height)
}

/** The share of a picture's pixels that are of a colour, give or take what its encoding changes. */
export function shareOf(picture: Locator, colour: string): Promise<number> {
  return picture.evaluate((img, hex) => {
    const { naturalWidth: width, naturalHeight: height } = img as HTMLImageElement
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('No canvas here.')
    context.drawImage(img as HTMLImageElement, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    let found = 0
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, nth) => Math.abs((data[at + nth] ?? 0) - value) < 12)) found += 1
    return found / (width * height)
  }, colour)
}
