import { expect, test } from 'vitest'
import { answerOf } from '../testing/answers.ts'
import { startedAt } from '../testing/builders.ts'
import { readRefusal } from './read-refusal.ts'

const read = (status: number, body: unknown) => readRefusal(answerOf(status, body), startedAt)

// Facts 1.9.
test.each([
  [401, { serviceErrorCode: 65602, code: 'EXPIRED_ACCESS_TOKEN', message: 'x' }, 'authExpired'],
  [401, { serviceErrorCode: 65602 }, 'authExpired'],
  [401, { serviceErrorCode: 65601, code: 'REVOKED_ACCESS_TOKEN' }, 'authRevoked'],
  [401, { serviceErrorCode: 65600 }, 'authRevoked'],
  [401, { message: 'Empty oauth2_access_token', serviceErrorCode: 401, status: 401 }, 'authRevoked'],
  [
    403,
    { serviceErrorCode: 100, code: 'ACCESS_DENIED', message: 'Not enough permissions to access: x' },
    'permissionMissing',
  ],
  [403, { message: 'Accessing this video resource is forbidden.', status: 403 }, 'permissionMissing'],
  [403, { message: 'Content violates the Professional Community Policies', status: 403 }, 'policy'],
  [403, { code: 'ACCESS_DENIED', message: 'Not enough permissions under our policy' }, 'permissionMissing'],
  [400, { code: 'MISSING_FIELD' }, 'validation'],
  [400, { code: 'INVALID_VALUE_FOR_FIELD' }, 'validation'],
  [400, { code: 'INVALID_URN_TYPE' }, 'validation'],
  [400, { code: 'VERSION_MISSING', status: 400 }, 'config'],
  [426, { code: 'NONEXISTENT_VERSION', message: 'Requested version 20230101 is not active' }, 'config'],
  [404, { message: 'x' }, 'notFound'],
  [409, { message: 'x' }, 'transient'],
  [422, { message: 'x' }, 'validation'],
  [500, '', 'transient'],
  [502, '<html>', 'transient'],
  [503, { message: 'Service Unavailable' }, 'transient'],
])('%s %j is %s', (status, body, kind) => {
  expect(read(status, body)?.kind).toBe(kind)
})

test('a duplicate names what they have', () => {
  const message = 'Content is a duplicate of urn:li:share:7141138937766391808'
  const body = {
    message,
    errorDetails: { inputErrors: [{ code: 'DUPLICATE_POST', input: {} }] },
    status: 422,
  }
  expect(read(422, body)).toMatchObject({ kind: 'duplicate', existing: 'urn:li:share:7141138937766391808' })
})

test('what is counted by the day begins anew at midnight, the rest in minutes', () => {
  const limit = (of: string) => ({
    message: `Resource level throttle ${of} limit for calls to this resource is reached.`,
  })
  expect(read(429, limit('APPLICATION DAY'))?.retryAt).toEqual(new Date('2026-11-23T00:00:00.000Z'))
  expect(read(429, limit('MEMBER'))?.retryAt).toEqual(new Date('2026-11-22T10:05:00.000Z'))
})
