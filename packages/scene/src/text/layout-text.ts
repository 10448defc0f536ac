import type { Size } from '../geometry/box.ts'
import { breakLines } from './break-lines.ts'
import type { FaceChoice } from './families.ts'
import type { FontBook } from './font-book.ts'
import { type Cluster, type Measured, measureWords } from './measure-words.ts'
import { type Language, withFrenchSpaces } from './spaces.ts'

export interface TextOptions extends FaceChoice {
  content: string
  size: number
  /** `shrink` makes the words smaller until they fit into their box. */
  fit: 'none' | 'shrink'
  align: 'left' | 'center' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Of the size. */
  lineHeight: number
  /** In thousandths of the size. */
  letterSpacing: number
  capitals: boolean
  isTitle: boolean
}

export interface PlacedCluster {
  /** In the words as written, in UTF-16 units. */
  start: number
  end: number
  x: number
  advance: number
  cluster: Cluster
}
export interface LayoutLine {
  start: number
  end: number
  x: number
  top: number
  height: number
  baseline: number
  width: number
  clusters: PlacedCluster[]
}
export interface TextLayout {
  /** As it came out; smaller than asked for where it had to shrink. */
  size: number
  lines: LayoutLine[]
  height: number
  missing: string[]
  /** The words reach below their box, or one of them had to be cut. */
  overflows: boolean
}

const smallestSize = 8

interface Paragraph {
  text: string
  start: number
  measured: Measured
}

export function layoutText(options: TextOptions, box: Size, fonts: FontBook, language: Language): TextLayout {
  const faces = fonts.faces(options)
  const paragraphs: Paragraph[] = []
  let start = 0
  for (const written of options.content.split('\n')) {
    const text = inCapitals(withFrenchSpaces(written, language, options.isTitle), options.capitals, language)
    paragraphs.push({ text, start, measured: measureWords(text, faces, language) })
    start += written.length + 1
  }
  const { ascent, descent } = faces.main
  const set = (size: number) => setLines(paragraphs, { ...options, size }, box, { ascent, descent })
  const asked = set(options.size)
  if (!asked.overflows || options.fit === 'none') return asked
  // Half pixels, found by halving: whether it fits is told by the largest that does.
  let [fits, tooLarge] = [Math.min(smallestSize, options.size) * 2, Math.floor(options.size * 2)]
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2)
    if (set(middle / 2).overflows) tooLarge = middle
    else fits = middle
  }
  return set(fits / 2)
}

/** Capitals that are longer than their letter (ß) would shift the caret: those letters stay as they are. */
const inCapitals = (text: string, capitals: boolean, language: Language): string =>
  capitals
    ? [...text]
        .map((letter) => {
          const upper = letter.toLocaleUpperCase(language)
          return upper.length === letter.length ? upper : letter
        })
        .join('')
    : text

function setLines(
  paragraphs: readonly Paragraph[],
  options: TextOptions,
  box: Size,
  { ascent, descent }: { ascent: number; descent: number },
): TextLayout {
  const { size } = options
  const lineHeight = size * options.lineHeight
  // The letters stand in the middle of their line, as on any page of the web.
  const rise = (lineHeight - (ascent + descent) * size) / 2 + ascent * size
  const spacing = options.letterSpacing / 1000
  const lines: LayoutLine[] = []
  let cut = false
  for (const { text, start, measured } of paragraphs) {
    const broken = breakLines(text, measured.clusters, box.width / size, spacing)
    cut ||= broken.cut
    for (const { first, after } of broken.lines) {
      const own = measured.clusters.slice(first, after)
      const top = lines.length * lineHeight
      lines.push(
        setLine(
          own,
          { start, size, spacing, align: options.align, width: box.width },
          top,
          lineHeight,
          rise,
          text.length,
        ),
      )
    }
  }
  const height = lines.length * lineHeight
  const room = box.height - height
  const shift = options.valign === 'top' ? 0 : options.valign === 'middle' ? room / 2 : room
  for (const line of lines) {
    line.top += shift
    line.baseline += shift
  }
  return {
    size,
    lines,
    height,
    missing: [...new Set(paragraphs.flatMap(({ measured }) => measured.missing))],
    // A hair's breadth is rounding, not too much.
    overflows: cut || height > box.height + 0.01,
  }
}

interface LineOptions {
  /** Where the paragraph begins in the words as written. */
  start: number
  size: number
  spacing: number
  align: TextOptions['align']
  width: number
}

function setLine(
  clusters: readonly Cluster[],
  { start, size, spacing, align, width }: LineOptions,
  top: number,
  height: number,
  rise: number,
  emptyAt: number,
): LayoutLine {
  let shown = clusters.length
  while (shown > 0 && clusters[shown - 1]?.isSpace) shown--
  const advances = clusters.map((cluster) => (cluster.advance + spacing) * size)
  const own = advances.slice(0, shown).reduce((sum, one) => sum + one, 0) - (shown > 0 ? spacing * size : 0)
  const x = align === 'left' ? 0 : align === 'center' ? (width - own) / 2 : width - own
  let at = x
  const placed = clusters.map((cluster, index): PlacedCluster => {
    const advance = advances[index] ?? 0
    const here = { start: start + cluster.start, end: start + cluster.end, x: at, advance, cluster }
    at += advance
    return here
  })
  const [first, last] = [placed[0], placed.at(-1)]
  return {
    start: first?.start ?? start + emptyAt,
    end: last?.end ?? start + emptyAt,
    x,
    top,
    height,
    baseline: top + rise,
    width: own,
    clusters: placed,
  }
}
