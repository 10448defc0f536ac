import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What is kept of a token: enough to find it again, nothing to use it with. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What texts are sealed with: the key of today, and the one before it while texts are still sealed with that. */
export interface SealingKeys {
  readonly current: Buffer
  readonly before: Buffer | null
}

/** AES-256-GCM; `context` binds the text to its place, so that a row's secret cannot be moved to another row. */
export function encrypt({ current }: Pick<SealingKeys, 'current'>, text: string, context: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

export function decrypt({ current, before }: SealingKeys, sealed: string, context: string): string {
  try {
    return openWith(current, sealed, context)
  } catch (reason) {
    if (!before) throw reason
    return openWith(before, sealed, context)
  }
}

/** The same text sealed with the key of today; nothing where it is already. */
export function reseal(keys: SealingKeys, sealed: string, context: string): string | undefined {
  if (!keys.before) return undefined
  try {
    openWith(keys.current, sealed, context)
    return undefined
  } catch {
    // Not with today's: with the one before, or with none that is known, which throws.
    return encrypt(keys, openWith(keys.before, sealed, context), context)
  }
}

function openWith(key: Buffer, sealed: string, context: string): string {
  const [version, body] = sealed.split('.')
  if (version !== 'v1' || !body) throw new Error('Sealed text of an unknown form')
  const bytes = Buffer.from(body, 'base64url')
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8')
}
