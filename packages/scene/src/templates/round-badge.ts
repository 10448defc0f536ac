import { readable } from '../brand/colour.ts'
import { type Area, asks, composed, disc, ground, type PerRatio, title, words } from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('secondary', -6)
const badge = ground('primary')

const layout: PerRatio<{
  middle: readonly [x: number, y: number]
  radius: number
  size: number
  small: number
}> = {
  '1:1': { middle: [540, 540], radius: 452, size: 116, small: 46 },
  '16:9': { middle: [960, 540], radius: 480, size: 124, small: 48 },
  '9:16': { middle: [540, 930], radius: 490, size: 126, small: 50 },
}

const circle = ([x, y]: readonly [number, number], radius: number): Area => [
  x - radius,
  y - radius,
  2 * radius,
  2 * radius,
]

/** A template that ships with the platform, “The badge”, in the gallery under “forms”. */
export const roundBadge: TemplateSource = {
  key: 'round-badge',
  name: { fr: 'La pastille', en: 'The badge' },
  theme: 'forms',
  thematics: ['brand', 'product', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { middle, radius, size, small } = layout[ratio]
    const [x, y] = middle
    const around = 26
    const far = radius - 12
    return [
      {
        name: 'Pastille',
        ground: cloth,
        nodes: [
          // Beads round the edge, as on a cap or a seal.
          ...Array.from({ length: around }, (_, nth) => {
            const turn = (2 * Math.PI * nth) / around
            const bead = radius * 0.115
            return disc(
              circle(
                [Math.round(x + far * Math.sin(turn)), Math.round(y - far * Math.cos(turn))],
                Math.round(bead),
              ),
              badge.colour,
            )
          }),
          disc(circle(middle, radius), badge.colour),
          disc(circle(middle, Math.round(radius * 0.9)), readable('tertiary', 'primary', 0, 'form')),
          disc(circle(middle, Math.round(radius * 0.885)), badge.colour),
          ...[-36, 0, 36].map((beside) =>
            disc(
              circle([x + beside, y + Math.round(radius * 0.31)], 7),
              readable('tertiary', 'primary', 0, 'form'),
            ),
          ),
          title(
            'Ouvert tout l’été',
            [x - radius * 0.68, y - radius * 0.52, radius * 1.36, radius * 0.74].map(
              Math.round,
            ) as unknown as Area,
            {
              size,
              align: 'center',
              valign: 'middle',
              colour: badge.ink('secondary'),
              ...asks('Ce qu’on veut retenir, en trois mots.', 26, 'words'),
            },
          ),
          words(
            'line',
            'du mardi au dimanche, sans pause',
            [x - radius * 0.56, y + radius * 0.37, radius * 1.12, radius * 0.3].map(
              Math.round,
            ) as unknown as Area,
            {
              role: 'heading2',
              weight: 500,
              size: small,
              lineHeight: 1.2,
              align: 'center',
              colour: badge.ink('tertiary'),
              ...asks('La ligne d’en dessous, courte.', 40, 'words'),
            },
          ),
        ],
      },
    ]
  }),
}
