import { drawPng } from '../../look/png.ts'
import { seedOf } from './topics.ts'

type Colour = readonly [number, number, number]

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [246, 214, 180],
    [233, 145, 110],
  ],
  [
    [214, 230, 240],
    [132, 170, 200],
  ],
  [
    [250, 236, 200],
    [228, 178, 90],
  ],
  [
    [222, 214, 236],
    [150, 128, 178],
  ],
]

/** A sun over hills: the same words, the same picture. */
export function paint(prompt: string, across: number, down: number): Buffer {
  const seed = seedOf(prompt)
  const [above, below] = skies[seed % skies.length] ?? [
    [255, 255, 255],
    [0, 0, 0],
  ]
  const sun = { x: across * (0.25 + ((seed >>> 4) % 50) / 100), y: down * 0.32, r: down * 0.11 }
  const hills = [0, 1, 2].map((index) => ({
    at: down * (0.55 + index * 0.14),
    high: down * (0.08 - index * 0.015),
    long: across / (1.4 + index * 0.7),
    shift: (seed >>> (index * 5)) % across,
    colour: mix(below, [44, 52, 60], 0.35 + index * 0.22),
  }))
  const edges = hills.map(({ at, high, long, shift }) =>
    Float64Array.from({ length: across }, (_, x) => at + high * Math.sin(((x + shift) / long) * Math.PI * 2)),
  )
  return drawPng(across, down, (x, y) => {
    for (let index = hills.length - 1; index >= 0; index--) {
      const hill = hills[index]
      if (hill && y > (edges[index]?.[x] ?? down)) return hill.colour
    }
    const far = Math.hypot(x - sun.x, y - sun.y)
    return far < sun.r ? [255, 250, 238] : mix(above, below, y / down)
  })
}
