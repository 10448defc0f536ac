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

/** What stands before and after it in the same element: after it, where pictures come first there or a heading stands above. */
function besideOf(node: TreeNode): string[] {
  const all = (node.parent?.children ?? []).filter(isTag)
  const at = all.indexOf(node)
  const isHeading = ({ name = '' }: TreeNode) => /^h[1-6]$/.test(name)
  const textAt = (index: number) => {
    const one = all[index]
    return one && !isHeading(one) ? textOf(one, undefined, mostBeside * 2) : ''
  }
  const above = all[at - 1]
  const first = all.find((one) => !isHeading(one))
  const isFirst =
    above === undefined || isHeading(above) || (first !== undefined && textOf(first, undefined, 20) === '')
  const [before, after] = [textAt(at - 1), textAt(at + 1)]
  return (isFirst ? [after, before] : [before, after]).filter(
    (text) => text !== '' && text.length < mostBeside * 2,
  )
}
