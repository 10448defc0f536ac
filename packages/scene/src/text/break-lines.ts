// Whoever checks the scene's sources from another room finds the types of the line breaker here.
/// <reference path="../linebreak.d.ts" />
import LineBreaker from 'linebreak'
import type { Cluster } from './measure-words.ts'

/** Clusters from `first` up to but without `after`. */
export interface Span {
  first: number
  after: number
}

export interface Broken {
  lines: Span[]
  /** A word was wider than the box and had to be cut. */
  cut: boolean
}

/** Fills lines as full as they go, breaking where Unicode (UAX 14) allows it; spaces at the end of a line count nothing. */
export function breakLines(
  text: string,
  clusters: readonly Cluster[],
  width: number,
  spacing: number,
): Broken {
  const lines: Span[] = []
  let cut = false
  let first = 0
  const widthOf = (from: number, after: number) => {
    let end = after
    while (end > from && clusters[end - 1]?.isSpace) end--
    let sum = 0
    for (let at = from; at < end; at++) sum += (clusters[at]?.advance ?? 0) + (at < end - 1 ? spacing : 0)
    return sum
  }
  let held = 0
  for (const after of opportunities(text, clusters)) {
    if (widthOf(first, after) > width && held > first) {
      lines.push({ first, after: held })
      first = held
    }
    while (widthOf(first, after) > width && after - first > 1) {
      let end = first + 1
      while (end < after && widthOf(first, end + 1) <= width) end++
      lines.push({ first, after: end })
      first = end
      cut = true
    }
    held = after
  }
  lines.push({ first, after: clusters.length })
  return { lines, cut }
}

/** After which clusters a line may end, the end of the text among them. */
function* opportunities(text: string, clusters: readonly Cluster[]): Generator<number> {
  const breaker = new LineBreaker(text)
  let at = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    while (at < clusters.length && (clusters[at]?.end ?? 0) <= next.position) at++
    // A break inside a cluster (an emoji of several code points) is none.
    if (at > 0 && (clusters[at - 1]?.end ?? 0) === next.position) yield at
  }
}
