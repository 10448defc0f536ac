// Feasts and shows.
import { arc, band, circle, leaf, sector, segment } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { type Art, blend } from './art.ts'
import { area, colour, dot, fade, glow, ground, line, rect, shape, stroke, times, within } from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

/** A cord that hangs between the sides, and places along it. */
function cord({ width, side }: Art, y: number, sag: number, count: number) {
  const swags = Math.max(1, Math.round(width / side))
  const span = width / swags
  const at = (x: number) => {
    const share = (x % span) / span
    return y + sag * 4 * share * (1 - share)
  }
  const hangers = times(count * swags, (place) => ((place + 0.5) * width) / (count * swags))
  return {
    hangers,
    at,
    d: times(
      swags,
      (swag) =>
        `M${Math.round(swag * span)} ${Math.round(y)}Q${Math.round((swag + 0.5) * span)} ${Math.round(y + sag * 2)} ${Math.round((swag + 1) * span)} ${Math.round(y)}`,
    ).join(''),
  }
}

export const feastPictures = [
  scene(
    'curtains',
    ['Rideaux de scène', 'théâtre spectacle rideau cinéma annonce première'],
    ['Stage curtains', 'theatre show cinema opening premiere'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const folds = (left: boolean) =>
        times(5, (at) => {
          const [from, to] = [w * 0.3 * (at / 5), w * 0.3 * ((at + 1) / 5)]
          const pinch = 0.42
          const x = (share: number) => (left ? share : w - share)
          const side = (top: number) =>
            `C${[x(top), h * 0.3, x(top * pinch), h * 0.45, x(top * pinch), h * 0.62].map(Math.round).join(' ')}`
          const back = `L${[x(from * pinch * 1.2), h].map(Math.round).join(' ')}L${[x(to * pinch * 1.2), h].map(Math.round).join(' ')}L${[x(to * pinch), h * 0.62].map(Math.round).join(' ')}C${[x(to * pinch), h * 0.45, x(to), h * 0.3, x(to), 0].map(Math.round).join(' ')}Z`
          return area(
            `M${Math.round(x(from))} 0${side(from)}${back}`,
            fade(
              x(from),
              0,
              x(to),
              0,
              blend(art.accent, art.ink, 0.45),
              art.accent,
              blend(art.accent, art.ink, 0.35),
            ),
          )
        })
      const count = Math.round((w / s) * 5)
      return [
        ground(art, blend(art.ink, '#000000', 0.3)),
        area(rect(0, 0, w, h), glow(w / 2, h * 0.5, s * 0.5, art.paper, 0.35)),
        area(rect(0, h * 0.88, w, h), blend(art.ink, art.accent, 0.35)),
        ...folds(true),
        ...folds(false),
        area(
          times(
            count,
            (at) =>
              segment(((at + 0.5) * w) / count, -s * 0.02, w / count / 1.75, 90, 270) +
              rect((at * w) / count, -s * 0.1, w / count, s * 0.09),
          ).join(''),
          blend(art.accent, art.ink, 0.2),
        ),
        line(
          times(count, (at) => arc(((at + 0.5) * w) / count, -s * 0.02, w / count / 1.75, 100, 260)).join(''),
          blend(art.accent, art.paper, 0.6),
          s / 170,
        ),
      ]
    },
  ),
  scene(
    'bunting',
    ['Fanions', 'fête kermesse guirlande village anniversaire guinguette'],
    ['Bunting', 'fair garland village birthday party'],
    (art) => {
      const tones = [art.accent, art.ink, blend(art.accent, art.paper, 0.5), blend(art.ink, art.accent, 0.5)]
      return [
        ground(art, blend(art.paper, '#ffffff', 0.25)),
        ...[0.06, 0.2].flatMap((y, row): Drawing[] => {
          const { hangers, at, d } = cord(art, art.height * y, art.side * (0.16 + row * 0.05), 9)
          const r = art.side * 0.043
          return [
            ...hangers.map((x, flag) =>
              area(
                shape([x - r, at(x - r)], [x + r, at(x + r)], [x, at(x) + r * 2.5]),
                tones[(flag + row) % 4] ?? art.ink,
              ),
            ),
            line(d, art.ink, art.side / 260),
          ]
        }),
      ]
    },
  ),
  scene(
    'string-lights',
    ['Guirlande lumineuse', 'lumière soir terrasse guinguette été noël marché'],
    ['String lights', 'light evening terrace summer christmas market'],
    (art) => [
      ground(
        art,
        fade(0, 0, 0, art.height, blend(art.ink, '#000000', 0.4), blend(art.ink, art.accent, 0.15)),
      ),
      ...[0.04, 0.2, 0.4].flatMap((y, row): Drawing[] => {
        const { hangers, at, d } = cord(art, art.height * y, art.side * (0.1 + 0.04 * row), 7 - row)
        const r = art.side * (0.018 + row * 0.003)
        return [
          line(d, blend(art.ink, art.paper, 0.35), art.side / 400),
          ...hangers.flatMap((x): Drawing[] => [
            area(dot(x, at(x) + r * 2, r * 5), glow(x, at(x) + r * 2, r * 5, art.accent, 0.75)),
            area(rect(x - r * 0.4, at(x), r * 0.8, r), blend(art.ink, '#000000', 0.6)),
            area(dot(x, at(x) + r * 1.9, r), blend(art.accent, art.paper, 0.72)),
          ]),
        ]
      }),
    ],
  ),
  scene(
    'balloons',
    ['Montgolfières', 'ballon ciel voyage fête envol enfance aventure'],
    ['Hot-air balloons', 'sky travel party flight childhood adventure'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const balloon = (x: number, y: number, r: number, hexes: readonly [string, string]): Drawing[] => {
        const skin = `${arc(x, y, r, -118, 118)}L${Math.round(x + r * 0.22)} ${Math.round(y + r * 1.34)}L${Math.round(x - r * 0.22)} ${Math.round(y + r * 1.34)}Z`
        return [
          within(
            skin,
            area(circle(x, y + r * 0.3, r * 2), hexes[0]),
            area(`${leaf([x, y - r], [x, y + r * 1.5], r * 1.25, 0.42)}`, hexes[1]),
            area(leaf([x, y - r], [x, y + r * 1.5], r * 0.5, 0.42), hexes[0]),
          ),
          line(
            stroke([x - r * 0.2, y + r * 1.34], [x - r * 0.13, y + r * 1.6]) +
              stroke([x + r * 0.2, y + r * 1.34], [x + r * 0.13, y + r * 1.6]),
            art.ink,
            s / 500,
          ),
          area(rect(x - r * 0.16, y + r * 1.58, r * 0.32, r * 0.24), art.ink),
        ]
      }
      return [
        ground(art, fade(0, 0, 0, h, blend(art.accent, art.paper, 0.55), blend(art.paper, '#ffffff', 0.3))),
        ...balloon(w * 0.68, h * 0.34, s * 0.2, [art.ink, art.accent]),
        ...balloon(w * 0.24, h * 0.58, s * 0.11, [art.accent, art.paper]),
        ...balloon(w * 0.46, h * 0.2, s * 0.05, [blend(art.ink, art.paper, 0.4), art.paper]),
        ...[0.8, 0.88].map((y, at) =>
          area(
            `M0 ${Math.round(h)}V${Math.round(h * y)}Q${[w * 0.3, h * (y - 0.08 + at * 0.1), w * 0.6, h * (y + 0.03)].map(Math.round).join(' ')}T${Math.round(w)} ${Math.round(h * (y - 0.02))}V${Math.round(h)}Z`,
            blend(art.ink, art.paper, 0.35 - at * 0.35),
          ),
        ),
      ]
    },
  ),
  scene(
    'vinyl',
    ['Vinyle', 'disque musique concert bar son rétro disquaire'],
    ['Vinyl', 'record music concert bar sound retro'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, y, r] = [w * 0.72, h * 0.66, s * 0.5]
      return [
        ground(art, art.accent),
        area(dot(x, y, r), blend(art.ink, '#000000', 0.4)),
        line(
          times(11, (at) => dot(x, y, r * (0.42 + at * 0.05))).join(''),
          blend(art.ink, art.paper, 0.2),
          s / 800,
        ),
        area(sector(x, y, r * 0.97, -58, -30) + sector(x, y, r * 0.97, 122, 150), colour(art.paper, 0.16)),
        area(dot(x, y, r * 0.34), art.paper),
        area(band(x, y, r * 0.28, r * 0.24, 0, 359.9), art.accent),
        area(dot(x, y, r * 0.035), art.ink),
      ]
    },
  ),
]
