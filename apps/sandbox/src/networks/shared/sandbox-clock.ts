import { join } from 'node:path'
import { Table } from './table.ts'

/** The networks' time: the machine's, moved forward by tests. */
export class SandboxClock {
  readonly #table: Table<{ id: string; aheadMs: number }>

  constructor(folder: string) {
    this.#table = new Table(join(folder, 'clock.jsonl'))
  }

  get aheadMs(): number {
    return this.#table.get('clock')?.aheadMs ?? 0
  }

  now(): number {
    return Date.now() + this.aheadMs
  }

  advance(byMs: number): void {
    this.#table.put({ id: 'clock', aheadMs: this.aheadMs + byMs })
  }

  reset(): void {
    this.#table.clear()
  }
}
