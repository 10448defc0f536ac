import { sameText, sign } from '../platform/crypto.ts'

/** The anti-forgery token of a session or visit: bound to its cookie, so one stolen earlier is worth nothing later. */
export const csrfTokenFor = (key: Buffer, cookie: string) => sign(key, `csrf:${cookie}`)

export const csrfMatches = (key: Buffer, cookie: string, given: unknown) =>
  typeof given === 'string' && sameText(given, csrfTokenFor(key, cookie))
