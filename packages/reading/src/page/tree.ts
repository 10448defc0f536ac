// The page as a tree, walked without calling oneself: how deep it is was somebody else's choice.
import { load } from 'cheerio/slim'
import { boundedHtml, deepest } from './bounded.ts'

/** What is needed of a parser's nodes. */
export interface TreeNode {
  readonly type: string
  readonly parent: TreeNode | null
  readonly name?: string
  readonly data?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly TreeNode[]
}

export interface Tree {
  readonly root: TreeNode
  /** Every element, in reading order. */
  readonly all: readonly TreeNode[]
  /** As deep as a page may be, and cut there. */
  readonly isTooDeep: boolean
  readonly named: (name: string) => readonly TreeNode[]
}

export function parsePage(html: string): Tree {
  const [parsed] = load(boundedHtml(html)).root().toArray()
  const root: TreeNode = parsed ?? { type: 'root', parent: null, children: [] }
  const all: TreeNode[] = []
  const byName = new Map<string, TreeNode[]>()
  let [depth, isTooDeep] = [0, false]
  walk(
    root,
    (node) => {
      if (node.attribs && node.name) {
        all.push(node)
        const alike = byName.get(node.name)
        if (alike) alike.push(node)
        else byName.set(node.name, [node])
      }
      // Tags that closed within a comment or a quotation did not close.
      if (++depth > deepest + 1 && node.children && node.children.length > 0) {
        isTooDeep = true
        Object.assign(node, { children: [] })
      }
      return true
    },
    () => {
      depth -= 1
    },
  )
  return { root, all, isTooDeep, named: (name) => byName.get(name) ?? [] }
}

export const attribute = (node: TreeNode, name: string): string => node.attribs?.[name] ?? ''
/** Of an attribute that holds several words: whether this is one of them, in whatever case. */
export const holdsWord = (node: TreeNode, name: string, word: string): boolean =>
  attribute(node, name).toLowerCase().split(/\s+/).includes(word)
export const isTag = (node: TreeNode): boolean => node.type === 'tag'

/** Its own names, as people give them: classes and id. */
export const namesOf = (node: TreeNode): string =>
  `${attribute(node, 'class')} ${attribute(node, 'id')}`.trim()

/** Every node below in reading order; `enter` says whether to go into it. */
export function walk(
  root: TreeNode,
  enter: (node: TreeNode) => boolean,
  leave?: (node: TreeNode) => void,
): void {
  const todo: { node: TreeNode; isLeaving: boolean }[] = [{ node: root, isLeaving: false }]
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (at.isLeaving) leave?.(at.node)
    else if (enter(at.node)) {
      if (leave) todo.push({ node: at.node, isLeaving: true })
      const children = at.node.children ?? []
      for (let index = children.length - 1; index >= 0; index--) {
        const node = children[index]
        if (node) todo.push({ node, isLeaving: false })
      }
    }
  }
}

/** Letters that are drawn as nothing, or turn the line around, carry no meaning a reader could see. */
const unseen =
  /\0|\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u{E0000}-\u{E0FFF}]/gu

/** One line of plain words; bound spaces stay what they are, but one. */
export const plain = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00A0\u202F]+/g, '\u00A0')
    .replace(/[\t\n\f\r \u2000-\u200A\u3000]+/g, ' ')
    .replace(/ ?\u00A0[ \u00A0]*/g, '\u00A0')
    .trim()
    .toWellFormed()

/** At most so many units of it, and no character in halves. */
export function cut(text: string, most: number): string {
  const isHalved = /^[\uD800-\uDBFF]$/.test(text.charAt(most - 1))
  return text.slice(0, isHalved ? most - 1 : most)
}

export function textOf(
  root: TreeNode,
  skip: (node: TreeNode) => boolean = () => false,
  most = Number.POSITIVE_INFINITY,
): string {
  const parts: string[] = []
  let length = 0
  walk(root, (node) => {
    if (length > most) return false
    if (node.type === 'text') {
      const text = (node.data ?? '').slice(0, most - length + 1)
      parts.push(text)
      length += text.length
    }
    if (isTag(node) && /^(?:br|p|div|li|tr|td|h[1-6])$/.test(node.name ?? '')) parts.push(' ')
    return node.type !== 'script' && node.type !== 'style' && !skip(node)
  })
  return plain(parts.join(''))
}
