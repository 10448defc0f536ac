import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { across, area, below, dot, fade, glow, ground, line, rect, stroke, swell, times } from './pen.ts'
import { picturesOf } from './picture.ts'

const texture = picturesOf('texture')

/** Papers and grains, of the platform's own picture collection. */
export const paperPictures = [
  texture(
    'grain',
    ['Grain', 'sable papier poudre fond neutre sobre'],
    ['Grain', 'sand paper powder plain background'],
    (art) => {
      const specks = (count: number, low: number, high: number) =>
        times(count, () =>
          dot(
            art.random() * art.width,
            art.random() * art.height,
            (art.between(low, high) * art.side) / 1080,
          ),
        ).join('')
      return [
        ground(
          art,
          fade(0, 0, art.width, art.height, blend(art.ink, art.accent, 0.3), blend(art.ink, '#000000', 0.15)),
        ),
        area(specks(560, 1.2, 3.6), art.accent, 0.8),
        area(specks(460, 1.2, 4), art.paper, 0.6),
      ]
    },
  ),
  texture(
    'kraft',
    ['Papier kraft', 'carton colis emballage recyclé livraison vrac'],
    ['Kraft paper', 'cardboard parcel packing recycled delivery'],
    (art) => {
      const fibres = (count: number) =>
        times(count, () => {
          const [x, y, turn, long] = [
            art.random() * art.width,
            art.random() * art.height,
            art.between(0, 6.3),
            art.between(0.008, 0.03) * art.side,
          ]
          return `M${Math.round(x)} ${Math.round(y)}q${[long * Math.cos(turn), long * Math.sin(turn), long * 1.6 * Math.cos(turn + 0.7), long * 1.6 * Math.sin(turn + 0.7)].map(Math.round).join(' ')}`
        }).join('')
      return [
        ground(art, blend(art.accent, art.paper, 0.4)),
        line(fibres(380), art.ink, art.side / 700, 0.3),
        line(fibres(320), art.paper, art.side / 540, 0.7),
        line(fibres(60), art.accent, art.side / 300, 0.7),
      ]
    },
  ),
  texture(
    'slate',
    ['Ardoise', 'tableau craie école menu restaurant rentrée'],
    ['Slate', 'blackboard chalk school menu restaurant'],
    (art) => {
      const smear = (): Drawing => {
        const [x, y, r] = [
          art.random() * art.width,
          art.random() * art.height,
          art.between(0.2, 0.45) * art.side,
        ]
        const turn = art.between(-0.5, 0.1)
        return {
          type: 'group',
          matrix: [Math.cos(turn), Math.sin(turn), -0.3 * Math.sin(turn), 0.3 * Math.cos(turn), x, y],
          items: [area(dot(0, 0, r), glow(0, 0, r, art.paper, 0.09))],
        }
      }
      const edge = art.side * 0.035
      const dust = times(260, () =>
        dot(art.random() * art.width, art.random() * art.height, (art.between(0.7, 1.8) * art.side) / 1080),
      ).join('')
      return [
        ground(art, blend(art.ink, '#000000', 0.25)),
        ...times(14, smear),
        area(dust, art.paper, 0.35),
        line(rect(edge, edge, art.width - 2 * edge, art.height - 2 * edge), art.paper, art.side / 270, 0.75),
        line(
          rect(edge * 1.35, edge * 1.35, art.width - 2.7 * edge, art.height - 2.7 * edge),
          art.paper,
          art.side / 720,
          0.55,
        ),
      ]
    },
  ),
  texture(
    'torn-paper',
    ['Papiers déchirés', 'papier déchirure couche collage annonce promotion'],
    ['Torn papers', 'paper tear layer collage news offer'],
    (art) => {
      const tones = [blend(art.accent, art.paper, 0.5), art.accent, art.ink]
      return [
        ground(art, art.paper),
        ...tones.flatMap((hex, at) => {
          const wave = swell(art, art.side * 0.05, 0.8)
          const rough = times(art.width / (art.side / 90) + 6, () => art.between(-0.006, 0.006) * art.side)
          const edge = (lift: number) => (x: number) =>
            art.height * (0.56 + at * 0.16) +
            wave(x) -
            x * 0.08 +
            lift +
            (rough[Math.max(0, Math.round((x * 90) / art.side))] ?? 0)
          const step = art.side / 90
          return [
            area(below(art, edge(-art.side * 0.012), step), blend(art.paper, '#ffffff', 0.8)),
            area(
              below(
                art,
                (x) => edge(0)(x) + (rough[(Math.round(x / step) * 7 + 40) % rough.length] ?? 0) * 0.8,
                step,
              ),
              hex,
            ),
          ]
        }),
      ]
    },
  ),
  texture(
    'engraving',
    ['Gravure', 'hachure taille-douce trait encre billet livre'],
    ['Engraving', 'hatch line ink banknote book print'],
    (art) => {
      const [x0, y0, r] = [art.width * 0.6, art.height * 0.52, art.side * 0.34]
      const step = art.side / 56
      const lift = (x: number, y: number) => {
        const near = Math.hypot(x - x0, y - y0) / r
        return near < 1 ? -Math.sqrt(1 - near * near) * art.side * 0.1 : 0
      }
      const lines = times(art.height / step + 8, (at) =>
        across(art, (x) => at * step + lift(x, at * step), art.side / 24),
      )
      return [
        ground(art, art.paper),
        ...lines.map((d, at) => line(d, art.ink, art.side / 520 + (at % 2) * (art.side / 800), 0.85)),
      ]
    },
  ),
  texture(
    'squared-paper',
    ['Papier quadrillé', 'cahier école note devoir comptable plan'],
    ['Squared paper', 'notebook school note homework accountant plan'],
    (art) => {
      const step = art.side / 24
      const net =
        times(art.width / step + 1, (at) => stroke([at * step, 0], [at * step, art.height])).join('') +
        times(art.height / step + 1, (at) => stroke([0, at * step], [art.width, at * step])).join('')
      return [
        ground(art, blend(art.paper, '#ffffff', 0.45)),
        line(net, blend(art.paper, art.ink, 0.4), art.side / 900, 0.55),
        area(rect(step * 4 - art.side / 500, 0, art.side / 250, art.height), art.accent),
        ...times(3, (at) =>
          area(
            dot(step * 1.5, art.height * (0.15 + at * 0.35), step * 0.42),
            blend(art.paper, art.ink, 0.22),
          ),
        ),
      ]
    },
  ),
  texture(
    'splashes',
    ['Éclaboussures', 'encre peinture tache atelier artiste création'],
    ['Splashes', 'ink paint spot studio artist creation'],
    (art) => {
      const burst = (cx: number, cy: number, size: number) =>
        times(60, () => {
          const [turn, far] = [art.between(0, 6.3), art.random() ** 2]
          return dot(
            cx + Math.cos(turn) * far * size * 3.4,
            cy + Math.sin(turn) * far * size * 3.4,
            size * art.between(0.02, 0.2) * (1.15 - far),
          )
        }).join('') + dot(cx, cy, size * 0.6)
      return [
        ground(art, art.paper),
        area(burst(art.width * 0.84, art.height * 0.2, art.side * 0.17), art.accent),
        area(burst(art.width * 0.12, art.height * 0.88, art.side * 0.2), art.ink),
        area(burst(art.width * 0.3, art.height * 0.8, art.side * 0.07), art.accent),
      ]
    },
  ),
]
