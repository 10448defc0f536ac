// The words that a picture stands beside, from the nearest on.
import { comparable } from '../language/comparable.ts'
import { speaksToMachines } from '../page/machine-talk.ts'
import { cut, isTag, type TreeNode, textOf } from '../page/tree.ts'

const mostBeside = 1500
const mostUp = 7

/** The words nearest to it: those beside it, then those of the elements around it; and the first of them as written. */
export function wordsAround(node: TreeNode): { around: string[]; beside: string } {
  const around: string[] = []
  let beside = ''
  const add = (text: string) => {
    const words = comparable(text)
    if (words === '' || words === around.at(-1)) return
    if (beside === '') beside = cut(text, 300)
    around.push(words)
  }
  for (let at: TreeNode | null = node, up = 0; at && up < mostUp; at = at.parent, up++) {
    if (/^(?:body|html|main)$/.test(at.name ?? '') && around.length > 0) break
    const text = textOf(at, undefined, mostBeside * 4)
    add(text)
    if (text === '') for (const one of besideOf(at)) add(one)
    if (text.length > mostBeside * 3) break
  }
  return { around, beside: speaksToMachines(beside) ? '' : beside }
}

const isHeading = ({ name = '' }: TreeNode) => /^h[1-6]$/.test(name)
const says = (node: TreeNode) => textOf(node, undefined, mostBeside * 2)

/**
 * What stands before and after it in the same element: after it, where a heading stands above. Where pictures stand before their
 * headings, it is what stands below the next heading, and nothing before it: that is the neighbour's. Other pictures between are
 * passed over.
 */
function besideOf(node: TreeNode): string[] {
  const all = (node.parent?.children ?? []).filter(isTag)
  const at = all.indexOf(node)
  const isTold = (one: TreeNode) => isHeading(one) || says(one) !== ''
  const before = all.slice(0, at).findLast(isTold)
  const [after, afterNext] = all.slice(at + 1).filter(isTold)
  const [first] = all
  const arePicturesFirst =
    first !== undefined && all.some(isHeading) && !isTold(first) && after !== undefined && isHeading(after)
  const wordsOf = (one: TreeNode | undefined) => (one && !isHeading(one) ? says(one) : '')
  const found = arePicturesFirst
    ? [wordsOf(afterNext)]
    : before === undefined || isHeading(before)
      ? [wordsOf(after), wordsOf(before)]
      : [wordsOf(before), wordsOf(after)]
  return found.filter((text) => text !== '' && text.length < mostBeside * 2)
}
