import { expect, test } from 'vitest'
import { answerOf as answer } from '../testing/answers.ts'
import { startedAt } from '../testing/builders.ts'
import { readRefreshRefusal, readRefusal } from './read-refusal.ts'

const said = (error: string) => JSON.stringify({ error, message: 'x' })

// Facts 4.7.
test.each([
  [400, 'ExpiredToken', 'authExpired'],
  [400, 'InvalidToken', 'authRevoked'],
  [401, 'AuthMissing', 'authRevoked'],
  [401, 'AuthenticationRequired', 'authRevoked'],
  [400, 'AccountTakedown', 'policy'],
  [400, 'AccountDeactivated', 'policy'],
  [400, 'AccountSuspended', 'policy'],
  [400, 'InvalidRequest', 'validation'],
  [400, 'BlobNotFound', 'mediaRejected'],
  [400, 'InvalidSwap', 'duplicate'],
  [403, 'AccountNotFound', 'config'],
  [400, 'RecordNotFound', 'notFound'],
  [413, 'PayloadTooLarge', 'mediaRejected'],
  [500, 'InternalServerError', 'transient'],
  [502, 'UpstreamFailure', 'transient'],
  [503, 'NotEnoughResources', 'transient'],
  [504, 'UpstreamTimeout', 'transient'],
  [501, 'MethodNotImplemented', 'config'],
  [400, 'SomethingNew', 'validation'],
])('%s %s is %s', (status, error, kind) => {
  expect(readRefusal(answer(status, said(error)), startedAt)).toMatchObject({ kind, code: error, status })
})

test('says until when, where the network does', () => {
  const later = readRefusal(answer(429, said('RateLimitExceeded'), { 'retry-after': '90' }), startedAt)
  expect(later?.retryAt).toEqual(new Date('2026-11-22T10:01:30.000Z'))
  const reset = readRefusal(answer(429, '', { 'ratelimit-reset': '1795345200' }), startedAt)
  expect(reset).toMatchObject({ kind: 'rateLimited', retryAt: new Date(1795345200_000) })
  expect(readRefusal(answer(200, '{}'), startedAt)).toBeNull()
})

test('a refresh token that is over ends the connection', () => {
  expect(readRefreshRefusal(answer(400, said('ExpiredToken')), startedAt)?.kind).toBe('authRevoked')
})
