import { buffer } from 'node:stream/consumers'
import { type Clock, days } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/storage.ts'
import type { PaintedPicture } from './paint-task.ts'

/** Pictures that were painted, under the hash of what they show. All of it can be made again. */
export const paintedPrefix = 'painted/'

/** How long a picture that nobody asks for stays. */
export const keptForDays = 30
/** A picture that is asked for is written anew this often, so that its age tells when it was last wanted. */
const renewedAfterDays = 7

interface Head extends Omit<PaintedPicture, 'bytes'> {
  writtenAt: number
}

const keyOf = (hash: string) => `${paintedPrefix}${hash.slice(0, 2)}/${hash}`

export class PaintedStore {
  readonly #storage: Storage
  readonly #clock: Clock
  readonly #log: Pick<Log, 'warn'>
  readonly #writing = new Set<Promise<void>>()

  constructor(storage: Storage, clock: Clock, log: Pick<Log, 'warn'>) {
    this.#storage = storage
    this.#clock = clock
    this.#log = log
  }

  /** What cannot be read, or is no picture of ours, is as good as not there: it is painted again and written over. */
  async find(hash: string): Promise<PaintedPicture | undefined> {
    let found: ReturnType<typeof unpack>
    try {
      const stored = await this.#storage.read(keyOf(hash))
      if (!stored) return undefined
      found = unpack(await buffer(stored.body))
    } catch (reason) {
      this.#log.warn({ err: reason, hash }, 'a painted picture was not read')
    }
    if (!found) return undefined
    const { writtenAt, ...picture } = found
    if (this.#clock.now().getTime() - writtenAt > days(renewedAfterDays)) this.keep(hash, picture)
    return picture
  }

  /** Nobody waits for it: a picture that is not kept is painted again. */
  keep(hash: string, picture: PaintedPicture): void {
    const { bytes, ...head } = picture
    const packed = pack({ ...head, writtenAt: this.#clock.now().getTime() }, bytes)
    const writing = this.#storage
      .put(keyOf(hash), packed, 'application/octet-stream')
      .catch((reason: unknown) => this.#log.warn({ err: reason, hash }, 'a painted picture was not kept'))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  async flush(): Promise<void> {
    await Promise.all(this.#writing)
  }
}

/** One file a picture: the length of what is known of it, that itself, and the picture. */
function pack(head: Head, bytes: Uint8Array): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json, bytes])
}

function unpack(whole: Buffer): (PaintedPicture & { writtenAt: number }) | undefined {
  if (whole.length < 4) return undefined
  const end = 4 + whole.readUInt32BE()
  if (end > whole.length) return undefined
  const head = JSON.parse(whole.subarray(4, end).toString()) as Head
  return { ...head, bytes: whole.subarray(end) }
}
