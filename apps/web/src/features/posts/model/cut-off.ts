// Where a network cuts a post in its feed (“see more”): what stands before is all that most people read.
import type { Network } from '@postelier/contract'

export interface CutOffLimit {
  /** So many letters, as a phone shows them. */
  readonly letters: number
  readonly lines: number
  /** What fits in one line, so that short lines count too. */
  readonly perLine: number
}

/**
 * None of them publishes a figure: these are what their feeds show on a phone, in ordinary letters. Bluesky, and X for the
 * length it takes from everybody, show a post whole.
 */
export const limits: Readonly<Record<Network, CutOffLimit | null>> = {
  facebook: { letters: 477, lines: 5, perLine: 96 },
  instagram: { letters: 125, lines: 2, perLine: 63 },
  linkedin: { letters: 210, lines: 3, perLine: 70 },
  tiktok: { letters: 90, lines: 2, perLine: 45 },
  x: { letters: 280, lines: 40, perLine: 60 },
  bluesky: null,
}

export interface CutText {
  readonly shown: string
  readonly isCut: boolean
}

export function cutOff(text: string, network: Network): CutText {
  const limit = limits[network]
  const whole = text.trimEnd()
  if (!limit) return { shown: whole, isCut: false }
  let left = limit.letters
  let lines = limit.lines
  let end = 0
  for (const line of whole.split('\n')) {
    if (lines <= 0 || left <= 0) return cut(whole, end)
    const letters = [...line]
    const room = Math.min(left, lines * limit.perLine)
    if (letters.length > room) return cut(whole, end + lengthOf(letters.slice(0, room)))
    left -= letters.length
    lines -= Math.max(1, Math.ceil(letters.length / limit.perLine))
    end += line.length + 1
  }
  return { shown: whole, isCut: false }
}

const lengthOf = (letters: readonly string[]) => letters.join('').length

/** Before the word that would be cut in two; a word that fills the line by itself is cut. */
function cut(text: string, end: number): CutText {
  const isWordWhole = /\s/.test(text[end] ?? ' ')
  const head = text.slice(0, end)
  const shown = isWordWhole ? head : head.replace(/\s+\S*$/, '')
  return { shown: shown.trimEnd(), isCut: true }
}
