// A logo in a finished picture is made out from what it stands on, in every template of the platform and any brand.
import {
  contrast,
  type Design,
  leavesOf,
  motifByName,
  type NodeOf,
  type Rgb,
  rgbOf,
  templateSources,
  wholeBrand,
} from '@postelier/scene'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestPainter, type Pixel, pixelsOf } from '../../testing/painting.ts'
import { sharp } from '../pictures/picture-library.ts'

const { painter } = openTestPainter({ motif: motifByName })
afterAll(() => painter.close())

/** A mark and two lines. */
const logoOf = (ink: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" fill="${ink}"><path d="M4 10H104V110H4ZM130 34H316V58H130ZM130 72H270V88H130Z"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

const brands = {
  forest: { primary: '#1f3d33', secondary: '#f7ebd3', tertiary: '#e8731c' },
  loud: { primary: '#e8731c', secondary: '#ffd400', tertiary: '#111111' },
  night: { primary: '#14213d', secondary: '#23395b', tertiary: '#0b1320' },
}
const inks = { dark: '#1b2a24', light: '#fffdf6', coloured: '#c8321e' }

const logosIn = ({ pages: [page] }: Design) =>
  leavesOf(page?.nodes ?? []).filter(
    (leaf): leaf is NodeOf<'image'> => leaf.kind === 'image' && leaf.role === 'logo',
  )

async function paint(design: Design, colours: (typeof brands)['forest'], ink: string) {
  const bytes = await logoOf(ink)
  const picture = await painter.paint({
    design,
    page: 0,
    brand: { ...wholeBrand({ colours }), logo: 'logo' },
    language: 'fr',
    readAsset: async (name) => (name === 'logo' ? bytes : null),
    output: { format: 'png' },
  })
  return pixelsOf(picture)
}

const isNear = (pixel: Pixel, rgb: Rgb, by: number) =>
  rgb.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < by)

/** How far what lies right beside the ink, past its soft edge, stands out from it. */
function besideInk(at: (x: number, y: number) => Pixel, place: NodeOf<'image'>, ink: Rgb): number[] {
  const found: number[] = []
  const [left, top] = [Math.round(place.x), Math.round(place.y)]
  for (let y = top; y < top + place.height; y += 3)
    for (let x = left; x < left + place.width; x += 1) {
      const next = at(x + 6, y)
      if (!isNear(at(x, y), ink, 14) || isNear(at(x + 3, y), ink, 40)) continue
      found.push(contrast(ink, [next[0], next[1], next[2]]))
    }
  return found
}

describe.each(Object.entries(inks))('a %s logo', (_, hex) => {
  it.each(Object.entries(brands))('is seen in every template in the colours of %s', async (__, colours) => {
    const lost: string[] = []
    for (const { key, designs } of templateSources) {
      const [place] = logosIn(designs['1:1'])
      if (!place) continue
      const beside = besideInk(await paint(designs['1:1'], colours, hex), place, rgbOf(hex))
      const seen = beside.filter((one) => one >= 2.5).length
      if (beside.length < 20 || seen < beside.length * 0.9) lost.push(`${key}: ${seen} of ${beside.length}`)
    }
    expect(lost).toEqual([])
  })
})
