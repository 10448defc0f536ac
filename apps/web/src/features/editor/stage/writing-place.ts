import { caretAt, layoutOf, type NodeOf, placeOf, type Surroundings, selectionBoxes } from '@postelier/scene'
import type { Writing } from '#features/editor/model/editing.ts'
import { put, Rack } from '#features/editor/stage/rack.ts'

/** The frame, the field and the marks of a text that is written in. */
export class WritingPlace {
  readonly #frame: HTMLElement
  readonly #field: HTMLTextAreaElement
  readonly #marks: Rack
  #isAgain = false

  constructor(frame: HTMLElement, box: HTMLElement, field: HTMLTextAreaElement) {
    this.#frame = frame
    this.#field = field
    this.#marks = new Rack(box)
  }

  show(node: NodeOf<'text'>, { from, to }: Writing, seen: { around: Surroundings; zoom: number }): void {
    const { style } = this.#frame
    put(style, 'width', `${node.width}px`)
    put(style, 'height', `${node.height}px`)
    put(style, 'transform', `scale(${seen.zoom}) matrix(${placeOf(node).join(', ')})`)
    // What was typed stands in the field already; what an undo brings back does not.
    if (this.#field.value !== node.content) this.#field.value = node.content
    const layout = layoutOf(node, seen.around)
    if (from === to) {
      const { x, top, height } = caretAt(layout, from)
      // Under another name its blinking begins anew: a caret that has just moved is seen.
      this.#isAgain = !this.#isAgain
      const className = this.#isAgain ? 'po-caret po-caret-again' : 'po-caret'
      const thin = 1 / seen.zoom
      this.#marks.show([{ className, x: x - thin, y: top, scale: { x: thin, y: height } }])
    } else
      this.#marks.show(
        selectionBoxes(layout, from, to).map(({ x, y, width, height }) => ({
          className: 'po-writing-selection',
          x,
          y,
          scale: { x: width, y: height },
        })),
      )
  }

  clear(): void {
    this.#marks.clear()
  }
}
