// Ids that come out alike in every run that does the same, so that a test can be read again. Tokens are not ids: those are random.
import { createHash, randomBytes } from 'node:crypto'
import type { Table } from './table.ts'

/** A number in [0, 1) that belongs to the seed. */
export const share = (seed: string): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32

/** So many letters and digits that belong to the seed. */
export const lettersOf = (seed: string, length: number): string =>
  createHash('sha512').update(seed).digest('base64url').replaceAll(/[-_]/g, 'a').slice(0, length)

/** So many digits that belong to the seed; the first is never 0. */
export function digitsOf(seed: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString()
  return `${(Number(number[0]) % 9) + 1}${number.slice(1, length)}`
}

export const newToken = (prefix = '', bytes = 32): string => prefix + randomBytes(bytes).toString('base64url')

const xBeganAtMs = 1_288_834_974_657

export class Ids {
  readonly #counters: Table<{ id: string; count: number }>
  readonly #network: string

  constructor(counters: Table<{ id: string; count: number }>, network: string) {
    this.#counters = counters
    this.#network = network
  }

  /** 1, 2, 3 … of a kind; goes on after a restart. */
  next(kind: string): number {
    const count = (this.#counters.get(kind)?.count ?? 0) + 1
    this.#counters.put({ id: kind, count })
    return count
  }

  /** 19 digits, each greater than the last, too great for a JavaScript number. */
  snowflake(kind = 'snowflake'): string {
    const count = BigInt(this.next(kind))
    return (
      1_990_000_000_000_000_000n +
      count * 4_194_304_000n +
      BigInt(digitsOf(`${this.#network}/${kind}/${count}`, 9))
    ).toString()
  }

  /** As X makes them: the time stands in them, in milliseconds since it began. */
  timedSnowflake(nowMs: number, kind = 'snowflake'): string {
    return ((BigInt(Math.floor(nowMs) - xBeganAtMs) << 22n) + BigInt(this.next(kind) % 4096)).toString()
  }

  letters(kind: string, length: number): string {
    return lettersOf(`${this.#network}/${kind}/${this.next(kind)}`, length)
  }
}
