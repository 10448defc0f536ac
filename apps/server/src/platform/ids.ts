import { randomBytes, randomInt } from 'node:crypto'

/** Twelve random digits: what the specification writes as digits must still not be countable. */
export const newDigitsId = () => randomInt(100_000_000_000, 281_000_000_000_000)

/** 126 random bits in 21 URL-safe characters. */
export const newPublicId = () => randomBytes(16).toString('base64url').slice(0, 21)

/** A secret for a cookie or a mailed link: 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')
