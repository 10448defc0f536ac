// The words of one field of a feed, without the markup they came in, and without what nobody would see.
import { blocksOf } from '../page/blocks.ts'
import { readConcealing } from '../page/hidden.ts'
import { speaksToMachines } from '../page/machine-talk.ts'
import { cut, parsePage, plain } from '../page/tree.ts'

/** Told of words that speak to machines; they are not read. */
export type Flagging = (text: string) => void

const longestField = 60_000
const concealing = readConcealing('')

export function cleanWords(html: string, flag: Flagging): string {
  if (html === '') return ''
  const { blocks, hidden } = blocksOf(parsePage(cut(html, longestField)).root, concealing, true)
  for (const line of hidden.split('\n')) if (speaksToMachines(line)) flag(line)
  const parts = blocks.flatMap((block) => {
    if (block.is === 'heading') return [block.text]
    return block.is === 'row' ? [block.cells.join(' ')] : block.lines.map(({ text }) => text)
  })
  return plain(parts.filter((part) => isSafe(part, flag)).join(' '))
}

function isSafe(text: string, flag: Flagging): boolean {
  if (!speaksToMachines(text)) return true
  flag(text)
  return false
}
