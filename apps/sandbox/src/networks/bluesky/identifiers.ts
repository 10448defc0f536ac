// The names of the AT Protocol: DIDs, CIDs and TIDs. https://atproto.com/specs/did, /data-model, /tid
import { createHash } from 'node:crypto'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'
const sortable = '234567abcdefghijklmnopqrstuvwxyz'

function inBase32(bytes: Buffer): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += base32[(value >>> (bits - 5)) & 31]
      bits -= 5
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + base32[(value << (5 - bits)) & 31] : text
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** An account's DID, the same in every run. */
export const didOf = (account: string): string =>
  `did:plc:${inBase32(sha256(`bluesky/${account}`)).slice(0, 24)}`

const cid = (codec: number, digest: Buffer) =>
  `b${inBase32(Buffer.concat([Buffer.from([1, codec, 0x12, 0x20]), digest]))}`

/** As the network computes it: the bytes' own hash. */
export const blobCid = (bytes: Buffer): string => cid(0x55, sha256(bytes))
/** Not the network's own (which hashes CBOR), but alike for equal content and different otherwise. */
export const recordCid = (value: unknown): string => cid(0x71, sha256(JSON.stringify(sorted(value))))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

export const isTid = (text: string): boolean =>
  /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/.test(text)

/** Eleven characters of microseconds, two of a clock's number. */
export function tid(microseconds: bigint, clock: number): string {
  let [text, rest] = ['', microseconds * 1024n + BigInt(clock)]
  for (let place = 0; place < 13; place++) {
    text = sortable[Number(rest % 32n)] + text
    rest /= 32n
  }
  return text
}

/** Four groups of four, as the settings page makes them. */
export const appPasswordOf = (account: string, turn: number): string =>
  (
    inBase32(sha256(`bluesky/password/${account}/${turn}`))
      .slice(0, 16)
      .match(/.{4}/g) ?? []
  ).join('-')
