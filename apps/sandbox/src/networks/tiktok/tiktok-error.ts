// TikTok's two manners of refusing: an envelope around data calls, a flat object from the token address.
import { randomBytes } from 'node:crypto'
import { Refusal } from '../shared/refusal.ts'

export const statusByCode = {
  access_token_invalid: 401,
  scope_not_authorized: 401,
  scope_permission_missed: 401,
  invalid_param: 400,
  invalid_params: 400,
  invalid_file_upload: 400,
  invalid_publish_id: 400,
  unaudited_client_can_only_post_to_private_accounts: 403,
  url_ownership_unverified: 403,
  privacy_level_option_mismatch: 403,
  reached_active_user_cap: 403,
  spam_risk_too_many_posts: 403,
  spam_risk_too_many_pending_share: 403,
  spam_risk_user_banned_from_posting: 403,
  spam_risk: 403,
  spam_risk_text: 403,
  app_version_check_failed: 403,
  token_not_authorized_for_specified_publish_id: 403,
  rate_limit_exceeded: 429,
  internal_error: 500,
  internal: 500,
} as const
export type TikTokCode = keyof typeof statusByCode

export class TikTokRefusal extends Refusal {
  readonly code: TikTokCode
  constructor(code: TikTokCode, message: string) {
    super(statusByCode[code], { data: {}, error: { code, message, log_id: logId() } })
    this.message = message
    this.code = code
  }
}

export const logId = (): string =>
  `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}${randomBytes(9).toString('hex').toUpperCase()}`

export const answer = (data: unknown): Record<string, unknown> => ({
  data,
  error: { code: 'ok', message: '', log_id: logId() },
})

/** Sent with status 200 as often as not: callers must look for the `error` key. */
export const tokenRefusal = (error: string, description: string): Record<string, string> => ({
  error,
  error_description: description,
  log_id: logId(),
})

/** Post ids exceed 2^53: written as bare integers into the JSON, where `JSON.stringify` cannot. */
export const withBigIntegers = (body: unknown): string =>
  JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'bigint' ? `bigint:${value.toString()}` : value,
  ).replace(/"bigint:(\d+)"/g, '$1')
