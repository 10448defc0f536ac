// What a design says is there can be seen in its picture: every element, every way of cutting and mixing it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flatPicture, openTestPainter, type Pictures, pixelsOf, wishOf } from '../../testing/painting.ts'
import { sharp } from '../pictures/picture-library.ts'

const { painter } = openTestPainter({
  motif: (name) =>
    name === 'square'
      ? {
          name,
          label: { fr: 'Carré', en: 'Square' },
          trade: 'shop',
          parts: [
            { d: 'M0 0H100V100H0Z', slot: 0 },
            { d: 'M25 25H75V75H25Z', slot: 1 },
          ],
        }
      : null,
})
afterAll(() => painter.close())

let pictures: Pictures
beforeAll(async () => {
  // Left half green, right half blue.
  const halves = sharp({ create: { width: 400, height: 300, channels: 3, background: '#00c000' } })
    .composite([{ input: await flatPicture(200, 300, { r: 0, g: 0, b: 220 }), left: 200, top: 0 }])
    .png()
  pictures = { halves: await halves.toBuffer(), logo: await flatPicture(100, 100, { r: 250, g: 200, b: 0 }) }
})

const fixed = (hex: string, alpha = 1) => ({ from: 'fixed', hex, alpha })
const flat = (hex: string, alpha = 1) => ({ type: 'colour', colour: fixed(hex, alpha) })
const at = (x: number, y: number, width: number, height = width) => ({ x, y, width, height })
const paint = async (nodes: object[], rest: Parameters<typeof wishOf>[1] = {}) =>
  pixelsOf(await painter.paint(wishOf(nodes, { pictures, ...rest })))
const white = [255, 255, 255, 255]

describe('a painted picture shows', () => {
  it('a photo, whole where it is laid in, its parts where they belong', async () => {
    const look = await paint([{ kind: 'image', asset: 'halves', ...at(100, 100, 400, 300) }])
    expect(look(110, 110)).toEqual([0, 192, 0, 255])
    expect(look(490, 390)).toEqual([0, 0, 220, 255])
    expect(look(90, 110)).toEqual(white)
    expect(look(510, 390)).toEqual(white)
  })

  it('the part of a photo that was chosen, closer where it is zoomed', async () => {
    const look = await paint([
      { kind: 'image', asset: 'halves', ...at(0, 0, 300), focusX: 0 },
      { kind: 'image', asset: 'halves', ...at(400, 0, 300), focusX: 100, zoom: 200 },
      { kind: 'image', asset: 'halves', ...at(0, 400, 300), fit: 'contain' },
    ])
    expect(look(190, 150)).toEqual([0, 192, 0, 255])
    expect(look(410, 150)).toEqual([0, 0, 220, 255])
    expect(look(150, 410)).toEqual(white)
    expect(look(20, 550)).toEqual([0, 192, 0, 255])
  })

  it('a photo only inside its mask and its rounded corners', async () => {
    const masks = ['circle', 'triangle', 'arch', 'none'] as const
    const look = await paint(
      masks.map((mask, index) => ({
        kind: 'image',
        asset: 'halves',
        mask,
        radius: mask === 'none' ? 60 : 0,
        ...at(index * 250, 0, 200),
      })),
    )
    for (const [index] of masks.entries()) {
      expect(look(index * 250 + 3, 3)).toEqual(white)
      expect(look(index * 250 + 90, 120)).toEqual([0, 192, 0, 255])
    }
  })

  it('the logo of the brand where a design asks for one, and no hole where there is none', async () => {
    const nodes = [{ kind: 'image', role: 'logo', ...at(0, 0, 200) }]
    const { brand } = wishOf([])
    expect((await paint(nodes, { brand: { ...brand, logo: 'logo' } }))(100, 100)).toEqual([250, 200, 0, 255])
    expect((await paint(nodes))(100, 100)).toEqual(white)
  })

  it('words, and emoji in their colours', async () => {
    const text = { kind: 'text', ...at(0, 0, 1000, 300), size: 200, lineHeight: 1, colour: fixed('#112233') }
    const inked = await painter.paint(wishOf([{ ...text, content: 'MMM' }]))
    expect(await share(inked.bytes, ([r, g, b]) => r < 60 && g < 70 && b < 80)).toBeGreaterThan(0.02)
    const sun = await painter.paint(wishOf([{ ...text, content: '🟥🟩' }]))
    expect(await share(sun.bytes, ([r, g, b]) => r > 180 && g < 80 && b < 90)).toBeGreaterThan(0.02)
    expect(await share(sun.bytes, ([r, g, b]) => g > 140 && r < 140 && b < 120)).toBeGreaterThan(0.02)
  })

  it('shapes of every form, with border, gradient and picture', async () => {
    const gradient = {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: fixed('#ff0000') },
        { at: 100, colour: fixed('#0000ff') },
      ],
    }
    const look = await paint([
      { kind: 'shape', form: 'rectangle', fill: gradient, ...at(0, 0, 200) },
      { kind: 'shape', form: 'circle', fill: flat('#00ff00'), ...at(250, 0, 200) },
      { kind: 'shape', form: 'triangle', fill: flat('#00ff00'), ...at(500, 0, 200) },
      {
        kind: 'shape',
        fill: flat('#ffff00'),
        hasBorder: true,
        borderWidth: 20,
        borderColour: fixed('#000000'),
        ...at(750, 0, 200),
      },
      { kind: 'shape', form: 'circle', asset: 'halves', ...at(0, 300, 200) },
      { kind: 'shape', fill: { ...gradient, type: 'radial' }, ...at(250, 300, 200) },
    ])
    const [left, right] = [look(2, 100), look(197, 100)]
    expect(left[0]).toBeGreaterThan(245)
    expect(right[2]).toBeGreaterThan(245)
    expect([look(350, 100), look(252, 2)]).toEqual([[0, 255, 0, 255], white])
    expect([look(600, 150), look(502, 2)]).toEqual([[0, 255, 0, 255], white])
    expect([look(755, 100), look(850, 100), look(745, 100)]).toEqual([
      [0, 0, 0, 255],
      [255, 255, 0, 255],
      white,
    ])
    expect(look(60, 400)).toEqual([0, 192, 0, 255])
    expect(look(350, 400)[0]).toBeGreaterThan(245)
    expect(look(252, 302)[2]).toBeGreaterThan(200)
  })

  it('an illustration in the colours of its node, mirrored or not', async () => {
    const look = await paint([
      {
        kind: 'illustration',
        motif: 'square',
        colours: [fixed('#ff00ff'), fixed('#00ffff')],
        ...at(0, 0, 200),
      },
      { kind: 'illustration', motif: 'unknown', ...at(300, 0, 200) },
    ])
    expect([look(10, 10), look(100, 100), look(400, 100)]).toEqual([
      [255, 0, 255, 255],
      [0, 255, 255, 255],
      white,
    ])
  })

  it('what is turned, turned; what is hidden, not at all', async () => {
    const look = await paint([
      { kind: 'shape', fill: flat('#ff0000'), ...at(100, 200, 400, 40), rotation: 90 },
      { kind: 'shape', fill: flat('#000000'), ...at(600, 0, 100), isHidden: true },
      { kind: 'shape', fill: flat('#000000'), ...at(600, 200, 100), opacity: 0 },
      { kind: 'group', isHidden: true, children: [{ kind: 'shape', ...at(600, 400, 100) }] },
    ])
    expect([look(300, 50), look(120, 220)]).toEqual([[255, 0, 0, 255], white])
    expect([look(650, 50), look(650, 250), look(650, 450)]).toEqual([white, white, white])
  })

  it('a see-through group as one: what overlaps inside does not show through', async () => {
    const pair = [
      { kind: 'shape', fill: flat('#ff0000'), ...at(0, 0, 200) },
      { kind: 'shape', fill: flat('#0000ff'), ...at(100, 0, 200) },
    ]
    const look = await paint([
      { kind: 'group', opacity: 50, children: pair },
      ...pair.map((one) => ({ ...one, y: 400, opacity: 50 })),
      {
        kind: 'group',
        opacity: 50,
        children: [{ kind: 'group', opacity: 50, children: pair.map((one) => ({ ...one, y: 800 })) }],
      },
    ])
    expect(look(150, 100)).toEqual([127, 127, 255, 255])
    expect(look(150, 500).map((part) => Math.round(part / 8))).toEqual([16, 8, 24, 32])
    const deep = look(250, 900)
    expect(Math.abs(deep[0] - 191)).toBeLessThanOrEqual(1)
    expect(deep[2]).toBe(255)
  })

  it('a bordered shape at half opacity, its border no darker where it lies over the fill', async () => {
    const look = await paint([
      {
        kind: 'shape',
        fill: flat('#ff0000'),
        hasBorder: true,
        borderWidth: 40,
        borderColour: fixed('#0000ff'),
        opacity: 50,
        ...at(0, 0, 300),
      },
    ])
    expect(look(20, 150)).toEqual([127, 127, 255, 255])
    expect(look(150, 150)).toEqual([255, 127, 127, 255])
  })

  it('through to nothing where the background is none: transparent as PNG, paper as JPEG', async () => {
    const input = wishOf([{ kind: 'shape', fill: flat('#ff0000', 0.5), ...at(0, 0, 200) }])
    for (const page of input.design.pages) page.background = { type: 'none' }
    const png = await pixelsOf(await painter.paint(input))
    expect(png(500, 500)[3]).toBe(0)
    const half = png(100, 100)
    expect([half[0], Math.abs(half[3] - 128) <= 1]).toEqual([255, true])
    const jpeg = await pixelsOf(await painter.paint({ ...input, output: { format: 'jpeg' } }))
    expect(jpeg(500, 500)).toEqual(white)
  })
})

async function share(bytes: Uint8Array, counts: (pixel: [number, number, number]) => boolean) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let place = 0; place < data.length; place += 3)
    if (counts([data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0])) count++
  return count / (info.width * info.height)
}
