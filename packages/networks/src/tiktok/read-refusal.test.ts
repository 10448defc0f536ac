import { expect, test } from 'vitest'
import { answerOf } from '../testing/answers.ts'
import { startedAt } from '../testing/builders.ts'
import { readRefusal } from './read-refusal.ts'

const read = (status: number, code: string) =>
  readRefusal(answerOf(status, { data: {}, error: { code, message: 'x', log_id: 'l1' } }), startedAt)

// Facts 2.7.
test.each([
  [401, 'access_token_invalid', 'authExpired'],
  [401, 'scope_not_authorized', 'permissionMissing'],
  [401, 'scope_permission_missed', 'permissionMissing'],
  [400, 'invalid_param', 'validation'],
  [400, 'invalid_params', 'validation'],
  [400, 'invalid_file_upload', 'validation'],
  [400, 'invalid_publish_id', 'notFound'],
  [403, 'unaudited_client_can_only_post_to_private_accounts', 'config'],
  [403, 'url_ownership_unverified', 'config'],
  [403, 'privacy_level_option_mismatch', 'validation'],
  [403, 'reached_active_user_cap', 'rateLimited'],
  [403, 'spam_risk_too_many_posts', 'rateLimited'],
  [403, 'spam_risk_too_many_pending_share', 'rateLimited'],
  [403, 'spam_risk_user_banned_from_posting', 'policy'],
  [403, 'spam_risk', 'policy'],
  [403, 'spam_risk_text', 'policy'],
  [403, 'app_version_check_failed', 'policy'],
  [403, 'token_not_authorized_for_specified_publish_id', 'permissionMissing'],
  [429, 'rate_limit_exceeded', 'rateLimited'],
  [500, 'internal_error', 'transient'],
  [500, 'internal', 'transient'],
  [200, 'spam_risk', 'policy'],
  [200, 'something_new', 'validation'],
])('%s %s is %s', (status, code, kind) => {
  expect(read(status, code)).toMatchObject({ kind, code, requestId: 'l1' })
})

test('a minute for what is counted by the minute, a day for what is counted by the day', () => {
  expect(read(429, 'rate_limit_exceeded')?.retryAt).toEqual(new Date('2026-11-22T10:01:00.000Z'))
  expect(read(403, 'spam_risk_too_many_posts')?.retryAt).toEqual(new Date('2026-11-23T10:00:00.000Z'))
})

test('"ok" is a yes, and a page of an error is none', () => {
  expect(read(200, 'ok')).toBeNull()
  expect(readRefusal(answerOf(502, '<html>'), startedAt)?.kind).toBe('transient')
})
