import type { Design } from '../document/design.ts'

export interface Moment {
  design: Design
  page: string
  selection: readonly string[]
}

const longest = 200

/** Designs share all that did not change, so remembering them whole costs little, and going back cannot go wrong. */
export class History {
  #past: Moment[] = []
  #future: Moment[] = []
  /** What the last step was made of; more of the same joins it. */
  #joining: string | null = null

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** `before` is what undoing comes back to. Steps of the same `joins` follow each other as one. */
  step(before: Moment, joins: string | null): void {
    const isSame = joins !== null && joins === this.#joining
    this.#joining = joins
    this.#future = []
    if (isSame) return
    this.#past.push(before)
    if (this.#past.length > longest) this.#past.shift()
  }

  /** The next step begins anew, whatever it is. */
  rest(): void {
    this.#joining = null
  }

  undo(now: Moment): Moment | null {
    return this.#go(this.#past, this.#future, now)
  }

  redo(now: Moment): Moment | null {
    return this.#go(this.#future, this.#past, now)
  }

  #go(from: Moment[], to: Moment[], now: Moment): Moment | null {
    const moment = from.pop()
    this.#joining = null
    if (!moment) return null
    to.push(now)
    return moment
  }
}
