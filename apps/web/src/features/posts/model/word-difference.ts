// Where two texts differ, word by word: what was taken out of the first, what came into the second. Pure.

export interface Piece {
  readonly kind: 'same' | 'out' | 'in'
  readonly text: string
}

/** Words, the gaps between them, and every other sign by itself. */
const tokensOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*['’]?|\s+|./gsu) ?? []

/** Of texts that differ by more than this, what differs is told as one piece: a table of all of it would take too long. */
const mostCells = 4_000_000

export function wordDifference(before: string, after: string): Piece[] {
  const [one, other] = [tokensOf(before), tokensOf(after)]
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head++
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  const [out, into] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)]
  return joined([
    { kind: 'same', text: one.slice(0, head).join('') },
    ...(out.length * into.length > mostCells ? replaced(out, into) : between(out, into)),
    { kind: 'same', text: one.slice(one.length - tail).join('') },
  ])
}

const replaced = (out: readonly string[], into: readonly string[]): Piece[] => [
  { kind: 'out', text: out.join('') },
  { kind: 'in', text: into.join('') },
]

/** By the longest run of words that both have in the same order. */
function between(out: readonly string[], into: readonly string[]): Piece[] {
  const width = into.length + 1
  const longest = new Uint16Array((out.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = out.length - 1; row >= 0; row--)
    for (let column = into.length - 1; column >= 0; column--)
      longest[row * width + column] =
        out[row] === into[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < out.length || column < into.length) {
    const [left, right] = [out[row], into[column]]
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left })
      row++
      column++
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'out', text: left })
      row++
    } else if (right !== undefined) {
      pieces.push({ kind: 'in', text: right })
      column++
    }
  }
  return pieces
}

/** Pieces of one kind as one; a gap alone between two that changed is read as part of them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all = pieces.filter(({ text }) => text !== '')
  const result: Piece[] = []
  let [out, into] = ['', '']
  const close = () => {
    if (out) result.push({ kind: 'out', text: out })
    if (into) result.push({ kind: 'in', text: into })
    out = into = ''
  }
  for (const [nth, { kind, text }] of all.entries()) {
    const isGap = kind === 'same' && text.trim() === '' && (out !== '' || into !== '')
    if (kind === 'out' || (isGap && isChange(all[nth + 1]))) out += text
    if (kind === 'in' || (isGap && isChange(all[nth + 1]))) into += text
    if (kind !== 'same' || (isGap && isChange(all[nth + 1]))) continue
    close()
    const last = result.at(-1)
    if (last?.kind === 'same') result[result.length - 1] = { kind: 'same', text: last.text + text }
    else result.push({ kind: 'same', text })
  }
  close()
  return result
}

const isChange = (piece: Piece | undefined): boolean => piece !== undefined && piece.kind !== 'same'

/** Around what changed, this much of what did not is read with it. */
const signsAround = 160

/** The same with what did not change cut in its middle, where it is long: nothing where it is short enough to be read whole. */
export function shortened(pieces: readonly Piece[]): Piece[] | null {
  const isLong = ({ kind, text }: Piece) => kind === 'same' && text.length > 3 * signsAround
  if (!pieces.some(isLong) || pieces.length < 2) return null
  return pieces.map((piece, nth) => {
    if (!isLong(piece)) return piece
    const head = nth === 0 ? '' : piece.text.slice(0, signsAround).replace(/\S*$/, '')
    const tail = nth === pieces.length - 1 ? '' : piece.text.slice(-signsAround).replace(/^\S*/, '')
    return {
      kind: 'same',
      text: [head.trimEnd(), '[…]', tail.trimStart()].join(' ').replace(/^ \[…/, '[…').replace(/…\] $/, '…]'),
    }
  })
}
