import { type Drawing, type Motif, motifs } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { paintCanvas } from './paint-canvas.ts'

const side = 48
const black = { type: 'colour', hex: '#000000', alpha: 1 } as const

/** How much of each dot of a small square the motif covers. */
function silhouetteOf({ parts }: Motif): Uint8Array {
  const drawings = parts.map(
    ({ d, line, rule }): Drawing =>
      line === undefined
        ? { type: 'path', d, fill: black, ...(rule ? { rule } : {}) }
        : { type: 'path', d, stroke: { paint: black, width: line, cap: 'round', join: 'round' } },
  )
  const canvas = paintCanvas(drawings, { width: 100, height: 100, scale: side / 100, pictures: new Map() })
  const { data } = canvas.getContext('2d').getImageData(0, 0, side, side)
  return Uint8Array.from({ length: side * side }, (_, at) => data[at * 4 + 3] ?? 0)
}

const coverage = (dots: Uint8Array) => dots.reduce((sum, dot) => sum + dot, 0) / (255 * dots.length)

/** What two silhouettes share, of all that either covers. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  let [shared, all] = [0, 0]
  for (const [at, dot] of one.entries()) {
    shared += Math.min(dot, other[at] ?? 0)
    all += Math.max(dot, other[at] ?? 0)
  }
  return shared / all
}

describe('the silhouettes of the motifs', () => {
  const silhouettes = motifs.map((motif) => ({ name: motif.name, dots: silhouetteOf(motif) }))

  it('have mass, and leave some ground', () => {
    const outside = silhouettes.filter(({ dots }) => coverage(dots) < 0.12 || coverage(dots) > 0.97)
    expect(outside.map(({ name, dots }) => `${name} ${coverage(dots).toFixed(2)}`)).toEqual([])
  })

  it('are all different', () => {
    const alike = silhouettes.flatMap((one, at) =>
      silhouettes.slice(at + 1).flatMap((other) => {
        const share = likeness(one.dots, other.dots)
        return share > 0.9 ? [`${one.name} and ${other.name}: ${share.toFixed(2)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
