import * as z from 'zod'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { after } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().catch(''),
    log_id: z.string().optional().catch(undefined),
  }),
})

/** Facts 2.7. */
const byCode: Readonly<Record<string, RefusalKind>> = {
  access_token_invalid: 'authExpired',
  scope_not_authorized: 'permissionMissing',
  scope_permission_missed: 'permissionMissing',
  token_not_authorized_for_specified_publish_id: 'permissionMissing',
  invalid_param: 'validation',
  invalid_params: 'validation',
  invalid_file_upload: 'validation',
  invalid_publish_id: 'notFound',
  unaudited_client_can_only_post_to_private_accounts: 'config',
  url_ownership_unverified: 'config',
  privacy_level_option_mismatch: 'validation',
  reached_active_user_cap: 'rateLimited',
  spam_risk_too_many_posts: 'rateLimited',
  spam_risk_too_many_pending_share: 'rateLimited',
  spam_risk_user_banned_from_posting: 'policy',
  spam_risk: 'policy',
  spam_risk_text: 'policy',
  app_version_check_failed: 'policy',
  rate_limit_exceeded: 'rateLimited',
  internal_error: 'transient',
  internal: 'transient',
}

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** The code decides, whatever the status: "ok" alone is a yes. */
export const readRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const ofStatus = refusalOfStatus(answer.status)
  const { data } = envelope.safeParse(answer.json)
  if (!data) return ofStatus && plain(answer, ofStatus, now)
  const { code, message, log_id: requestId } = data.error
  if (code === 'ok' && ofStatus === null) return null
  const kind = byCode[code] ?? ofStatus ?? 'validation'
  // The caps of a day say nothing of when they end; the limits of a minute neither.
  const pauseMs = code === 'rate_limit_exceeded' || answer.status === 429 ? minuteMs : dayMs
  return {
    kind,
    code,
    message: message || 'Refused without a reason',
    status: answer.status,
    ...(requestId ? { requestId } : {}),
    ...(kind === 'rateLimited' ? { retryAt: after(now, pauseMs) } : {}),
  }
}

const plain = (answer: Answer, kind: RefusalKind, now: Date): RefusalFacts => ({
  kind,
  code: String(answer.status),
  message: 'Refused without a reason',
  status: answer.status,
  ...(kind === 'rateLimited' ? { retryAt: after(now, minuteMs) } : {}),
})

/** Why a post that was taken came to nothing (facts 2.6). Null where it may be tried again from the beginning. */
export const byFailReason: Readonly<Record<string, RefusalKind | null>> = {
  file_format_check_failed: 'mediaRejected',
  duration_check_failed: 'mediaRejected',
  frame_rate_check_failed: 'mediaRejected',
  picture_size_check_failed: 'mediaRejected',
  video_pull_failed: null,
  photo_pull_failed: null,
  internal: null,
  publish_cancelled: 'policy',
  auth_removed: 'authRevoked',
  spam_risk: 'policy',
  spam_risk_text: 'policy',
  spam_risk_user_banned_from_posting: 'policy',
  spam_risk_too_many_posts: 'rateLimited',
}
