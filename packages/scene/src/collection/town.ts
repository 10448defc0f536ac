// Streets, rooms and feasts.
import { arc, band, circle, leaf, polar, sector, segment } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { type Art, blend } from './art.ts'
import {
  arch,
  area,
  colour,
  dot,
  fade,
  glow,
  ground,
  line,
  rect,
  shape,
  stroke,
  times,
  veil,
  within,
} from './pen.ts'
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

export const townPictures = [
  scene(
    'skyline',
    ['La ville', 'immeuble ville immobilier agence nuit bureau urbain'],
    ['City skyline', 'building town property agency night office urban'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const rows = times(3, (row) => {
        const windows: string[] = []
        let d = ''
        for (let x = -s * 0.02; x < w; ) {
          const [wide, tall] = [
            s * art.between(0.07, 0.13),
            s * art.between(0.14, 0.36) * (1.25 - row * 0.24),
          ]
          const top = h * (0.92 + row * 0.03) - tall
          d += rect(x, top, wide + 1, h)
          if (art.random() < 0.3) d += rect(x + wide * 0.45, top - s * 0.05, wide * 0.1, s * 0.05)
          if (row > 0)
            for (let up = top + s * 0.025; up < h; up += s * 0.035)
              for (const share of [0.2, 0.5, 0.8])
                if (art.random() < 0.32)
                  windows.push(rect(x + wide * share - s * 0.006, up, s * 0.012, s * 0.016))
          x += wide + (art.random() < 0.2 ? s * 0.02 : 0)
        }
        const tone = blend(art.ink, row === 2 ? '#000000' : art.accent, row === 2 ? 0.25 : 0.5 - row * 0.32)
        return [area(d, tone), area(windows.join(''), blend(art.accent, art.paper, 0.5))]
      })
      return [
        ground(art, fade(0, 0, 0, h, blend(art.accent, art.paper, 0.75), blend(art.accent, art.paper, 0.15))),
        area(dot(w * 0.3, h * 0.5, s * 0.13), art.paper, 0.9),
        ...rows.flat(),
      ]
    },
  ),
  scene(
    'roofs',
    ['Toits du village', 'village maison toit couvreur immobilier artisan'],
    ['Village roofs', 'house roof roofer property craft'],
    (art) => {
      const { width: w, height: h, side: s } = art
      return [
        ground(art, blend(art.paper, art.accent, 0.14)),
        ...times(4, (row): Drawing[] => {
          const count = Math.ceil((w / s) * (6 - row * 0.7)) + 1
          const wide = w / (count - 1)
          return times(count, (at): Drawing[] => {
            const [x, y] = [
              (at - 0.5 + (row % 2) * 0.5) * wide,
              h * (0.56 + row * 0.125) + art.between(-0.03, 0.03) * s,
            ]
            const roof = wide * art.between(0.34, 0.52)
            const tone = blend(art.accent, row > 2 ? art.ink : art.paper, row > 2 ? 0.12 : 0.3 - row * 0.12)
            return [
              area(rect(x + wide * 0.62, y - roof * 0.95, wide * 0.1, roof), art.ink),
              area(rect(x, y, wide, h), blend(art.paper, at % 2 ? art.ink : '#ffffff', at % 2 ? 0.1 : 0.4)),
              area(
                shape([x - wide * 0.05, y], [x + wide / 2, y - roof], [x + wide * 1.05, y]),
                at % 3 === 0 ? blend(art.ink, art.accent, 0.25) : tone,
              ),
              area(
                rect(x + wide * 0.25, y + wide * 0.14, wide * 0.14, wide * 0.2) +
                  rect(x + wide * 0.61, y + wide * 0.14, wide * 0.14, wide * 0.2),
                art.ink,
              ),
            ]
          }).flat()
        }).flat(),
      ]
    },
  ),
  scene(
    'rainbow-arches',
    ['Arcs', 'arche arc-en-ciel crèche enfant espoir boho'],
    ['Arches', 'rainbow nursery child hope boho'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const tones = [
        art.ink,
        art.accent,
        blend(art.accent, art.paper, 0.5),
        blend(art.ink, art.accent, 0.45),
        blend(art.paper, art.accent, 0.12),
      ]
      return [
        ground(art, blend(art.paper, art.accent, 0.12)),
        ...times(5, (at) => {
          const r = s * (0.4 - at * 0.075)
          return area(arch(w / 2 - r, h - r - s * 0.16, r * 2, r + s * 0.2), tones[at] ?? art.paper)
        }),
      ]
    },
  ),
  scene(
    'arcade',
    ['Arcades', 'arche porche italie architecte hôtel soleil ombre'],
    ['Arcade', 'porch italy architect hotel sun shade'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const count = Math.max(2, Math.round((w / s) * 3))
      const wide = w / count
      const top = h - Math.min(h * 0.62, wide * 2.1)
      return [
        ground(art, blend(art.accent, art.paper, 0.42)),
        ...times(count, (at): Drawing[] => {
          const [x, y] = [(at + 0.14) * wide, top]
          const hole = arch(x, y, wide * 0.72, h - y - s * 0.1)
          return [
            area(hole, blend(art.accent, art.ink, 0.55)),
            within(
              hole,
              area(
                arch(x + wide * 0.13, y + wide * 0.05, wide * 0.72, h),
                fade(0, y, 0, h, blend(art.paper, art.accent, 0.15), art.paper),
              ),
              area(rect(x, h * 0.8, wide, h), art.ink, 0.85),
            ),
          ]
        }).flat(),
        area(rect(0, h - s * 0.1, w, s * 0.1), blend(art.accent, art.paper, 0.1)),
        area(rect(0, top - s * 0.09, w, s * 0.018), blend(art.accent, art.ink, 0.2)),
      ]
    },
  ),
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
    'window-light',
    ['Lumière de fenêtre', 'fenêtre soleil mur ombre intérieur calme maison'],
    ['Window light', 'sun wall shade indoors calm home'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, y, wide, tall, lean] = [w * 0.5 - s * 0.12, h * 0.5 - s * 0.34, s * 0.22, s * 0.2, 0.34]
      const pane = (c: number, r: number) => {
        const [px, py] = [x + c * (wide + s * 0.022), y + r * (tall + s * 0.022)]
        return shape(
          [px, py + c * wide * lean],
          [px + wide, py + (c + 1) * wide * lean],
          [px + wide, py + tall + (c + 1) * wide * lean],
          [px, py + tall + c * wide * lean],
        )
      }
      const stem = (turn: number) =>
        times(5, (at) => {
          const [px, py] = [w * 0.5 + s * 0.16 + at * s * 0.035, h * 0.5 + s * 0.42 - at * s * 0.1]
          return leaf([px, py], polar(px, py, s * 0.17, turn + (at % 2 ? 60 : -46)), s * 0.06)
        }).join('')
      return [
        ground(art, fade(0, 0, w, h, blend(art.accent, art.paper, 0.38), blend(art.accent, art.ink, 0.1))),
        area(
          [0, 1].flatMap((c) => [0, 1, 2].map((r) => pane(c, r))).join(''),
          veil([x, y], [x + s * 0.5, y + s * 0.8], blend(art.paper, '#ffffff', 0.4), 0.9, 0.55),
        ),
        area(stem(10), blend(art.accent, art.ink, 0.12), 0.85),
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
    'table-above',
    ['Table vue d’en haut', 'restaurant assiette repas couvert cuisine traiteur menu'],
    ['Table from above', 'restaurant plate meal kitchen caterer menu'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const white = blend(art.paper, '#ffffff', 0.6)
      const [x, y, r] = [w * 0.5, h * 0.54, s * 0.27]
      return [
        ground(art, art.accent),
        area(rect(0, 0, Math.max(w * 0.16, s * 0.1), h), blend(art.accent, art.paper, 0.3)),
        area(dot(x + s * 0.012, y + s * 0.02, r), art.ink, 0.3),
        area(dot(x, y, r), white),
        area(dot(x, y, r * 0.7), blend(white, art.ink, 0.07)),
        line(
          stroke([x + r * 1.3, y - r * 0.1], [x + r * 1.3, y + r * 0.85]) +
            stroke([x - r * 1.3, y - r * 0.1], [x - r * 1.3, y + r * 0.85]),
          art.ink,
          s * 0.02,
        ),
        area(leaf([x + r * 1.28, y + r * 0.05], [x + r * 1.28, y - r * 0.9], s * 0.05), art.ink),
        line(
          times(3, (at) =>
            stroke(
              [x - r * 1.3 + (at - 1) * s * 0.019, y - r * 0.82],
              [x - r * 1.3 + (at - 1) * s * 0.019, y - r * 0.3],
            ),
          ).join('') + arc(x - r * 1.3, y - r * 0.3, s * 0.019, 90, 270),
          art.ink,
          s * 0.009,
        ),
        area(dot(w * 0.86, h * 0.16, s * 0.085), blend(art.ink, art.accent, 0.2)),
        area(dot(w * 0.86, h * 0.16, s * 0.062), blend(art.accent, art.paper, 0.65)),
        area(
          times(7, (at) => {
            const [lx, ly] = polar(x, y, r * 0.12 * (at % 3), at * 51)
            return leaf([lx, ly], polar(lx, ly, r * 0.42, at * 51 + art.between(-12, 12)), r * 0.17)
          }).join(''),
          art.ink,
        ),
        area(
          times(5, (at) => {
            const [cx, cy] = polar(x, y, r * 0.4, at * 72 + 30)
            return dot(cx, cy, r * 0.075)
          }).join(''),
          art.accent,
        ),
      ]
    },
  ),
  scene(
    'shelf',
    ['Étagère aux vases', 'décoration céramique potier maison boutique cadeau'],
    ['Shelf of vases', 'decoration ceramic potter home shop gift'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const y = h * 0.76
      const tones = [art.accent, art.ink, blend(art.accent, art.paper, 0.55), blend(art.ink, art.accent, 0.4)]
      const count = Math.round((w / s) * 4)
      const pot = (x: number, at: number): string => {
        const r = s * art.between(0.07, 0.09)
        return (
          [
            () =>
              dot(x, y - r, r) +
              rect(x - r * 0.3, y - r * 3, r * 0.6, r * 1.6) +
              rect(x - r * 0.44, y - r * 3.1, r * 0.88, r * 0.2),
            () => arch(x - r * 0.8, y - r * 3.6, r * 1.6, r * 3.6),
            () => sector(x, y - r * 1.15, r * 1.2, 90, 270) + rect(x - r * 0.5, y - r * 0.2, r, r * 0.2),
            () =>
              shape(
                [x - r * 0.8, y],
                [x - r * 1.05, y - r * 1.7],
                [x + r * 1.05, y - r * 1.7],
                [x + r * 0.8, y],
              ),
          ][at % 4]?.() ?? ''
        )
      }
      return [
        ground(art, blend(art.paper, art.accent, 0.16)),
        ...times(count, (at): Drawing[] => {
          const x = ((at + 0.5) * w) / count
          const stalk =
            at % 4 === 0 || at % 4 === 3
              ? times(5, (twig) => {
                  const [bx, by] = [x, y - s * (at % 4 ? 0.14 : 0.22)]
                  return leaf(
                    [bx, by],
                    polar(bx, by, s * art.between(0.13, 0.2), (twig - 2) * 24),
                    s * 0.035,
                    0.65,
                  )
                }).join('')
              : ''
          return [area(stalk, blend(art.ink, art.paper, 0.18)), area(pot(x, at), tones[at % 4] ?? art.ink)]
        }).flat(),
        area(rect(0, y, w, s * 0.03), art.ink),
        area(rect(0, y + s * 0.03, w, s * 0.1), veil([0, y], [0, y + s * 0.13], art.ink, 0.2, 0)),
      ]
    },
  ),
  scene(
    'stairs',
    ['Escalier', 'marche progrès étape conseil objectif architecture'],
    ['Stairs', 'step progress advice goal architecture'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const count = 7
      const [wide, tall] = [w / count, (h * 0.72) / count]
      return [
        ground(art, fade(0, 0, w, 0, blend(art.paper, art.accent, 0.3), blend(art.paper, art.accent, 0.1))),
        area(dot(w - wide * 0.9, h * 0.16, s * 0.085), art.accent),
        ...times(count, (at): Drawing[] => [
          area(
            rect(at * wide, h - (at + 1) * tall, w, tall + 1),
            fade(
              at * wide,
              0,
              w,
              0,
              blend(art.ink, art.accent, 0.5 - at * 0.03),
              blend(art.ink, art.accent, 0.1),
            ),
          ),
          area(rect(at * wide, h - (at + 1) * tall, w, tall * 0.12), blend(art.accent, art.paper, 0.3)),
        ]),
      ].flat()
    },
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
  scene(
    'street-plan',
    ['Plan du quartier', 'carte rue adresse quartier livraison adresse immobilier'],
    ['Street plan', 'map street address quarter delivery property'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const blocks: Drawing[] = []
      const lanes = Math.ceil(Math.hypot(w, h) / (s / 6)) + 2
      for (let c = -lanes; c < lanes; c++)
        for (let r = -lanes; r < lanes; r++) {
          const [bx, by] = [(c * s) / 6, (r * s) / 7.5]
          const [px, py] = [w / 2 + bx * 0.94 - by * 0.34, h / 2 + bx * 0.34 + by * 0.94]
          if (px < -s * 0.2 || px > w + s * 0.2 || py < -s * 0.2 || py > h + s * 0.2) continue
          const cut = art.between(0.4, 0.6)
          const kind = art.random()
          const d =
            kind < 0.55
              ? rect(0, 0, (s / 6) * cut - s * 0.012, s / 7.5 - s * 0.02) +
                rect((s / 6) * cut, 0, (s / 6) * (1 - cut) - s * 0.02, s / 7.5 - s * 0.02)
              : rect(0, 0, s / 6 - s * 0.02, s / 7.5 - s * 0.02)
          blocks.push({
            type: 'group',
            matrix: [0.94, 0.34, -0.34, 0.94, px, py],
            items: [
              area(d, kind > 0.9 ? blend(art.accent, art.paper, 0.5) : blend(art.paper, art.ink, 0.13)),
            ],
          })
        }
      const [x, y, pin] = [w * 0.5, h * 0.48, s * 0.075]
      return [
        ground(art, blend(art.paper, '#ffffff', 0.5)),
        ...blocks,
        line(
          `M${Math.round(-s * 0.1)} ${Math.round(h * 0.86)}Q${[w * 0.4, h * 0.7, w * 0.6, h * 0.84].map(Math.round).join(' ')}T${Math.round(w * 1.1)} ${Math.round(h * 0.7)}`,
          blend(art.ink, art.paper, 0.55),
          s * 0.09,
        ),
        area(`${arc(x, y, pin, -120, 120)}L${Math.round(x)} ${Math.round(y + pin * 2.1)}Z`, art.accent),
        area(dot(x, y, pin * 0.4), art.paper),
      ]
    },
  ),
]
