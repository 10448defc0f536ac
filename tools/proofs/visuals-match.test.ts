// Screen and server draw from one list of drawings; here their pixels are held against each other.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheFolder } from '../lib/paths.ts'
import { type ChromiumPage, openChromiumPage } from './chromium-page.ts'
import { makeLogo, makePhoto } from './proof-pictures.ts'
import { drawTwoWays, type TwoWays } from './server-picture.ts'
import { stressBrands, stressDesigns } from './stress-designs.ts'

/** Percent of all pixels that may differ by more than the eye forgives. */
const mostDiffering = 0.1
/** Of 255, over all pixels: what a shifted photo or another colour profile would show as. */
const mostOnAverage = 1

let chromium: ChromiumPage
let pictures: Parameters<typeof drawTwoWays>[2]
beforeAll(async () => {
  const [photo, logo] = [await makePhoto(1600, 1200), await makeLogo(420, 160)]
  pictures = { photo: { bytes: photo, mime: 'image/jpeg' }, logo: { bytes: logo, mime: 'image/png' } }
  chromium = await openChromiumPage()
})
afterAll(() => chromium.close())

async function browserPixels({ svg, width, height }: TwoWays): Promise<Buffer> {
  const { page } = chromium
  await page.setContent(`<style>body{margin:0;background:#fff}svg{display:block}</style>${svg}`)
  await page.evaluate("Promise.all([...document.querySelectorAll('image')].map((one) => one.decode()))")
  const file = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  return sharp(file).ensureAlpha().raw().toBuffer()
}

describe.each(Object.entries(stressDesigns))('%s', (name, design) => {
  it.each(Object.entries(stressBrands))(
    'is the same on screen and server for %s',
    async (brandName, brand) => {
      const drawn = await drawTwoWays(design, brand, pictures)
      const { width, height } = drawn
      const screen = await browserPixels(drawn)
      const difference = Buffer.alloc(screen.length)
      const differing = pixelmatch(screen, drawn.pixels, difference, width, height, {
        threshold: 0.1,
        includeAA: true,
      })
      const percent = (100 * differing) / (width * height)
      if (percent >= mostDiffering)
        await keep(`${name}-${brandName}`, { screen, server: drawn.pixels, difference }, drawn)
      expect(percent).toBeLessThan(mostDiffering)
      expect(meanDifference(screen, drawn.pixels)).toBeLessThan(mostOnAverage)
    },
  )
})

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / (one.length * 0.75)
}

/** For whoever has to find out why. */
async function keep(name: string, sides: Record<string, Buffer>, { width, height }: TwoWays): Promise<void> {
  const folder = join(cacheFolder, 'visuals-match')
  mkdirSync(folder, { recursive: true })
  for (const [side, pixels] of Object.entries(sides))
    writeFileSync(
      join(folder, `${name}-${side}.png`),
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    )
}
