// Files that arrive in pieces, on disk until they are whole: an upload goes on after a restart. Its folder belongs inside
// the network's media, which a reset empties: ids begin anew then, and must not meet the bytes of an older namesake.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

export class PartialUploads {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** How many bytes are there. */
  size(id: string): number {
    return existsSync(this.#path(id)) ? statSync(this.#path(id)).size : 0
  }

  append(id: string, bytes: Buffer): number {
    mkdirSync(this.#folder, { recursive: true })
    appendFileSync(this.#path(id), bytes)
    return this.size(id)
  }

  /** The whole file, which is not kept here any longer. */
  take(id: string): Buffer {
    const bytes = existsSync(this.#path(id)) ? readFileSync(this.#path(id)) : Buffer.alloc(0)
    this.drop(id)
    return bytes
  }

  drop(id: string): void {
    rmSync(this.#path(id), { force: true })
  }

  #path(id: string): string {
    return join(this.#folder, id.replaceAll(/[^\w-]/g, '_'))
  }
}
