import { arc, leaf, sector } from '../motifs/draw.ts'
import { blend } from './art.ts'
import { area, dot, fade, glow, ground, rect, shape, slab, times, veil } from './pen.ts'
import { picturesOf } from './picture.ts'

const gradient = picturesOf('gradient')

export const gradientPictures = [
  gradient(
    'dawn',
    ['Aube', 'matin ciel doux réveil calme lever soleil'],
    ['Dawn', 'morning sky soft wake calm sunrise'],
    (art) => [
      ground(
        art,
        fade(
          0,
          0,
          0,
          art.height,
          blend(art.accent, art.ink, 0.35),
          art.accent,
          blend(art.accent, art.paper, 0.6),
          art.paper,
        ),
      ),
      area(
        rect(0, 0, art.width, art.height),
        glow(art.width * 0.68, art.height * 0.9, art.side * 0.7, '#ffffff', 0.5),
      ),
    ],
  ),
  gradient(
    'mesh',
    ['Voile de couleurs', 'dégradé moderne numérique doux application parfum'],
    ['Veil of colours', 'mesh modern digital soft app scent'],
    (art) => {
      const far = Math.hypot(art.width, art.height)
      const tones = [art.accent, art.ink, art.paper, blend(art.accent, art.ink, 0.5), art.accent, art.paper]
      return [
        ground(art, blend(art.accent, art.paper, 0.5)),
        ...tones.map((hex, at) =>
          area(
            rect(0, 0, art.width, art.height),
            glow(
              art.width * (((at * 2) % 3) / 2 + art.between(-0.2, 0.2)),
              art.height * ((at % 4) / 3 + art.between(-0.15, 0.15)),
              far * art.between(0.42, 0.62),
              hex,
              0.85,
            ),
          ),
        ),
      ]
    },
  ),
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
    'steps',
    ['Paliers', 'bande nuancier peinture couleur sobre progression'],
    ['Steps', 'band swatch paint colour plain progress'],
    (art) => {
      const count = 8
      const tall = art.height / count
      return [
        ground(art, art.paper),
        ...times(count, (at) => {
          const share = at / (count - 1)
          return area(
            rect(0, at * tall, art.width, art.height),
            share < 0.5 ? blend(art.paper, art.accent, share * 2) : blend(art.accent, art.ink, share * 2 - 1),
          )
        }),
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
      const wide = art.side * 0.16
      return [
        ground(
          art,
          fade(
            0,
            0,
            0,
            art.height,
            blend(art.ink, '#000000', 0.45),
            art.ink,
            blend(art.ink, art.accent, 0.25),
          ),
        ),
        ...times(art.width / wide + 3, (at) => {
          const x = (at - 1) * wide
          const low = art.height * (0.52 + 0.16 * Math.sin(at * 0.9 + art.between(0, 0.8)))
          const high = art.height * art.between(0.02, 0.2)
          return area(
            shape([x + wide * 0.4, high], [x + wide * 2, high], [x + wide * 1.5, low], [x, low]),
            veil([0, high], [0, low], art.pick(art.accent, art.accent, art.paper), 0, art.between(0.2, 0.42)),
          )
        }),
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
    'pleats',
    ['Plissé', 'rideau papier plié store vertical textile élégant'],
    ['Pleats', 'fold paper blind upright fabric elegant'],
    (art) => {
      const wide = art.side / 9
      return [
        ground(art, art.accent),
        ...times(art.width / wide + 1, (at) =>
          area(
            rect(at * wide, 0, wide + 1, art.height),
            fade(
              at * wide,
              0,
              (at + 1) * wide,
              0,
              blend(art.accent, art.paper, 0.62),
              blend(art.accent, art.paper, 0.2),
              blend(art.accent, art.ink, 0.22),
            ),
          ),
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
    'discs',
    ['Disques de verre', 'transparence verre optique lunette rencontre équipe'],
    ['Glass discs', 'clear glass optician lens meeting team'],
    (art) => {
      const r = art.side * 0.3
      const [x, y] = [art.width / 2, art.height / 2]
      const tones = [art.ink, art.accent, blend(art.ink, art.accent, 0.5)]
      return [
        ground(art, art.paper),
        ...tones.map((hex, at) => {
          const [cx, cy] = [
            x + Math.sin((at * 2 * Math.PI) / 3 + 0.5) * r * 0.68,
            y + Math.cos((at * 2 * Math.PI) / 3 + 0.5) * r * 0.68,
          ]
          return area(dot(cx, cy, r), veil([cx - r, cy - r], [cx + r, cy + r], hex, 0.92, 0.12))
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
    'sheets',
    ['Feuilles superposées', 'papier plan couche bureau diagonale présentation'],
    ['Sheets laid over', 'paper layer office diagonal presentation'],
    (art) => {
      const long = Math.hypot(art.width, art.height) * 1.2
      return [
        ground(art, art.paper),
        ...times(5, (at) => {
          const x = art.width * (0.62 + at * 0.16) + long * 0.1
          const [from, to] = [x - long * 0.31, x - long * 0.2]
          const hex =
            [
              blend(art.paper, art.accent, 0.35),
              blend(art.paper, art.accent, 0.7),
              art.accent,
              blend(art.accent, art.ink, 0.5),
              art.ink,
            ][at] ?? art.ink
          return [
            area(
              slab(x, art.height / 2, long * 0.5, long, 24),
              veil([from - long * 0.04, art.height * 0.5], [to, art.height * 0.5], art.ink, 0, 0.2),
            ),
            area(slab(x + long * 0.03, art.height / 2, long * 0.5, long, 24), hex),
          ]
        }).flat(),
      ]
    },
  ),
  gradient(
    'petal-light',
    ['Corolle', 'fleur pétale douceur institut beauté printemps'],
    ['Corolla', 'flower petal gentle salon beauty spring'],
    (art) => {
      const [x, y, r] = [art.width * 0.5, art.height * 0.5, art.side * 0.56]
      return [
        ground(art, blend(art.paper, art.accent, 0.2)),
        ...times(10, (at) => {
          const turn = (at * Math.PI) / 5 + 0.2
          const tip = [x + Math.sin(turn) * r, y - Math.cos(turn) * r] as const
          return area(leaf([x, y], tip, r * 0.5, 0.6), veil([x, y], tip, art.accent, 0.75, 0.1))
        }),
        area(dot(x, y, r * 0.09), art.ink),
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
