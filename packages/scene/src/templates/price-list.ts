import { fixed, readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  type PageDraft,
  type PerRatio,
  rectangle,
  stroke,
  words,
} from './build.ts'
import { photoCover, photoEnd } from './carousel-pages.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const line = readable('primary', 'secondary', 0, 'form')

const layout: PerRatio<{
  frame: Area
  /** Where the first row begins; each is as high as the first is from the second. */
  first: Area
  price: number
  size: number
  /** Between the last row of a page and its frame. */
  step: number
}> = {
  '1:1': { frame: [52, 52, 976, 976], first: [116, 100, 848, 280], price: 300, size: 64, step: 300 },
  '16:9': { frame: [64, 64, 1792, 952], first: [160, 110, 1600, 270], price: 560, size: 88, step: 295 },
  '9:16': { frame: [52, 220, 976, 1420], first: [120, 280, 840, 400], price: 300, size: 78, step: 440 },
}

const items = [
  { thing: 'Shampoing et coupe', line: '29 €' },
  { thing: 'Couleur racines', line: '42 €' },
  { thing: 'Balayage', line: '75 €' },
  { thing: 'Chignon de mariée', line: '90 €' },
  { thing: 'Barbe à l’ancienne', line: '18 €' },
  { thing: 'Soin profond', line: '22 €' },
] as const

/** A list in lines as on a menu, three to a page. */
const priceListOf = (count: 5 | 6, name: TemplateSource['name']): TemplateSource => ({
  key: count === 6 ? 'price-list' : 'price-list-of-five',
  name,
  theme: 'series',
  thematics: ['product', 'actuality'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const { frame, first, price, size, step } = layout[ratio]
    const [fx, fy, fwidth, fheight] = frame
    const [x, y, width, height] = first
    const list = (from: number, to: number): PageDraft => {
      const shown = items.slice(from, to)
      // Two rows stand in the middle of what three would fill.
      const top = y + ((3 - shown.length) * step) / 2
      const rowsOf = (nth: number) => top + nth * step
      return {
        name: `Tarifs ${from === 0 ? 1 : 2}`,
        ground: paper,
        nodes: [
          rectangle([fx, fy, fwidth, fheight], fixed('#ffffff', 0), {
            hasBorder: true,
            borderWidth: 6,
            borderColour: line,
          }),
          ...shown
            .slice(1)
            .map((_, nth) => stroke([x, rowsOf(nth + 1) - (step - height) / 2 - 2, width, 4], line)),
          ...shown.flatMap((item, nth) => {
            const number = from + nth + 1
            const row = { lineHeight: 1.1, letterSpacing: -12, valign: 'middle' } as const
            return [
              words(`thing${number}`, item.thing, [x, rowsOf(nth), width - price - 30, height], {
                role: 'heading1',
                weight: 600,
                size,
                ...row,
                colour: paper.ink('primary'),
                ...asks(`Chose ${number} : comment elle s’appelle.`, 60),
              }),
              words(`line${number}`, item.line, [x + width - price, rowsOf(nth), price, height], {
                role: 'heading2',
                weight: 600,
                size: Math.round(size * 1.2),
                align: 'right',
                ...row,
                colour: readable('tertiary', 'secondary', 0, 'title'),
                ...asks(`Chose ${number} : ce qu’elle coûte, et rien d’autre.`, 24),
              }),
            ]
          }),
        ],
      }
    }
    return [
      photoCover(ratio, {
        content: 'Nos tarifs du printemps',
        prompt: 'Ce que l’on montre, en quelques mots.',
        by: 'Salon Mercœur, Nancy',
        asset: 'sheets.4',
      }),
      list(0, 3),
      list(3, count),
      photoEnd(ratio, { by: 'Salon Mercœur, Nancy', asset: 'petal-light.3' }),
    ]
  }),
})

export const priceList = priceListOf(6, { fr: 'Six lignes de tarifs', en: 'Six lines of prices' })
export const priceListOfFive = priceListOf(5, { fr: 'Cinq lignes de tarifs', en: 'Five lines of prices' })
