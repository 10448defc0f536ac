import { expect, test } from 'vitest'
import { answerOf } from '../testing/answers.ts'
import { startedAt } from '../testing/builders.ts'
import { readRefusal, readUploadRefusal } from './read-refusal.ts'

const error = (code: number, subcode?: number, more = {}) => ({
  error: {
    message: 'x',
    type: 'OAuthException',
    code,
    ...(subcode ? { error_subcode: subcode } : {}),
    fbtrace_id: 't',
    ...more,
  },
})
const kindOf = (code: number, subcode?: number, more = {}) =>
  readRefusal(answerOf(400, error(code, subcode, more)), startedAt)?.kind

// Meta facts 2.10, 3.6, 6.1.
test.each([
  [1, undefined, 'transient'],
  [2, undefined, 'transient'],
  [3, undefined, 'config'],
  [4, undefined, 'rateLimited'],
  [4, 2207051, 'policy'],
  [9, 2207042, 'rateLimited'],
  [10, undefined, 'permissionMissing'],
  [12, undefined, 'config'],
  [17, undefined, 'rateLimited'],
  [32, undefined, 'rateLimited'],
  [100, undefined, 'validation'],
  [100, 33, 'notFound'],
  [102, undefined, 'authRevoked'],
  [190, undefined, 'authRevoked'],
  [190, 458, 'authRevoked'],
  [190, 459, 'authRevoked'],
  [190, 460, 'authRevoked'],
  [190, 463, 'authExpired'],
  [190, 464, 'authRevoked'],
  [190, 467, 'authRevoked'],
  [190, 490, 'authRevoked'],
  [190, 492, 'authRevoked'],
  [190, 2069032, 'config'],
  [200, undefined, 'permissionMissing'],
  [210, undefined, 'permissionMissing'],
  [299, undefined, 'permissionMissing'],
  [341, undefined, 'rateLimited'],
  [368, undefined, 'policy'],
  [368, 1390008, 'policy'],
  [368, 1346003, 'policy'],
  [506, undefined, 'duplicate'],
  [613, undefined, 'rateLimited'],
  [613, 1996, 'rateLimited'],
  [803, undefined, 'notFound'],
  [2500, undefined, 'config'],
  [80001, undefined, 'rateLimited'],
  [80002, undefined, 'rateLimited'],
  [80014, undefined, 'rateLimited'],
  // Meta facts 5.11.
  [294, undefined, 'permissionMissing'],
  [17, 1885172, 'rateLimited'],
  [613, 1487632, 'rateLimited'],
  [613, 1487225, 'policy'],
  [100, 1359188, 'policy'],
  [100, 1885272, 'validation'],
  [100, 4834011, 'config'],
  [2635, undefined, 'config'],
  [100, 1366046, 'mediaRejected'],
  [100, 1366051, 'duplicate'],
  [100, 1404078, 'policy'],
  [100, 1404112, 'policy'],
  [100, 4854002, 'policy'],
  [100, 1609005, 'transient'],
  [100, 1609008, 'validation'],
  [6000, 1363024, 'mediaRejected'],
  [390, 1363030, 'transient'],
  [-2, 2207003, 'transient'],
  [-2, 2207020, 'transient'],
  [-1, 2207001, 'transient'],
  [-1, 2207032, 'transient'],
  [1, 2207057, 'validation'],
  [24, 2207006, 'transient'],
  [24, 2207008, 'transient'],
  [25, 2207050, 'policy'],
  [100, 2207028, 'validation'],
  [100, 2207040, 'validation'],
  [352, 2207026, 'mediaRejected'],
  [9004, 2207052, 'transient'],
  [9007, 2207027, 'transient'],
  [36000, 2207004, 'mediaRejected'],
  [36001, 2207005, 'mediaRejected'],
  [36003, 2207009, 'mediaRejected'],
  [36004, 2207010, 'validation'],
  [987654, undefined, 'validation'],
])('%s / %s is %s', (code, subcode, kind) => {
  expect(kindOf(code, subcode)).toBe(kind)
})

test('what they call transient is, unless a finer code says better', () => {
  expect(kindOf(987654, undefined, { is_transient: true })).toBe('transient')
  expect(kindOf(36000, 2207004, { is_transient: true })).toBe('mediaRejected')
})

test('the codes decide and not the status: a yes with an error is a no, and ids that look like codes are none', () => {
  expect(readRefusal(answerOf(200, error(190, 463)), startedAt)).toMatchObject({
    kind: 'authExpired',
    code: '190/463',
    requestId: 't',
  })
  expect(readRefusal(answerOf(200, { id: '190490_368' }), startedAt)).toBeNull()
  expect(readRefusal(answerOf(502, '<html>'), startedAt)?.kind).toBe('transient')
})

test('waits as many minutes as the header says, else an hour, for the daily quota until tomorrow', () => {
  const header = (minutes: number) => ({
    'x-business-use-case-usage': JSON.stringify({
      102: [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: minutes }],
    }),
  })
  const at = (code: number, subcode?: number, headers = {}) =>
    readRefusal(answerOf(400, error(code, subcode), headers), startedAt)?.retryAt?.toISOString()
  expect(at(80001, undefined, header(7))).toBe('2026-11-22T10:07:00.000Z')
  expect(at(80001, undefined, header(0))).toBe('2026-11-22T11:00:00.000Z')
  expect(at(4, undefined, { 'x-business-use-case-usage': 'broken' })).toBe('2026-11-22T11:00:00.000Z')
  expect(at(9, 2207042)).toBe('2026-11-23T00:00:00.000Z')
})

test('a story takes no comment: no right is missing for it', () => {
  const message = '(#200) Does not support Comments'
  expect(kindOf(200, undefined, { message })).toBe('validation')
  expect(kindOf(200, undefined, { message: '(#200) Permissions error' })).toBe('permissionMissing')
})

test('the hosts that take bytes speak otherwise', () => {
  const debug = (type: string, retriable = false) => ({ debug_info: { retriable, type, message: 'x' } })
  const kind = (body: unknown) => readUploadRefusal(answerOf(400, body), startedAt)?.kind
  expect(kind(debug('ProcessingFailedError'))).toBe('mediaRejected')
  expect(kind(debug('ProcessingFailedError', true))).toBe('transient')
  expect(kind(debug('OffsetInvalidError'))).toBe('transient')
  expect(kind(debug('PartialRequestError'))).toBe('transient')
  expect(kind(error(190))).toBe('authRevoked')
})
