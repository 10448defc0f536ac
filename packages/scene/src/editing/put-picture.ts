import { type Node, type NodeOf, repair } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import type { Point, Size } from '../geometry/box.ts'
import type { Editor } from './editor.ts'

/** A picture and how large it is, so that it comes onto the page in its own form. */
export interface PictureOptions extends Size {
  asset: string
}

export type PictureNode = NodeOf<'image'> | NodeOf<'shape'>

/** What a picture can be laid into. */
export const isFrame = (node: Node | undefined): node is PictureNode =>
  (node?.kind === 'image' || node?.kind === 'shape') && !node.isLocked

/** The one frame chosen; with several elements chosen, nobody can say which was meant. */
export function chosenFrame({ selected }: Pick<Editor, 'selected'>): PictureNode | null {
  const [only, ...others] = selected
  return others.length === 0 && isFrame(only) ? only : null
}

/** Where a picture goes that nobody placed: the chosen frame, or the first one that is still empty. */
export const waitingFrame = (on: Pick<Editor, 'selected' | 'page'>): PictureNode | null =>
  chosenFrame(on) ?? leavesOf(on.page.nodes).find(isEmptyFrame) ?? null

const isEmptyFrame = (node: Node): node is NodeOf<'image'> =>
  node.kind === 'image' &&
  node.role === 'publicationImage' &&
  node.asset === null &&
  !node.isLocked &&
  !node.isHidden

/** How much of the shorter side a new picture takes. */
const share = 0.6

/** Into the frame named, or as an element of its own around a point. */
export function putPicture(
  editor: Editor,
  options: PictureOptions,
  where: { into: string } | { at: Point },
): Editor {
  if ('into' in where) {
    if (!isFrame(editor.node(where.into))) return editor
    const set = { asset: options.asset, zoom: 100, focusX: 50, focusY: 50 }
    return editor.change([{ id: where.into, set }]).select(where.into)
  }
  const { stage } = editor
  const scale = (Math.min(stage.width, stage.height) * share) / Math.max(options.width, options.height, 1)
  const [width, height] = [options.width * scale, options.height * scale]
  const { x, y } = where.at
  return editor.insert([pictureNode(options, { x: x - width / 2, y: y - height / 2, width, height })])
}

/** Over the whole page and behind everything; where a picture stands so already, in its place. */
export function putBehind(editor: Editor, options: PictureOptions): Editor {
  const { stage, page } = editor
  const [last] = page.nodes
  if (last && isWhole(last, stage)) return putPicture(editor, options, { into: last.id })
  return editor.insert([pictureNode(options, { x: 0, y: 0, ...stage })], 0)
}

const isWhole = (node: Node, stage: Size): boolean =>
  node.kind === 'image' &&
  isFrame(node) &&
  node.rotation === 0 &&
  node.x <= 0 &&
  node.y <= 0 &&
  node.x + node.width >= stage.width &&
  node.y + node.height >= stage.height

function pictureNode({ asset }: PictureOptions, box: Point & Size): Node {
  const [node] =
    repair({ pages: [{ nodes: [{ kind: 'image', role: 'publicationImage', asset, ...box }] }] }).pages[0]
      ?.nodes ?? []
  if (!node) throw new Error('A picture is an element like any other.')
  return node
}
