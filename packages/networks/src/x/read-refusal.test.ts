import { expect, test } from 'vitest'
import { answerOf } from '../testing/answers.ts'
import { startedAt } from '../testing/builders.ts'
import { readRefusal } from './read-refusal.ts'

const blank = { type: 'about:blank', title: 'Forbidden', status: 403 }
const typed = (type: string) => ({
  type: `https://api.twitter.com/2/problems/${type}`,
  title: 'x',
  detail: 'x',
})

// Facts 3.8.
test.each([
  [401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 'authExpired'],
  [403, { ...blank, title: 'Unsupported Authentication', detail: 'Authenticating with…' }, 'authRevoked'],
  [403, { ...blank, detail: 'You are not allowed to create a Tweet with duplicate content.' }, 'duplicate'],
  [403, { ...blank, detail: 'You are not allowed to create a Post with duplicate content.' }, 'duplicate'],
  [403, { ...blank, detail: 'You are not permitted to perform this action.' }, 'policy'],
  [403, { ...blank, detail: 'Reply to this conversation is not allowed because …' }, 'policy'],
  [403, { ...blank, detail: 'The Tweet contains an invalid URL.' }, 'validation'],
  [
    403,
    { ...blank, detail: 'This user is not allowed to post a video longer than 2 minutes' },
    'mediaRejected',
  ],
  [403, { ...blank, detail: 'Something never seen' }, 'policy'],
  [403, typed('client-forbidden'), 'config'],
  [403, typed('not-authorized-for-resource'), 'permissionMissing'],
  [403, typed('user-suspended'), 'policy'],
  [403, { errors: [{ code: 326, message: 'To protect our users from spam…' }] }, 'policy'],
  [403, { errors: [{ code: 64, message: 'Suspended' }] }, 'policy'],
  [402, { title: 'CreditsDepleted', detail: 'does not have any credits' }, 'billing'],
  [429, typed('usage-capped'), 'billing'],
  [429, { title: 'Too Many Requests', type: 'about:blank', status: 429 }, 'rateLimited'],
  [429, { errors: [{ code: 88, message: 'Rate limit exceeded' }] }, 'rateLimited'],
  [400, typed('invalid-request'), 'validation'],
  [404, typed('resource-not-found'), 'notFound'],
  [500, { title: 'x' }, 'transient'],
  [403, { ...blank, detail: 'Your Tweet text is too long. For more information …' }, 'validation'],
  [502, '<html>', 'transient'],
  [503, { detail: 'Service Unavailable' }, 'transient'],
  [504, '', 'transient'],
])('%s %j is %s', (status, body, kind) => {
  expect(readRefusal(answerOf(status, body), startedAt)?.kind).toBe(kind)
})

test('a text that only speaks of duplicates is none', () => {
  const body = { ...blank, detail: 'x', title: 'Not a duplicate content problem' }
  expect(readRefusal(answerOf(403, body), startedAt)?.kind).toBe('policy')
})

test('waits for the latest of the windows that are used up', () => {
  const at = (minutes: number) => String(startedAt.getTime() / 1000 + minutes * 60)
  const headers = {
    'x-rate-limit-remaining': '0',
    'x-rate-limit-reset': at(10),
    'x-user-limit-24hour-remaining': '0',
    'x-user-limit-24hour-reset': at(600),
    'x-app-limit-24hour-remaining': '5',
    'x-app-limit-24hour-reset': at(900),
  }
  const refused = readRefusal(answerOf(429, {}, headers), startedAt)
  expect(refused?.retryAt).toEqual(new Date(startedAt.getTime() + 600 * 60_000))
})

test('a yes beside errors is a yes', () => {
  expect(
    readRefusal(answerOf(200, { data: { id: '1' }, errors: [{ message: 'partly' }] }), startedAt),
  ).toBeNull()
})
