/** Takes the last of what is given to it once a frame: a pointer tells more than is ever painted. */
export class NextFrame<T> {
  readonly #take: (value: T) => void
  #waiting: { value: T } | null = null
  #frame = 0

  constructor(take: (value: T) => void) {
    this.#take = take
  }

  give(value: T): void {
    this.#waiting = { value }
    this.#frame ||= requestAnimationFrame(() => this.now())
  }

  /** What still waits, at once. */
  now(): void {
    const waiting = this.#waiting
    this.drop()
    if (waiting) this.#take(waiting.value)
  }

  drop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#waiting = null
  }
}
