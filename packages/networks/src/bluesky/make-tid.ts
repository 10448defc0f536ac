const alphabet = '234567abcdefghijklmnopqrstuvwxyz'

const write = (value: bigint, length: number): string =>
  Array.from(
    { length },
    (_, place) => alphabet[Number((value >> BigInt(5 * (length - 1 - place))) & 31n)],
  ).join('')

/** The key of a record: its time in microseconds and ten bits of chance (0 to 1023), so that two made at once differ. */
export const makeTid = (microseconds: bigint, clock: number): string =>
  write(microseconds, 11) + write(BigInt(clock), 2)

/** The time a key was made at; null where it is none. */
export const microsecondsOf = (tid: string): bigint | null => {
  if (!/^[2-7a-j][2-7a-z]{12}$/.test(tid)) return null
  return [...tid.slice(0, 11)].reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n)
}
