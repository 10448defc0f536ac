// Screen and server draw from one list of drawings; here their pixels are held against each other.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Brand,
  type Design,
  drawnRatios,
  type Page,
  renditionFourFive,
  templateSources,
} from '@postelier/scene'
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
  const { page, session } = chromium
  await page.setContent(`<style>body{margin:0;background:#fff}svg{display:block}</style>${svg}`)
  await page.evaluate("Promise.all([...document.querySelectorAll('image')].map((one) => one.decode()))")
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    // Packed for speed; the pixels are the same.
    optimizeForSpeed: true,
  })
  return sharp(Buffer.from(data, 'base64')).ensureAlpha().raw().toBuffer()
}

async function expectSame(name: string, design: Design, brand: Brand): Promise<void> {
  const drawn = await drawTwoWays(design, brand, pictures)
  const { width, height } = drawn
  const screen = await browserPixels(drawn)
  const difference = Buffer.alloc(screen.length)
  const differing = pixelmatch(screen, drawn.pixels, difference, width, height, {
    threshold: 0.1,
    includeAA: true,
  })
  const percent = (100 * differing) / (width * height)
  if (percent >= mostDiffering) await keep(name, { screen, server: drawn.pixels, difference }, drawn)
  expect([name, percent < mostDiffering, percent]).toEqual([name, true, percent])
  expect(meanDifference(screen, drawn.pixels)).toBeLessThan(mostOnAverage)
}

const brands = Object.entries(stressBrands)

describe('the same on screen and server', () => {
  it.each(Object.entries(stressDesigns))('a design of %s, for three brands', async (name, design) => {
    for (const [brandName, brand] of brands) await expectSame(`${name}-${brandName}`, design, brand)
  })

  const drawn = templateSources.flatMap((source) =>
    drawnRatios.map((ratio) => [source.key, ratio, source.designs[ratio]] as const),
  )
  it.each(drawn)(
    'every page of the template %s in %s, for three brands',
    async (key, ratio, design) => {
      for (const [brandName, brand] of brands)
        for (const [at, page] of design.pages.entries())
          await expectSame(
            `${key}-${ratio.replace(':', 'x')}-${brandName}-${at}`,
            { ...design, pages: [withPictures(page)] },
            brand,
          )
    },
    60_000,
  )

  // Derived from the square, and drawn by the same code: one brand each, going round.
  it.each(templateSources.map((source, at) => [source.key, source, at] as const))(
    'the first page of the template %s as a portrait',
    async (key, { designs }, nth) => {
      const design = renditionFourFive(designs['1:1'])
      const [brandName, brand] = brands[nth % brands.length] ?? []
      const [page] = design.pages
      if (!brand || !page) throw new Error('There is a brand and a page.')
      await expectSame(`${key}-4x5-${brandName}`, { ...design, pages: [withPictures(page)] }, brand)
    },
    60_000,
  )
})

/** A photo wherever the template leaves room for one. */
const withPictures = (page: Page): Page => ({
  ...page,
  nodes: page.nodes.map((node) =>
    node.kind === 'image' && node.role === 'publicationImage' ? { ...node, asset: 'photo' } : node,
  ),
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
