import type { Editor } from '../editor.ts'
import { findNode, holderOf } from '../nodes.ts'
import { brush } from './brush.ts'
import { idle } from './idle.ts'
import { press } from './press.ts'
import { pull } from './pull.ts'
import type { Hints, PointerInput, Target, Tool } from './tool.ts'
import { turn } from './turn.ts'

/** Pointer and keys in, actions of the editor out. */
export class Hand {
  readonly #editor: Editor
  #tool: Tool = idle
  /** The group that was opened by a double click: its elements are picked one by one. */
  #opened: string | null = null

  constructor(editor: Editor) {
    this.#editor = editor
  }

  get hints(): Hints {
    return this.#tool.hints
  }

  get isBusy(): boolean {
    return this.#tool !== idle
  }

  down(target: Target, input: PointerInput): void {
    if (this.isBusy) this.#tool = this.#tool.cancel(this.#editor)
    this.#tool = this.#begin(target, input)
  }

  move(input: PointerInput): void {
    this.#tool = this.#tool.move(this.#editor, input)
  }

  up(input: PointerInput): void {
    this.#tool = this.#tool.up(this.#editor, input)
  }

  /** Escape: a gesture is taken back; without one, the selection is left, from inside a group to the group. */
  cancel(): void {
    if (!this.isBusy && this.#opened !== null) {
      const group = this.#opened
      this.#opened = null
      this.#editor.select(group)
      return
    }
    this.#tool = this.#tool.cancel(this.#editor)
  }

  /** Opens a group; answers with the id of a text that is to be written in. */
  open(id: string): string | null {
    const whole = this.#pick(id)
    const node = findNode(this.#editor.page.nodes, whole)
    if (node?.kind === 'group') {
      this.#opened = whole
      this.#editor.select(this.#pick(id))
      return null
    }
    return node?.kind === 'text' && !node.isLocked ? node.id : null
  }

  #begin(target: Target, input: PointerInput): Tool {
    const editor = this.#editor
    switch (target.on) {
      case 'stage':
        this.#opened = null
        return brush(editor, input.point, input.shift)
      case 'handle':
        return pull(editor, target.handle)
      case 'turn':
        return turn(editor, input.point)
      case 'node': {
        const id = this.#pick(target.id)
        const node = editor.node(id)
        if (!node) return idle
        const wasSelected = editor.state.selection.includes(id)
        if (!wasSelected) {
          if (input.shift) editor.toggle(id)
          else editor.select(id)
        }
        return press(input.point, id, wasSelected)
      }
    }
  }

  /** What a click on an element means: its outermost group, or itself in the group that is open. */
  #pick(id: string): string {
    const { nodes } = this.#editor.page
    let picked = id
    for (let holder = holderOf(nodes, picked); holder; holder = holderOf(nodes, picked)) {
      if (holder.id === this.#opened) return picked
      picked = holder.id
    }
    this.#opened = null
    return picked
  }
}
