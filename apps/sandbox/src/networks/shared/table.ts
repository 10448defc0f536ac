// Things on disk by id: a log of lines, written before the answer goes out, so that what was answered survives a kill.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

export class Table<Thing extends { id: string }> {
  readonly #file: string
  readonly #things = new Map<string, Thing>()

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) this.#read()
  }

  get size(): number {
    return this.#things.size
  }

  get(id: string): Thing | undefined {
    return this.#things.get(id)
  }

  /** In the order of arrival. */
  all(): Thing[] {
    return [...this.#things.values()]
  }

  find(matches: (thing: Thing) => boolean): Thing | undefined {
    for (const thing of this.#things.values()) if (matches(thing)) return thing
    return undefined
  }

  put<T extends Thing>(thing: T): T {
    this.#things.set(thing.id, thing)
    appendFileSync(this.#file, `${JSON.stringify(thing)}\n`)
    return thing
  }

  delete(id: string): void {
    if (this.#things.delete(id)) appendFileSync(this.#file, `${JSON.stringify({ gone: id })}\n`)
  }

  clear(): void {
    this.#things.clear()
    rmSync(this.#file, { force: true })
  }

  /** Each start reads the log and leaves only its last word about each thing. */
  #read(): void {
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const thing = parseLine<Thing>(line)
      if (!thing) continue
      if ('gone' in thing) this.#things.delete(thing.gone)
      else this.#things.set(thing.id, thing)
    }
    writeFileSync(
      `${this.#file}.part`,
      this.all()
        .map((thing) => `${JSON.stringify(thing)}\n`)
        .join(''),
    )
    renameSync(`${this.#file}.part`, this.#file)
  }
}

function parseLine<Thing>(line: string): Thing | { gone: string } | undefined {
  if (!line) return undefined
  try {
    return JSON.parse(line) as Thing | { gone: string }
  } catch {
    // A kill cut the last line: its request was never answered.
    return undefined
  }
}
