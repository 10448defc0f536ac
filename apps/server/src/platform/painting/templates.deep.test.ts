import { createCanvas } from '@napi-rs/canvas'
import {
  type Box,
  type Brand,
  collectionPictureByName,
  contrast,
  type Design,
  designIn,
  FontBook,
  facesOf,
  familyNames,
  type Language,
  type Leaf,
  layoutText,
  leavesOf,
  motifByName,
  type Page,
  paintPage,
  type Ratio,
  type Rgb,
  renditionFourFive,
  rgbFor,
  type Surroundings,
  stageOf,
  type TextLayout,
  templateSources,
  wholeBrand,
} from '@postelier/scene'
import { beforeAll, describe, expect, it } from 'vitest'
import { paintCanvas } from './paint-canvas.ts'
import { readFace } from './read-faces.ts'

const brandOf = (primary: string, secondary: string, tertiary: string, titleFamily: string) =>
  wholeBrand({ colours: { primary, secondary, tertiary }, titleFamily })
const brands: Record<string, Brand> = {
  dark: brandOf('#14213d', '#e9e1d2', '#c98b3c', 'fraunces'),
  light: brandOf('#e8d9b8', '#fbf6ea', '#9db8a0', 'playfair'),
  loud: brandOf('#e10600', '#ffd400', '#111111', 'oswald'),
  pastel: brandOf('#f7c9d4', '#d9ecdf', '#fdf0c4', 'bricolage'),
  plain: wholeBrand({ colours: { primary: '#000000', secondary: '#ffffff' }, titleFamily: 'hanken' }),
  single: wholeBrand({ colours: { primary: '#0a7d5b' }, titleFamily: 'caveat' }),
}

/** In place of every picture and logo: words that stand on it cannot be read. */
const chequers = createCanvas(240, 90)
const pictures = new Map([['picture', chequers]])
const withPictures = (page: Page): Page => ({
  ...page,
  nodes: page.nodes.map((node) => (node.kind === 'image' ? { ...node, asset: 'picture' } : node)),
})

type Text = Extract<Leaf, { kind: 'text' }>
const fonts = new FontBook(readFace)
const around = (brand: Brand, language: Language): Surroundings => ({
  brand,
  language,
  fonts,
  collection: collectionPictureByName,
  assetSize: () => ({ width: chequers.width, height: chequers.height }),
  emoji: () => null,
  motif: motifByName,
})
const texts = (page: Page) => leavesOf(page.nodes).filter((leaf): leaf is Text => leaf.kind === 'text')

const layoutOf = (text: Text, brand: Brand, language: Language): TextLayout => {
  const [face] = facesOf({ version: 1, ratio: '1:1', pages: [{ ...emptyPage, nodes: [text] }] }, brand)
  if (!face) throw new Error('A text has a face.')
  return layoutText(
    { ...text, ...face, capitals: text.isCapitals, isTitle: text.role !== 'description' },
    text,
    fonts,
    language,
  )
}
const emptyPage = { id: 'p1', name: '', background: { type: 'none' }, nodes: [] } satisfies Page

/** From the top of the capitals to the foot of the tails, line by line. */
const inkOf = (text: Text, { lines, size }: TextLayout): Box[] =>
  lines
    .filter((line) => line.width > 0)
    .map((line) => ({
      x: text.x + line.x,
      y: text.y + line.baseline - size * 0.74,
      width: line.width,
      height: size * 0.96,
    }))

/** 28 of 400 of the shorter side; in a story also what the networks lay over it. */
function safeArea(ratio: Ratio): Box {
  const { width, height } = stageOf(ratio)
  const margin = 0.069 * Math.min(width, height)
  const [top, bottom] = ratio === '9:16' ? [250, 320] : [margin, margin]
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - bottom }
}

const designs = (['fr', 'en'] as const).flatMap((language) =>
  templateSources.flatMap(({ key, designs: own }) =>
    ([own['1:1'], own['16:9'], own['9:16'], renditionFourFive(own['1:1'])] as Design[]).map((design) => ({
      name: `${key} ${design.ratio}, ${language}`,
      language,
      design: designIn(design, language),
    })),
  ),
)

/** The least contrast of a text's colour with the ground right under its lines. */
function leastContrast(text: Text, boxes: readonly Box[], page: Page, design: Design, brand: Brand): number {
  const scale = 0.25
  const stage = stageOf(design.ratio)
  const bare = withPictures({ ...page, nodes: page.nodes.filter((node) => node.kind !== 'text') })
  const canvas = paintCanvas(paintPage(bare, stage, around(brand, 'fr')).drawings, {
    ...stage,
    scale,
    pictures,
  })
  const ink = rgbFor(text.colour, brand)
  let least = 21
  for (const box of boxes) {
    const [width, height] = [
      Math.max(1, Math.round(box.width * scale)),
      Math.max(1, Math.round(box.height * scale)),
    ]
    const { data } = canvas
      .getContext('2d')
      .getImageData(Math.round(box.x * scale), Math.round(box.y * scale), width, height)
    const seen = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    for (const dot of seen) {
      const rgb: Rgb = [dot >> 16, (dot >> 8) & 255, dot & 255]
      least = Math.min(least, contrast(ink, rgb))
    }
  }
  return least
}

beforeAll(async () => {
  const context = chequers.getContext('2d')
  for (let at = 0; at < 96; at++) {
    context.fillStyle = (at + Math.floor(at / 16)) % 2 === 0 ? '#000000' : '#ffffff'
    context.fillRect((at % 16) * 15, Math.floor(at / 16) * 15, 15, 15)
  }
  for (const { design } of designs)
    for (const titleFamily of familyNames)
      await fonts.load(facesOf(design, { ...wholeBrand({}), titleFamily }))
})

describe.each(designs)('$name', ({ design, language }) => {
  const casesNow = () =>
    Object.entries(brands).flatMap(([name, brand]) =>
      design.pages.flatMap((page) =>
        texts(page).map((text) => ({
          where: `${name}, ${page.name}, ${text.id}`,
          brand,
          page,
          text,
          layout: layoutOf(text, brand, language),
        })),
      ),
    )
  const failing = (test: (one: ReturnType<typeof casesNow>[number]) => string | null) =>
    casesNow().flatMap((one) => {
      const said = test(one)
      return said === null ? [] : [`${one.where}: ${said}`]
    })

  it('keeps its words in the safe area', () => {
    const safe = safeArea(design.ratio)
    const outside = failing(({ text, layout }) => {
      const out = inkOf(text, layout).find(
        (box) =>
          box.x < safe.x ||
          box.y < safe.y ||
          box.x + box.width > safe.x + safe.width ||
          box.y + box.height > safe.y + safe.height,
      )
      return out ? Object.values(out).map(Math.round).join(' ') : null
    })
    expect(outside).toEqual([])
    const logos = design.pages.flatMap((page) =>
      leavesOf(page.nodes).filter((leaf) => leaf.kind === 'image' && leaf.role === 'logo'),
    )
    for (const box of logos) {
      expect(box.x).toBeGreaterThanOrEqual(safe.x)
      expect(box.y).toBeGreaterThanOrEqual(safe.y)
      expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width)
      expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height)
    }
  })

  it('has room for its words, at the size they were meant for', () => {
    const cramped = failing(({ text, layout }) =>
      layout.overflows || layout.size < text.size * 0.8 ? `${layout.size} of ${text.size}` : null,
    )
    expect(cramped).toEqual([])
    for (const brand of Object.values(brands))
      for (const page of design.pages)
        expect(paintPage(page, stageOf(design.ratio), around(brand, language)).remarks).toEqual([])
  })

  it('can be read with every brand', () => {
    const faint = failing(({ text, layout, page, brand }) => {
      const asked = layout.size >= 60 && text.weight >= 600 ? 3 : 4.5
      const least = leastContrast(text, inkOf(text, layout), page, design, brand)
      return least < asked - 0.02 ? `${least.toFixed(2)} of ${asked}` : null
    })
    expect(faint).toEqual([])
  })

  it('lets longer words shrink instead of running over', () => {
    const over = failing(({ text, brand }) => {
      const longer = { ...text, content: `${text.content} ${text.content}` }
      return layoutOf(longer, brand, language).overflows ? 'runs over' : null
    })
    expect(over).toEqual([])
  })
})
