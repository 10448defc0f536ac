import {
  type Brand,
  collectionPictureByName,
  FontBook,
  facesOf,
  leavesOf,
  motifByName,
  paintPage,
  stageOf,
  type TemplateSource,
  templateSources,
  wholeBrand,
} from '@postelier/scene'
import { expect, it } from 'vitest'
import { paintCanvas } from './paint-canvas.ts'
import { readFace } from './read-faces.ts'

const brands: Record<string, Brand> = {
  none: wholeBrand({}),
  lawyer: wholeBrand({ colours: { primary: '#1b2a49', secondary: '#b08d57' }, titleFamily: 'playfair' }),
  dark: wholeBrand({ colours: { primary: '#14213d', secondary: '#e9e1d2', tertiary: '#c98b3c' } }),
  loud: wholeBrand({ colours: { primary: '#e10600', secondary: '#ffd400', tertiary: '#111111' } }),
  plain: wholeBrand({ colours: { primary: '#000000', secondary: '#ffffff' } }),
}
const side = 128
const fonts = new FontBook(readFace)

/** As it is seen in a list. */
async function thumbnail({ designs }: TemplateSource, brand: Brand): Promise<Uint8ClampedArray> {
  const design = designs['1:1']
  const [page] = design.pages
  if (!page) throw new Error('A design has a page.')
  await fonts.load(facesOf(design, brand))
  const stage = stageOf('1:1')
  const { drawings } = paintPage(page, stage, {
    brand,
    language: 'fr',
    fonts,
    motif: motifByName,
    collection: collectionPictureByName,
    assetSize: () => null,
    emoji: () => null,
  })
  const canvas = paintCanvas(drawings, { ...stage, scale: side / stage.width, pictures: new Map() })
  return canvas.getContext('2d').getImageData(0, 0, side, side).data
}

/** The share of dots that the eye tells apart. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let differing = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 32)
    if (far) differing++
  }
  return differing / (one.length / 4)
}

const showSentences = templateSources.filter(({ designs }) =>
  designs['1:1'].pages.some(({ nodes }) =>
    leavesOf(nodes).some((leaf) => leaf.kind === 'text' && leaf.dynamic?.asks === 'sentence'),
  ),
)

it.each(Object.entries(brands))(
  'templates of one sentence are told apart among small pictures, with the brand %s',
  async (_, brand) => {
    expect(showSentences.length).toBeGreaterThanOrEqual(4)
    const pictures = await Promise.all(showSentences.map((source) => thumbnail(source, brand)))
    for (const [at, one] of pictures.entries())
      for (const [beside, other] of pictures.entries())
        if (beside > at)
          expect(
            difference(one, other),
            `${showSentences[at]?.key} and ${showSentences[beside]?.key}`,
          ).toBeGreaterThan(0.3)
  },
)
