// Pictures on their way out. Networks that fetch them are given an address that works without signing in, for an hour.
import { sameText, sign } from '../../platform/crypto.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

const goodForMs = 60 * 60_000

type Signing = Pick<Platform, 'config' | 'secrets' | 'clock'>

export function outgoingAddress({ config, secrets, clock }: Signing, key: string): string {
  const said = Buffer.from(JSON.stringify([key, clock.now().getTime() + goodForMs])).toString('base64url')
  return `${config.publicUrl}/outgoing/${said}.${sign(secrets.files, `outgoing:${said}`)}`
}

/** The key that an address names; what is not ours, or too old, is not there. */
export function readOutgoing({ secrets, clock }: Pick<Signing, 'secrets' | 'clock'>, signed: string): string {
  const [said = '', signature = ''] = signed.split('.')
  if (!sameText(signature, sign(secrets.files, `outgoing:${said}`))) throw notFound()
  const [key, until] = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as [string, number]
  if (until < clock.now().getTime()) throw notFound()
  return key
}
