// node tools/run.mjs tools/contact-sheet/main.ts [sheet…]: draws every template, every motif and the collection onto the
// sheets in docs/images, with the server's own painter, so that a change of design can be looked at as a whole.
import { writeFileSync } from 'node:fs'
import type { Canvas } from '@napi-rs/canvas'
import {
  collectionPictures,
  type Design,
  drawnRatios,
  motifs,
  paintCollectionPicture,
  ratios,
  renditionFourFive,
  type TemplateSource,
  templateSources,
  themes,
  trades,
} from '@postelier/scene'
import { paintCanvas } from '../../apps/server/src/platform/painting/paint-canvas.ts'
import { fromRoot } from '../lib/paths.ts'
import { brandOf, sixBrands } from './brands.ts'
import { motifGrounds } from './motif-grounds.ts'
import { drawMotif, paintTemplate } from './painting.ts'
import { type Caption, type Placed, printSheet } from './sheet.ts'

const margin = 64
const gap = 14
/** From the middle of the sheet to the second column. */
const gutter = 20
const width = 2320

/** Fills a sheet from the top, a row after the other. */
class Columns {
  readonly placed: Placed[] = []
  readonly captions: Caption[] = []
  y = margin

  title(words: string): void {
    this.captions.push({ words, x: margin, y: this.y, width: width - 2 * margin, kind: 'title' })
    this.y += 116
  }

  /** Pictures side by side; says where the row ends to the right. */
  row(pictures: readonly Canvas[], x = margin, y = this.y): number {
    let at = x
    for (const picture of pictures) {
      this.placed.push({ picture, x: at, y })
      at += picture.width + gap
    }
    return at
  }

  caption(head: string, note: string, x: number, y: number, room: number): void {
    this.captions.push({ words: head, x, y, width: room, kind: 'head' })
    this.captions.push({ words: note, x, y: y + 28, width: room, kind: 'note' })
  }

  print(): Promise<Buffer> {
    return printSheet({ width, height: this.y + margin }, this.placed, this.captions)
  }
}

const pages = (source: TemplateSource, design: Design, height: number) => {
  const brand = brandOf[source.key]
  if (!brand) throw new Error(`${source.key} has no sample brand.`)
  const scale = height / ratios[design.ratio][1]
  return Promise.all(design.pages.map((_, page) => paintTemplate(source.key, design, page, brand, scale)))
}
const themeOf = ({ theme }: TemplateSource) => themes.find(({ key }) => key === theme)?.name.fr ?? ''

async function templateSheet(): Promise<Buffer> {
  const sheet = new Columns()
  const sides = drawnRatios.length
  sheet.title(`${templateSources.length} modèles, ${templateSources.length * sides} compositions`)
  const singles = templateSources.filter((source) => source.type === 'SINGLE')
  const height = 310
  for (const [at, source] of singles.entries()) {
    const x = at % 2 === 0 ? margin : width / 2 + gutter
    const cells = await Promise.all(drawnRatios.map((ratio) => pages(source, source.designs[ratio], height)))
    sheet.row(cells.flat(), x)
    sheet.caption(source.name.fr, themeOf(source), x, sheet.y + height + 10, 900)
    if (at % 2 === 1 || at === singles.length - 1) sheet.y += height + 96
  }
  for (const source of templateSources.filter((one) => one.type === 'CAROUSEL')) {
    const end = sheet.row(await pages(source, source.designs['1:1'], 264))
    sheet.row(await pages(source, source.designs['9:16'], 264), end + gap)
    sheet.y += 264 + gap
    sheet.row(await pages(source, source.designs['16:9'], 240))
    sheet.caption(source.name.fr, themeOf(source), margin, sheet.y + 250, 900)
    sheet.y += 240 + 96
  }
  return sheet.print()
}

const onEveryBrand = [
  'one-figure',
  'goods-and-price',
  'two-halves',
  'great-day',
  'front-page',
  'where-it-comes-from',
]

async function brandSheet(): Promise<Buffer> {
  const sheet = new Columns()
  sheet.title('Six modèles, six marques ; puis le format 4:5')
  const side = 353
  for (const brand of Object.values(sixBrands)) {
    const cells = await Promise.all(
      onEveryBrand.map((key) => {
        const source = templateSources.find((one) => one.key === key)
        if (!source) throw new Error(`There is no template ${key}.`)
        const last = source.type === 'CAROUSEL' ? 3 : 0
        return paintTemplate(key, source.designs['1:1'], last, brand, side / ratios['1:1'][1])
      }),
    )
    sheet.row(cells)
    sheet.y += side + gap
  }
  sheet.y += 40
  const portraits = await Promise.all(
    templateSources.map(async (source) => pages(source, renditionFourFive(source.designs['1:1']), 324)),
  )
  const firsts = portraits.flatMap(([first]) => first ?? [])
  for (let at = 0; at < firsts.length; at += 8) {
    sheet.row(firsts.slice(at, at + 8))
    sheet.y += 324 + gap
  }
  return sheet.print()
}

async function motifSheet(): Promise<Buffer> {
  const sheet = new Columns()
  sheet.title(`${motifs.length} motifs`)
  const across = 11
  const side = Math.floor((width - 2 * margin) / across)
  for (const [at, motif] of motifs.entries()) {
    const { ground, tones } = motifGrounds[trades.indexOf(motif.trade) % motifGrounds.length] ?? {
      ground: '#ffffff',
      tones: [],
    }
    const room = 100 * 1.3
    const cell = paintCanvas(
      [
        { type: 'path', d: `M0 0H${room}V${room}H0Z`, fill: { type: 'colour', hex: ground, alpha: 1 } },
        { type: 'group', matrix: [1, 0, 0, 1, 15, 15], items: drawMotif(motif, tones) },
      ],
      { width: room, height: room, scale: side / room, pictures: new Map() },
    )
    sheet.placed.push({
      picture: cell,
      x: margin + (at % across) * side,
      y: sheet.y + Math.floor(at / across) * side,
    })
  }
  sheet.y += Math.ceil(motifs.length / across) * side
  return sheet.print()
}

async function collectionSheet(): Promise<Buffer> {
  const sheet = new Columns()
  sheet.title(`${collectionPictures.length} images de la collection`)
  const across = 10
  const side = Math.floor((width - 2 * margin - (across - 1) * gap) / across)
  const brand = brandOf['one-figure']
  if (!brand) throw new Error('The collection needs a sample brand.')
  const cells = collectionPictures.map(({ name }) => {
    const stage = { width: 1080, height: 1080 }
    const drawings = paintCollectionPicture(name, { stage, brand, seed: 7 }) ?? []
    return paintCanvas(drawings, { ...stage, scale: side / stage.width, pictures: new Map() })
  })
  for (let at = 0; at < cells.length; at += across) {
    sheet.row(cells.slice(at, at + across))
    sheet.y += side + gap
  }
  return sheet.print()
}

const sheets = {
  'contact-sheet-collection': collectionSheet,
  'contact-sheet-templates': templateSheet,
  'contact-sheet-brands': brandSheet,
  'contact-sheet-motifs': motifSheet,
}
const wanted = process.argv.slice(2)
for (const [name, print] of Object.entries(sheets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const bytes = await print()
  writeFileSync(fromRoot('docs/images', `${name}.jpg`), bytes)
  console.log(`docs/images/${name}.jpg, ${Math.round(bytes.length / 1024)} KB`)
}
