// A text breaks at the same places wherever it is laid out: on the person's screen and on the server.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { FontBook, layoutText, type TextLayout } from '@postelier/scene'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOfFace, readFace } from '../../apps/server/src/platform/painting/read-faces.ts'
import { bundleForBrowser } from './bundle-for-browser.ts'
import { type ChromiumPage, openChromiumPage } from './chromium-page.ts'
import { type LineText, lineTexts } from './line-texts.ts'

let chromium: ChromiumPage
beforeAll(async () => {
  chromium = await openChromiumPage()
})
afterAll(() => chromium.close())

/** All that says how a text comes out. */
const told = ({ size, height, overflows, missing, lines }: TextLayout) => ({
  size,
  height,
  overflows,
  missing,
  lines: lines.map(({ start, end, x, baseline, width, clusters }) => ({
    start,
    end,
    x,
    baseline,
    width,
    glyphs: clusters.flatMap(({ x: at, cluster }) => [
      at,
      cluster.emoji,
      ...cluster.glyphs.map(({ id }) => id),
    ]),
  })),
})
type Told = ReturnType<typeof told>

const inBrowser = `
import { FontBook, layoutText } from '@postelier/scene'
const told = ${told.toString()}
const fonts = new FontBook(async (name) => (await fetch('/faces/' + name)).arrayBuffer())
globalThis.layThemOut = async (texts) => {
  await fonts.load(texts.map(({ input }) => input))
  return texts.map(({ input, box, language }) => told(layoutText(input, box, fonts, language)))
}
`

async function layOutInBrowser(texts: readonly LineText[]): Promise<Told[]> {
  const { page } = chromium
  const script = await bundleForBrowser(inBrowser)
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm')
  await page.route('http://proof.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    const face = /^\/faces\/(.+)$/.exec(path)?.[1]
    if (face) return route.fulfill({ body: await readFile(fileOfFace(face) ?? '') })
    if (path.endsWith('.wasm'))
      return route.fulfill({ body: await readFile(wasm), contentType: 'application/wasm' })
    if (path === '/script.js') return route.fulfill({ body: script, contentType: 'text/javascript' })
    return route.fulfill({
      body: '<!doctype html><meta charset="utf-8"><script type="module" src="/script.js"></script>',
      contentType: 'text/html',
    })
  })
  await page.goto('http://proof.test/')
  await page.waitForFunction('globalThis.layThemOut')
  return page.evaluate(
    (given) =>
      (globalThis as unknown as { layThemOut(texts: readonly LineText[]): Promise<Told[]> }).layThemOut(
        given,
      ),
    texts,
  )
}

it('two hundred texts in four languages come out the same in Node and in Chromium', async () => {
  const fonts = new FontBook(readFace)
  await fonts.load(lineTexts.map(({ input }) => input))
  const here = lineTexts.map(({ input, box, language }) => told(layoutText(input, box, fonts, language)))
  const there = await layOutInBrowser(lineTexts)
  expect(here.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThan(1_000)
  expect(there).toEqual(here)
})
