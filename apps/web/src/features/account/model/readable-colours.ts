import { contrast, hexOf, mix, type Rgb, readableContrast, rgbOf } from '@postelier/scene'
import { isColor } from '#shared/ui/color-field.tsx'

/** Words in the second are read on the first: where they are not, the second gives way, the main colour never. */
const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const
type At = 0 | 1 | 2

export interface Reading {
  below: At
  above: At
  ground: string
  words: string
  ratio: number
  isRead: boolean
  /** What to take instead; nothing where no shade does. */
  better: string | null
}
export interface Readings {
  lines: readonly Reading[]
  /** That no shade of the third reads with both others, and which of them to change first. */
  stuck: { first: 0 | 1 } | null
}

const ends: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
]
const read = (one: string, other: string) => contrast(rgbOf(one), rgbOf(other)) >= readableContrast

/** The nearest shade of a colour that reads with all of these; of whole numbers, as a code has them. */
function shadeFor(hex: string, others: readonly string[]): string | null {
  for (let share = 0; share <= 100; share++)
    for (const end of ends) {
      const shade = hexOf(mix(rgbOf(hex), end, share))
      if (others.every((other) => read(shade, other))) return shade.toUpperCase()
    }
  return null
}

/** How the colours read on each other, and shades that do not unmake what another suggestion mended. */
export function readingsOf(colors: readonly string[]): Readings {
  const given = (at: At) => (isColor(colors[at] ?? '') ? [colors[at] ?? ''] : [])
  const betterFor = (at: At): string | null => {
    const [own] = given(at)
    if (own === undefined) return null
    const main = given(0)
    return shadeFor(own, [...main, ...given(at === 1 ? 2 : 1)]) ?? (at === 1 ? shadeFor(own, main) : null)
  }
  const lines = pairs.flatMap(([below, above]): Reading[] => {
    const [[ground], [words]] = [given(below), given(above)]
    if (ground === undefined || words === undefined || ground === words) return []
    const ratio = contrast(rgbOf(words), rgbOf(ground))
    const isRead = ratio >= readableContrast
    return [{ below, above, ground, words, ratio, isRead, better: isRead ? null : betterFor(above) }]
  })
  const [main, second, third] = [given(0)[0], given(1)[0], given(2)[0]]
  const isStuck = lines.some(({ above, isRead, better }) => above === 2 && !isRead && better === null)
  if (!isStuck || main === undefined || second === undefined || third === undefined)
    return { lines, stuck: null }
  // Is there room once the second colour goes as far as it can? If not, the main one has to go first.
  const opens = ends.some((end) => read(hexOf(end), main) && shadeFor(third, [main, hexOf(end)]) !== null)
  return { lines, stuck: { first: opens ? 1 : 0 } }
}
