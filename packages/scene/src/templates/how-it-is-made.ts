import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, disc, ground, type PageDraft, type PerRatio, words } from './build.ts'
import { photoCover, photoEnd } from './carousel-pages.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')
const gold = ground('tertiary')

const layout: PerRatio<{
  halo: readonly [x: number, y: number, radius: number]
  number: Area
  large: number
  line: Area
  size: number
  dots: readonly [x: number, y: number]
}> = {
  '1:1': {
    halo: [900, 90, 400],
    number: [640, 84, 360, 330],
    large: 330,
    line: [80, 520, 920, 390],
    size: 84,
    dots: [84, 962],
  },
  '16:9': {
    halo: [300, 380, 560],
    number: [104, 190, 520, 480],
    large: 480,
    line: [960, 190, 856, 620],
    size: 100,
    dots: [964, 940],
  },
  '9:16': {
    halo: [820, 400, 520],
    number: [540, 270, 440, 440],
    large: 430,
    line: [80, 960, 920, 520],
    size: 106,
    dots: [84, 1550],
  },
}
const dot = { radius: 13, step: 48 }

const steps = [
  { line: 'On trie les grains à la main, un plateau après l’autre.', on: paper },
  { line: 'On torréfie douze minutes, et l’oreille dit quand c’est prêt.', on: gold },
  { line: 'On laisse reposer deux jours avant d’ouvrir le sac.', on: night },
] as const

/** A step on each page, counted: from the sentences that are known of one thing. */
export const howItIsMade: TemplateSource = {
  key: 'how-it-is-made',
  name: { fr: 'Comment c’est fait', en: 'How it is made' },
  theme: 'series',
  thematics: ['brand', 'product'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const at = layout[ratio]
    const [hx, hy, radius] = at.halo
    const pages = steps.map(({ line, on }, index): PageDraft => {
      const ink = on.ink(on === night ? 'secondary' : 'primary')
      const under = {
        paper: brand('secondary', -8),
        gold: brand('tertiary', 22),
        night: brand('primary', 14),
      }
      const tint = on === paper ? under.paper : on === gold ? under.gold : under.night
      const [x, y] = at.dots
      return {
        name: `Étape ${index + 1}`,
        ground: on,
        nodes: [
          disc([hx - radius, hy - radius, 2 * radius, 2 * radius], tint),
          words(`number${index + 1}`, String(index + 1), at.number, {
            role: 'heading1',
            weight: 600,
            size: at.large,
            lineHeight: 1,
            align: ratio === '16:9' ? 'left' : 'right',
            valign: 'middle',
            maxCharacters: 2,
            colour: ink,
          }),
          words(`line${index + 1}`, line, at.line, {
            role: 'heading2',
            weight: 600,
            size: at.size,
            lineHeight: 1.14,
            letterSpacing: -14,
            valign: ratio === '16:9' ? 'middle' : 'top',
            colour: ink,
            ...asks(`Étape ${index + 1} : ce que l’on fait, en une phrase entière.`, 140),
          }),
          ...steps.map((_, nth) =>
            disc(
              [x + nth * dot.step, y - dot.radius, 2 * dot.radius, 2 * dot.radius],
              nth === index ? ink : { ...ink, alpha: 0.28 },
            ),
          ),
        ],
      }
    })
    return [
      photoCover(ratio, {
        content: 'Du grain vert à votre tasse',
        prompt: 'Ce dont on montre la fabrication.',
        by: 'Brûlerie des Carmes, Metz',
        asset: 'coffee.5',
      }),
      ...pages,
      photoEnd(ratio, { by: 'Brûlerie des Carmes, Metz', asset: 'table-above.2', on: 'primary' }),
    ]
  }),
}
