// What people upload is written by strangers. Whatever arrives, a picture comes out, what cannot be drawn is named, and
// nobody is called and no file is read on its behalf.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flatPicture, openTestPainter, pixelsOf, wishOf } from '../../testing/painting.ts'
import { pngHeader } from '../../testing/png-header.ts'
import { sharp } from '../pictures/picture-library.ts'

const { painter } = openTestPainter()
let calls = 0
const listener = createServer((_, response) => {
  calls++
  response.end()
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(async () => {
  await painter.close()
  await new Promise((resolve) => listener.close(resolve))
})

const placeholder = '#123456'
const frame = {
  kind: 'image',
  asset: 'it',
  x: 0,
  y: 0,
  width: 400,
  height: 300,
  ground: { from: 'fixed', hex: placeholder, alpha: 1 },
}
async function paintWith(bytes: Uint8Array) {
  const picture = await painter.paint(wishOf([frame], { pictures: { it: bytes } }))
  return { picture, look: await pixelsOf(picture) }
}

const svg = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${inner}</svg>`,
  )
describe('a picture that cannot be drawn leaves its place held and is named', () => {
  const secret = join(mkdtempSync(join(tmpdir(), 'postelier-hostile-')), 'secret.png')
  const cases: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
    'nothing at all': () => Buffer.alloc(0),
    'plain words': () => Buffer.from('not a picture'),
    'a drawing with a script': () => svg('<script>fetch("http://example.org")</script>'),
    'a drawing with an address': () => svg(`<image href="${address}/a.png" width="40" height="40"/>`),
    'a drawing with a file': () =>
      svg(`<image xlink:href="${pathToFileURL(secret)}" width="40" height="40"/>`),
    'a drawing with multiplying entities': () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
          .split('')
          .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
          .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
      ),
    'a PNG that claims 200 megapixels': () => pngHeader(20_000, 10_000),
    'a PNG that claims more than it holds': () => pngHeader(6_000, 6_000),
    'a PNG of nothing but its signature': () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'a JPEG that breaks off': async () => (await noise('jpeg')).subarray(0, 3_000),
    'a WebP that breaks off': async () => (await noise('webp')).subarray(0, 3_000),
    'a picture of a kind we do not draw': () => noise('tiff'),
  }
  it.each(Object.keys(cases))('%s', async (name) => {
    writeFileSync(secret, await flatPicture(40, 40, { r: 255, g: 0, b: 0 }))
    const { picture, look } = await paintWith((await cases[name]?.()) ?? Buffer.alloc(0))
    expect(picture.remarks).toEqual([{ type: 'pictureMissing', node: 'n1' }])
    expect(look(200, 150)).toEqual([0x12, 0x34, 0x56, 255])
    expect(calls).toBe(0)
  })

  const noise = (format: 'jpeg' | 'webp' | 'tiff') =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer()
})

describe('a picture of an unusual make is drawn', () => {
  it('CMYK, in the colours of a screen', async () => {
    const cmyk = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#d02020' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { picture, look } = await paintWith(cmyk)
    expect(picture.remarks.filter(({ type }) => type === 'pictureMissing')).toEqual([])
    const [red, green, blue] = look(200, 150)
    expect([red > 170, green < 90, blue < 90]).toEqual([true, true, true])
  })

  it('an animated GIF, by its first frame', async () => {
    const frames = await Promise.all(
      [
        { r: 0, g: 200, b: 0 },
        { r: 200, g: 0, b: 0 },
      ].map((colour) => flatPicture(60, 60, colour)),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const [red, green] = (await paintWith(animated)).look(200, 150)
    expect([red < 20, green > 180]).toEqual([true, true])
  })

  it('a photo held upright by its orientation, with the size it is shown in', async () => {
    // Stored lying on its side: left half red, right half white; upright that is red above.
    const lying = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
      .composite([{ input: await flatPicture(200, 200, { r: 220, g: 0, b: 0 }), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await painter.paint(
      wishOf([{ ...frame, width: 200, height: 400 }], { pictures: { it: lying } }),
    )
    const look = await pixelsOf(picture)
    expect(look(100, 50)[1]).toBeLessThan(30)
    expect(look(100, 350)[1]).toBeGreaterThan(225)
  })

  it('sixteen bits, grey, palettes and see-through ones', async () => {
    const grey = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#777777' } })
      .toColourspace('grey16')
      .png()
      .toBuffer()
    expect(Math.abs((await paintWith(grey)).look(200, 150)[0] - 0x77)).toBeLessThanOrEqual(2)
    const palette = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#3366cc' } })
      .png({ palette: true })
      .toBuffer()
    expect((await paintWith(palette)).look(200, 150)).toEqual([0x33, 0x66, 0xcc, 255])
    const half = (await paintWith(await flatPicture(50, 50, { r: 255, g: 0, b: 0, alpha: 0.5 }))).look(
      200,
      150,
    )
    expect([half[0], Math.abs(half[1] - 127) <= 1]).toEqual([255, true])
  })

  it('forty megapixels, without keeping them all', async () => {
    const huge = await flatPicture(8_000, 5_000, { r: 10, g: 150, b: 90 }, 'jpeg')
    const { picture, look } = await paintWith(huge)
    expect(picture.remarks).toEqual([])
    expect(Math.abs(look(200, 150)[1] - 150)).toBeLessThanOrEqual(3)
  })
})
