import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  motif,
  type PerRatio,
  type Tones,
  title,
  tones,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const shadow = brand('primary', 20)
/** Where a tool hung: its outline on the board. */
const ghost: Tones = [shadow, shadow, shadow, shadow]

interface ToolGrid {
  from: [x: number, y: number]
  step: [x: number, y: number]
  across: number
  down: number
  side: number
  missing: number
}
const layout: PerRatio<{ title: Area; size: number; detail: Area; small: number; grid: ToolGrid }> = {
  '1:1': {
    title: [80, 76, 920, 240],
    size: 110,
    detail: [86, 326, 900, 64],
    small: 48,
    grid: { from: [28, 420], step: [316, 336], across: 3, down: 2, side: 396, missing: 4 },
  },
  '16:9': {
    title: [100, 300, 760, 290],
    size: 128,
    detail: [108, 606, 540, 150],
    small: 54,
    grid: { from: [850, -32], step: [336, 356], across: 3, down: 3, side: 424, missing: 4 },
  },
  '9:16': {
    title: [80, 270, 920, 300],
    size: 138,
    detail: [88, 580, 900, 76],
    small: 56,
    grid: { from: [-6, 720], step: [500, 500], across: 2, down: 3, side: 600, missing: 3 },
  },
}

/** A template that ships with the platform, “One is missing”, in the gallery under “forms”. */
export const oneIsMissing: TemplateSource = {
  key: 'one-is-missing',
  name: { fr: 'Il en manque un', en: 'One is missing' },
  theme: 'forms',
  thematics: ['recruitment'],
  type: 'SINGLE',
  isDefaultSuggestion: true,
  designs: composed((ratio) => {
    const { title: head, size, detail: below, small, grid } = layout[ratio]
    const tools = Array.from({ length: grid.across * grid.down }, (_, at) =>
      motif(
        'hammer',
        [
          grid.from[0] + grid.step[0] * (at % grid.across),
          grid.from[1] + grid.step[1] * Math.floor(at / grid.across),
          grid.side,
        ],
        at === grid.missing ? ghost : tones.onPrimary,
      ),
    )
    return [
      {
        name: 'Annonce',
        ground: night,
        nodes: [
          ...tools,
          title('Il manque\nun charpentier.', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: night.ink('secondary'),
            ...asks('« Il manque » et le métier, en deux lignes, avec un point.', 34),
          }),
          detail('CDI à Vannes, débutant bienvenu.', below, {
            size: small,
            colour: night.ink('tertiary'),
            ...asks('Le contrat, le lieu, et pour qui.', 48),
          }),
        ],
      },
    ]
  }),
}
