import { join } from 'node:path'
import { Shelf } from './shelf.ts'

/** The networks' time: the machine's, moved forward by tests. */
export class SandboxClock {
  readonly #shelf: Shelf<{ id: string; aheadMs: number }>

  constructor(folder: string) {
    this.#shelf = new Shelf(join(folder, 'clock.jsonl'))
  }

  get aheadMs(): number {
    return this.#shelf.get('clock')?.aheadMs ?? 0
  }

  now(): number {
    return Date.now() + this.aheadMs
  }

  advance(byMs: number): void {
    this.#shelf.put({ id: 'clock', aheadMs: this.aheadMs + byMs })
  }

  reset(): void {
    this.#shelf.clear()
  }
}
