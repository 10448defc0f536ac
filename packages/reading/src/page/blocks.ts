// A page as a reader meets it: headings, paragraphs, rows, in their order, whatever tags they were made with.
import { isBoilerplate } from './boilerplate.ts'
import { type Concealing, isUnseen } from './hidden.ts'
import { isFraction, isNote, isOfPrice, mustPart } from './price-pieces.ts'
import { attribute, cut, isTag, namesOf, plain, type TreeNode, textOf, walk } from './tree.ts'

export interface TextLine {
  readonly text: string
  /** All of it is set in bold. */
  readonly isBold: boolean
  /** What it begins with in bold, before the rest. */
  readonly lead: string
}
export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly text: string; readonly link: string }
  | {
      readonly is: 'text'
      readonly lines: readonly TextLine[]
      readonly isLink: boolean
      readonly isItem: boolean
    }
  | { readonly is: 'row'; readonly cells: readonly string[]; readonly isHeader: boolean }

interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly isLink: boolean
}
const blockTags =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figure|footer|h[1-6]|header|hr|html|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/
const mostBlocks = 3000
const mostText = 20_000

/** `isWhole`: with menus and footers, where many a shop says when it is open. */
export function blocksOf(
  root: TreeNode,
  concealing: Concealing,
  isWhole = false,
  notOwn: ReadonlySet<TreeNode> = new Set(),
): { blocks: Block[]; hidden: string } {
  const blocks: Block[] = []
  const hidden: string[] = []
  let hiddenLength = 0
  let runs: Run[][] = [[]]
  let [bold, href, linkDepth] = [0, '', 0]
  const skip = (node: TreeNode) =>
    isUnseen(node, concealing) || notOwn.has(node) || (!isWhole && isBoilerplate(node)) || isNote(node)

  const mark = (text: string) => runs.at(-1)?.push({ text, isBold: bold > 0, isLink: linkDepth > 0 })
  const flush = (node: TreeNode) => {
    const lines = runs.map(lineOf).filter(({ text }) => text !== '')
    const all = runs.flat().filter(({ text }) => text.trim() !== '')
    runs = [[]]
    if (lines.length === 0 || blocks.length >= mostBlocks) return
    const isLink = all.every((run) => run.isLink)
    const level = headingLevel(node, lines)
    if (level === 0)
      return void blocks.push({ is: 'text', lines, isLink, isItem: /^(?:li|dd|td)$/.test(node.name ?? '') })
    blocks.push({
      is: 'heading',
      level,
      text: lines.map(({ text }) => text).join(' '),
      link: isLink ? href : '',
    })
  }

  walk(
    root,
    (node) => {
      if (node.type === 'text') {
        const text = cut(node.data ?? '', mostText)
        const line = runs.at(-1)
        const before = line?.at(-1)?.text ?? ''
        const joint = isFraction(node, text, before) ? ',' : mustPart(node, before, text) ? ' ' : ''
        if (text !== '') line?.push({ text: `${joint}${text}`, isBold: bold > 0, isLink: linkDepth > 0 })
        return false
      }
      if (!isTag(node)) return node.type === 'root' || node.type === 'document'
      if (skip(node)) {
        if (
          isUnseen(node, concealing) &&
          hiddenLength < mostText &&
          !/^(?:script|style|svg)$/.test(node.name ?? '')
        ) {
          const text = cut(textOf(node, undefined, mostText), 2000)
          hiddenLength += text.length
          hidden.push(text)
        }
        return false
      }
      const name = node.name ?? ''
      if (name === 'br') runs.push([])
      if (name === 'button') {
        // What unfolds an answer is a question; any other button is none of the text.
        const text = textOf(node, skip)
        if (text.endsWith('?') && text.split(' ').length > 2) {
          flush(node.parent ?? node)
          blocks.push({ is: 'heading', level: 6, text, link: '' })
        }
        return false
      }
      if (name === 'tr' || name === 'dd') {
        const row = name === 'tr' ? rowOf(node, skip) : pairOf(node, blocks, skip)
        if (row) {
          flush(node.parent ?? node)
          if (name === 'dd') blocks.pop()
          blocks.push(row)
          return false
        }
      }
      if (blockTags.test(name) && !isOfPrice(node)) flush(node.parent ?? node)
      if (isBoldTag(node)) bold += 1
      if (name === 'q') mark('“')
      if (name === 'a') {
        linkDepth += 1
        href = attribute(node, 'href')
      }
      return true
    },
    (node) => {
      if (!isTag(node)) return
      if (blockTags.test(node.name ?? '') && !isOfPrice(node)) flush(node)
      if (isBoldTag(node)) bold -= 1
      if (node.name === 'q') mark('”')
      if (node.name === 'a') linkDepth -= 1
    },
  )
  flush(root)
  return { blocks, hidden: hidden.join('\n') }
}

const isBoldTag = (node: TreeNode) =>
  node.name === 'b' ||
  node.name === 'strong' ||
  /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attribute(node, 'style'))

function lineOf(runs: readonly Run[]): TextLine {
  const text = plain(runs.map((run) => run.text).join(''))
  const said = runs.filter((run) => run.text.trim() !== '')
  const rest = said.findIndex((run) => !run.isBold)
  const lead =
    rest > 0
      ? plain(
          said
            .slice(0, rest)
            .map((run) => run.text)
            .join(''),
        )
      : ''
  return { text, lead, isBold: said.length > 0 && rest < 0 }
}

/** A heading by its tag; or by its look: a short line all in bold, a question that unfolds. */
function headingLevel(node: TreeNode, lines: readonly TextLine[]): number {
  let at: TreeNode | null = node
  for (let up = 0; at && up < 3; up++, at = at.parent) {
    const tag = /^h([1-6])$/.exec(at.name ?? '')
    if (tag) return Number(tag[1])
    if (at.name === 'summary' || at.name === 'dt') return 6
    if (attribute(at, 'role') === 'heading') return 3
    if (attribute(at, 'role') === 'button' && lines.some(({ text }) => text.endsWith('?'))) return 6
  }
  const [line, ...more] = lines
  if (!line || more.length > 0 || line.text.length > 110) return 0
  if (/(?:^|[\s_-])question/i.test(namesOf(node)) && line.text.endsWith('?')) return 6
  return line.isBold && !/[.!;,…]$/.test(line.text) && !/\d/.test(line.text) && /\p{L}/u.test(line.text)
    ? 6
    : 0
}

/** A row of a table that holds data; cells that hold paragraphs or tables are a page laid out with a table. */
function rowOf(row: TreeNode, skip: (node: TreeNode) => boolean): Block | null {
  const cells = (row.children ?? []).filter((node) => node.name === 'td' || node.name === 'th')
  if (cells.length < 2 || cells.length > 12 || cells.some(holdsBlocks)) return null
  const texts = cells.map((cell) => textOf(cell, skip, mostText))
  if (texts.some((text) => text.length > 200) || texts.every((text) => text === '')) return null
  const isHeader =
    cells.every((cell) => cell.name === 'th' || isAllBold(cell)) && !texts.some((text) => /\d/.test(text))
  return { is: 'row', cells: texts, isHeader }
}

function holdsBlocks(cell: TreeNode): boolean {
  let found = 0
  walk(cell, (node) => {
    if (node !== cell && /^(?:table|p|div|h[1-6]|ul|ol|form|hr)$/.test(node.name ?? '')) found += 1
    return found === 0
  })
  return found > 0
}

function isAllBold(cell: TreeNode): boolean {
  const children = (cell.children ?? []).filter((node) => isTag(node) || (node.data ?? '').trim() !== '')
  return children.length > 0 && children.every(isBoldTag)
}

/** A term with its short explanation: “Phone”, “0117 496 0331”. */
function pairOf(node: TreeNode, blocks: readonly Block[], skip: (node: TreeNode) => boolean): Block | null {
  const last = blocks.at(-1)
  const text = textOf(node, skip, mostText)
  if (last?.is !== 'heading' || last.level !== 6 || last.text.endsWith('?') || text.length > 80) return null
  return { is: 'row', cells: [last.text, text], isHeader: false }
}
