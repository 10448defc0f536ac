import { createHash, randomBytes, randomInt } from 'node:crypto'

const [fewestDigits, mostDigits] = [100_000_000_000, 281_000_000_000_000] as const

/** Twelve random digits: what the specification writes as digits must still not be countable. */
export const newDigitsId = () => randomInt(fewestDigits, mostDigits)

/** Always the same digits for the same thing, spread like random ones; another thing may have them by chance. */
export const digitsIdOf = (thing: string): number =>
  fewestDigits + (createHash('sha256').update(thing).digest().readUIntBE(0, 6) % (mostDigits - fewestDigits))

/** 126 random bits in 21 URL-safe characters. */
export const newPublicId = () => randomBytes(16).toString('base64url').slice(0, 21)

/** A secret for a cookie or a mailed link: 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')
