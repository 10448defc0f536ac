// Pictures in a mail that asks for approval. Their addresses show one post's first picture and answer nothing: the link that
// answers stands in none of them.
import { sameText, sign } from '../../platform/crypto.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

interface MailedPicture {
  readonly requestId: number
  readonly taskPublicId: string
}

const signatureOf = ({ secrets }: Pick<Platform, 'secrets'>, said: string): string =>
  sign(secrets.files, `approval picture:${said}`)

export function pictureAddress(
  platform: Pick<Platform, 'secrets' | 'config'>,
  { requestId, taskPublicId }: MailedPicture,
): string {
  const said = `${requestId}-${taskPublicId}`
  return `${platform.config.publicUrl}/approvals/pictures/${said}.${signatureOf(platform, said)}`
}

/** What is not ours is not there. */
export function readPictureAddress(platform: Pick<Platform, 'secrets'>, signed: string): MailedPicture {
  const [said = '', signature = ''] = signed.split('.')
  if (!sameText(signature, signatureOf(platform, said))) throw notFound()
  const [requestId, ...rest] = said.split('-')
  return { requestId: Number(requestId), taskPublicId: rest.join('-') }
}
