// Streets, rooms and feasts.
import { arc } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { arch, area, dot, fade, ground, line, rect, shape, times, within } from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

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
    'street-plan',
    ['Plan du quartier', 'carte rue adresse quartier livraison immobilier'],
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
