// Files on their way out. Networks that fetch them are given an address that works without signing in, for an hour.
import { sameText, sign } from '../../platform/crypto.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContentMedia } from './content.ts'

const goodForMs = 60 * 60_000

type Signing = Pick<Platform, 'config' | 'secrets' | 'clock'>

/** What an address names: where it lies, and what it is. */
export type Outgoing = Pick<ContentMedia, 'key' | 'mime' | 'bytes'>

export function outgoingAddress({ config, secrets, clock }: Signing, { key, mime, bytes }: Outgoing): string {
  const until = clock.now().getTime() + goodForMs
  const said = Buffer.from(JSON.stringify([key, mime, bytes, until])).toString('base64url')
  return `${config.publicUrl}/outgoing/${said}.${sign(secrets.files, `outgoing:${said}`)}`
}

/** What is not ours, or too old, is not there. */
export function readOutgoing(
  { secrets, clock }: Pick<Signing, 'secrets' | 'clock'>,
  signed: string,
): Outgoing {
  const [said = '', signature = ''] = signed.split('.')
  if (!sameText(signature, sign(secrets.files, `outgoing:${said}`))) throw notFound()
  const [key, mime, bytes, until] = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
    number,
  ]
  if (until < clock.now().getTime()) throw notFound()
  return { key, mime, bytes }
}
