import { sign } from '../../platform/crypto.ts'
import type { Platform } from '../../platform/platform.ts'

/** What stands in the link of a request: made of a key that is in no database, so that a reminder can carry the same one. */
export const approvalToken = ({ secrets }: Pick<Platform, 'secrets'>, requestId: number): string =>
  sign(secrets.tokens, `approval:${requestId}`)

export const approvalLink = (platform: Pick<Platform, 'secrets' | 'config'>, requestId: number): string =>
  `${platform.config.publicUrl}/me/tasks/validation/${approvalToken(platform, requestId)}`
