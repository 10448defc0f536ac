import { emojiAdvance, emojiIn } from './emoji.ts'
import type { Face, Glyph } from './face.ts'
import type { Language } from './spaces.ts'

/** The smallest piece a caret stands before or after. Measures are in ems. */
export interface Cluster {
  start: number
  end: number
  advance: number
  face: Face
  glyphs: readonly Glyph[]
  /** Drawn in place of glyphs. */
  emoji: string | null
  isSpace: boolean
}

export interface Measured {
  clusters: Cluster[]
  /** What no face has a picture for. */
  missing: string[]
}

export interface Faces {
  main: Face
  spare: Face
}

/** One paragraph, shaped once; every size and every width is laid out from it. */
export function measureWords(text: string, { main, spare }: Faces, language: Language): Measured {
  const clusters: Cluster[] = []
  const missing: string[] = []
  let at = 0
  const typeset = (end: number) => {
    if (end > at) clusters.push(...shaped(text, at, end, { main, spare }, language, missing))
  }
  for (const emoji of emojiIn(text)) {
    typeset(emoji.start)
    clusters.push({
      start: emoji.start,
      end: emoji.end,
      advance: emojiAdvance,
      face: main,
      glyphs: [],
      emoji: emoji.key,
      isSpace: false,
    })
    at = emoji.end
  }
  typeset(text.length)
  return { clusters, missing }
}

function shaped(
  text: string,
  start: number,
  end: number,
  { main, spare }: Faces,
  language: Language,
  missing: string[],
): Cluster[] {
  const found = clustersOf(text, start, end, main, language)
  return found.flatMap((cluster) => {
    if (cluster.glyphs.every((glyph) => glyph.id !== 0)) return [cluster]
    const instead = clustersOf(text, cluster.start, cluster.end, spare, language)
    for (const one of instead)
      if (one.glyphs.some((glyph) => glyph.id === 0)) missing.push(text.slice(one.start, one.end))
    return instead
  })
}

function clustersOf(text: string, start: number, end: number, face: Face, language: Language): Cluster[] {
  const piece = text.slice(start, end)
  const glyphs = face.shape(piece, language)
  const byCluster = new Map<number, Glyph[]>()
  for (const glyph of glyphs) {
    const own = byCluster.get(glyph.cluster)
    if (own) own.push(glyph)
    else byCluster.set(glyph.cluster, [glyph])
  }
  const starts = [...byCluster.keys()].sort((one, other) => one - other)
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? piece.length
    const own = byCluster.get(from) ?? []
    return {
      start: start + from,
      end: start + to,
      advance: own.reduce((sum, glyph) => sum + glyph.advance, 0),
      face,
      glyphs: own,
      emoji: null,
      isSpace: piece.slice(from, to).trim() === '' && !/[\u00a0\u202f]/.test(piece.slice(from, to)),
    }
  })
}
