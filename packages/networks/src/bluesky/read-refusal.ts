import * as z from 'zod'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { instantOf, retryAfter } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const envelope = z.object({ error: z.string(), message: z.string().catch('') })

/** Facts 4.1 and 4.7. The code decides: an access token that is over comes with status 400. */
const byCode: Readonly<Record<string, RefusalKind>> = {
  ExpiredToken: 'authExpired',
  InvalidToken: 'authRevoked',
  AuthMissing: 'authRevoked',
  AuthenticationRequired: 'authRevoked',
  AuthFactorTokenRequired: 'authRevoked',
  ScopeMissingError: 'permissionMissing',
  InsufficientScope: 'permissionMissing',
  AccountTakedown: 'policy',
  AccountDeactivated: 'policy',
  AccountSuspended: 'policy',
  AccountNotFound: 'config',
  MethodNotImplemented: 'config',
  SyntaxError: 'config',
  RateLimitExceeded: 'rateLimited',
  InvalidRequest: 'validation',
  InvalidSwap: 'duplicate',
  BlobNotFound: 'mediaRejected',
  RecordNotFound: 'notFound',
  PayloadTooLarge: 'mediaRejected',
  InternalServerError: 'transient',
  UpstreamFailure: 'transient',
  NotEnoughResources: 'transient',
  UpstreamTimeout: 'transient',
}

/** What a failed call to a Bluesky service means for us: try again, sign in again, or a fault in the post. */
export const readRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const kind = refusalOfStatus(answer.status)
  if (kind === null) return null
  const { data } = envelope.safeParse(answer.json)
  const known = (data && byCode[data.error]) ?? (answer.status === 501 ? 'config' : kind)
  const retryAt = retryAfter(answer, now) ?? instantOf(answer, 'ratelimit-reset')
  return {
    kind: known,
    code: data?.error ?? String(answer.status),
    message: data?.message ?? 'Refused without a reason',
    status: answer.status,
    ...(known === 'rateLimited' && retryAt ? { retryAt } : {}),
  }
}

/** A refresh token that is over cannot be refreshed: whatever they say of it, the person signs in again. */
export const readRefreshRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const refused = readRefusal(answer, now)
  return refused?.kind === 'authExpired' ? { ...refused, kind: 'authRevoked' } : refused
}
