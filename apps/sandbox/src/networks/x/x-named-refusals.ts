// X's refusals nobody can bring about here by calling: for faults of the kind `refused`, by name.
import type { Refusal } from '../shared/refusal.ts'
import { forbidden, problem, problemType, unauthorized } from './x-problems.ts'

const refusals: Readonly<Record<string, () => Refusal>> = {
  unauthorized,
  'not-permitted': () => forbidden('You are not permitted to perform this action.'),
  'reply-not-allowed': () =>
    forbidden(
      'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
    ),
  'invalid-url': () => forbidden('The Tweet contains an invalid URL.'),
  'video-too-long': () => forbidden('This user is not allowed to post a video longer than 2 minutes'),
  suspended: () =>
    problem(
      403,
      'Forbidden',
      'Your account is suspended and is not permitted to access this feature.',
      problemType('user-suspended'),
    ),
  locked: () =>
    forbidden(
      'To protect our users from spam and other malicious activity, this account is temporarily locked. Please log in to https://x.com to unlock your account.',
    ),
  'client-forbidden': () =>
    problem(
      403,
      'Client Forbidden',
      'Your account is not permitted to access this feature.',
      problemType('client-forbidden'),
      {
        reason: 'client-not-enrolled',
      },
    ),
  'credits-depleted': () =>
    problem(
      402,
      'CreditsDepleted',
      'Your enrolled account does not have any credits to fulfill this request.',
      problemType('credits'),
    ),
  'usage-capped': () =>
    problem(429, 'UsageCapExceeded', 'Usage cap exceeded: Monthly product cap', problemType('usage-capped'), {
      period: 'Monthly',
      scope: 'Product',
    }),
  unavailable: () => problem(503, 'Service Unavailable', 'Service Unavailable'),
}

export const namedRefusal = (name: string): Refusal | undefined =>
  Object.hasOwn(refusals, name) ? refusals[name]?.() : undefined
