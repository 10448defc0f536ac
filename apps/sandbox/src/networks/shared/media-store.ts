// Uploaded files, by network, on disk: shown on the pages and found again after a restart.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Sniffed, sniff } from './sniff.ts'
import { Table } from './table.ts'

export interface StoredFile extends Sniffed {
  /** Belongs to the bytes: the same file twice is one file. */
  id: string
  size: number
}

const name = /^[0-9a-f]{32}$/

export class MediaStore {
  readonly #folder: string
  readonly #files: Table<StoredFile>

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    this.#files = new Table(join(folder, 'files.jsonl'))
  }

  keep(bytes: Buffer): StoredFile {
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const known = this.#files.get(id)
    if (known) return known
    const path = join(this.#folder, id)
    writeFileSync(`${path}.part`, bytes)
    renameSync(`${path}.part`, path)
    return this.#files.put({ id, size: bytes.length, ...sniff(bytes) })
  }

  get(id: string): StoredFile | undefined {
    return this.#files.get(id)
  }

  read(id: string): Buffer | undefined {
    const path = join(this.#folder, id)
    return name.test(id) && existsSync(path) ? readFileSync(path) : undefined
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
    this.#files.clear()
  }
}
