// The page as a tree, walked without calling oneself: how deep it is was somebody else's choice.
import { type CheerioAPI, load } from 'cheerio/slim'
import { boundedHtml } from './bounded.ts'

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
  readonly find: CheerioAPI
  readonly root: TreeNode
}

export function parsePage(html: string): Tree {
  const find = load(boundedHtml(html))
  const [root] = find.root().toArray()
  return { find, root: root ?? { type: 'root', parent: null, children: [] } }
}

export const attribute = (node: TreeNode, name: string): string => node.attribs?.[name] ?? ''
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
  /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u{E0000}-\u{E0FFF}]/gu

/** One line of plain words; bound spaces stay what they are, but one. */
export const plain = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00A0\u202F]+/g, '\u00A0')
    .replace(/[\t\n\f\r \u2000-\u200A\u3000]+/g, ' ')
    .replace(/ ?\u00A0 ?/g, '\u00A0')
    .trim()

export function textOf(root: TreeNode, skip: (node: TreeNode) => boolean = () => false): string {
  const parts: string[] = []
  walk(root, (node) => {
    if (node.type === 'text') parts.push(node.data ?? '')
    if (isTag(node) && /^(?:br|p|div|li|tr|td|h[1-6])$/.test(node.name ?? '')) parts.push(' ')
    return node.type !== 'script' && node.type !== 'style' && !skip(node)
  })
  return plain(parts.join(''))
}
