// The `signed_request` with which Meta tells an app that somebody removed it or wants their data deleted.
import { createHmac } from 'node:crypto'

/** The signature covers the encoded payload, not the JSON inside it. */
export function signRequest(payload: Readonly<Record<string, unknown>>, appSecret: string): string {
  const encoded = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', ...payload })).toString('base64url')
  const signature = createHmac('sha256', appSecret).update(encoded).digest('base64url')
  return `${signature}.${encoded}`
}

export const appSecretProof = (appSecret: string, token: string): string =>
  createHmac('sha256', appSecret).update(token).digest('hex')
