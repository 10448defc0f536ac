// Gradients that come from one place.
import { arc, sector } from '../motifs/draw.ts'
import { blend } from './art.ts'
import { area, below, dot, fade, glow, ground, rect, shape, swell, times, veil } from './pen.ts'
import { picturesOf } from './picture.ts'

const gradient = picturesOf('gradient')

export const lightPictures = [
  gradient(
    'spotlight',
    ['Projecteur', 'scène lumière spectacle annonce produit vedette nuit'],
    ['Spotlight', 'stage light show product star night'],
    (art) => {
      const [x, floor] = [art.width / 2, art.height * 0.84]
      const reach = Math.min(art.width * 0.36, art.side * 0.42)
      return [
        ground(art, fade(0, 0, 0, art.height, blend(art.ink, '#000000', 0.35), art.ink)),
        area(
          shape([x - reach * 0.16, -10], [x + reach * 0.16, -10], [x + reach, floor], [x - reach, floor]),
          veil([0, 0], [0, floor], art.paper, 0.05, 0.42),
        ),
        {
          type: 'group',
          matrix: [1, 0, 0, 0.26, 0, floor * 0.74],
          items: [area(dot(x, floor, reach), blend(art.accent, art.paper, 0.55))],
        },
      ]
    },
  ),
  gradient(
    'echo-suns',
    ['Soleils concentriques', 'soleil cercle été onde chaleur énergie'],
    ['Concentric suns', 'circle summer wave warmth energy'],
    (art) => {
      const count = 9
      const [x, y, far] = [art.width / 2, art.height, Math.hypot(art.width / 2, art.height)]
      return [
        ground(art, art.ink),
        ...times(count, (at) => {
          const share = at / count
          return area(
            dot(x, y, far * (0.94 - share * 0.86)),
            share < 0.6
              ? blend(art.ink, art.accent, (share + 0.1) / 0.7)
              : blend(art.accent, art.paper, (share - 0.5) / 0.5),
          )
        }),
      ]
    },
  ),
  gradient(
    'aurora',
    ['Aurore boréale', 'nuit ciel nord hiver magie noël voile'],
    ['Northern lights', 'night sky aurora winter magic christmas'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const ribbon = (y: number, hex: string, tall: number, strength: number) => {
        const wave = swell(art, s * 0.1, 0.9)
        const strip = s / 72
        return times(w / strip + 1, (at) => {
          const x = at * strip
          const low = y + wave(x) + x * 0.12
          const high = low - s * tall * (1 + 0.35 * Math.sin(at * 0.37) + art.between(0, 0.12))
          return area(
            rect(x, high, strip * 1.05, low - high),
            veil([0, high], [0, low], hex, 0, strength * (0.75 + 0.25 * Math.sin(at * 0.21))),
          )
        })
      }
      return [
        ground(
          art,
          fade(0, 0, 0, h, blend(art.ink, '#000000', 0.5), art.ink, blend(art.ink, art.accent, 0.2)),
        ),
        ...ribbon(h * 0.34, art.accent, 0.26, 0.5),
        ...ribbon(h * 0.52, blend(art.accent, art.paper, 0.6), 0.34, 0.42),
        area(
          below(art, (x) => h * 0.86 + s * 0.05 * Math.sin((x / s) * 4)),
          blend(art.ink, '#000000', 0.6),
        ),
      ]
    },
  ),
  gradient(
    'horizon',
    ['Lueur d’horizon', 'soir mer espace crépuscule infini futur'],
    ['Glow on the horizon', 'evening sea space dusk endless future'],
    (art) => {
      const r = Math.max(art.width, art.height) * 1.1
      const y = art.height * 0.72
      return [
        ground(art, fade(0, 0, 0, y, art.ink, blend(art.ink, art.accent, 0.55))),
        area(
          rect(0, 0, art.width, art.height),
          glow(art.width / 2, y + art.side * 0.05, art.side * 0.62, art.paper, 0.95),
        ),
        area(
          dot(art.width / 2, y + r, r),
          fade(0, y, 0, art.height, blend(art.ink, '#000000', 0.2), blend(art.ink, '#000000', 0.55)),
        ),
      ]
    },
  ),
  gradient(
    'orb',
    ['Bille', 'sphère perle volume rond cosmétique luxe planète'],
    ['Orb', 'sphere pearl ball round cosmetics luxury planet'],
    (art) => {
      const [x, y, r] = [art.width * 0.56, art.height * 0.56, art.side * 0.27]
      return [
        ground(
          art,
          fade(0, 0, 0, art.height, blend(art.paper, art.accent, 0.12), blend(art.paper, art.accent, 0.34)),
        ),
        {
          type: 'group',
          matrix: [1, 0, 0, 0.2, 0, (y + r) * 0.8],
          items: [area(dot(x, y + r, r * 1.3), glow(x, y + r, r * 1.3, art.ink, 0.62))],
        },
        area(dot(x, y, r), {
          type: 'radial',
          x: x - r * 0.36,
          y: y - r * 0.42,
          radius: r * 1.5,
          stops: [
            { at: 0, hex: art.paper, alpha: 1 },
            { at: 0.45, hex: art.accent, alpha: 1 },
            { at: 1, hex: art.ink, alpha: 1 },
          ],
        }),
      ]
    },
  ),
  gradient(
    'fan',
    ['Éventail de lumière', 'rayon soleil promesse énergie affiche rétro'],
    ['Fan of light', 'ray sunburst promise energy poster retro'],
    (art) => {
      const far = Math.hypot(art.width, art.height)
      const count = 12
      return [
        ground(art, art.accent),
        ...times(count, (at) =>
          area(sector(0, art.height, far, (at * 90) / count, ((at + 1) * 90) / count + 0.2), {
            type: 'radial',
            x: 0,
            y: art.height,
            radius: far,
            stops: [
              { at: 0, hex: blend(art.accent, art.paper, 0.75), alpha: 1 },
              {
                at: 1,
                hex: blend(
                  at % 2 ? art.accent : blend(art.accent, art.paper, 0.3),
                  art.ink,
                  at % 2 ? 0.18 : 0,
                ),
                alpha: 1,
              },
            ],
          }),
        ),
      ]
    },
  ),
  gradient(
    'tunnel',
    ['Halos', 'onde cercle son podcast musique radio'],
    ['Halos', 'wave ring sound podcast music radio'],
    (art) => {
      const [x, y, far] = [art.width * 0.24, art.height * 0.3, Math.hypot(art.width, art.height)]
      return [
        ground(art, art.ink),
        ...times(10, (at) => {
          const r = far * (0.92 - at * 0.09)
          return area(`${arc(x, y, r, 0, 360)}Z`, {
            type: 'radial',
            x,
            y,
            radius: r,
            stops: [
              { at: 0.72, hex: art.ink, alpha: 0 },
              { at: 1, hex: art.accent, alpha: 0.42 },
            ],
          })
        }),
      ]
    },
  ),
]
