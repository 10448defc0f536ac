import * as z from 'zod'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { after, nextMidnightUtc, retryAfter } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const envelope = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  serviceErrorCode: z.number().optional().catch(undefined),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string().catch('') })).catch([]) })
    .optional()
    .catch(undefined),
})
type Envelope = z.infer<typeof envelope>

/** Facts 1.9. */
const byCode: Readonly<Record<string, RefusalKind>> = {
  EXPIRED_ACCESS_TOKEN: 'authExpired',
  REVOKED_ACCESS_TOKEN: 'authRevoked',
  INVALID_ACCESS_TOKEN: 'authRevoked',
  ACCESS_DENIED: 'permissionMissing',
  VERSION_MISSING: 'config',
  NONEXISTENT_VERSION: 'config',
  DUPLICATE_POST: 'duplicate',
}
const byServiceCode: Readonly<Record<number, RefusalKind>> = {
  65600: 'authRevoked',
  65601: 'authRevoked',
  65602: 'authExpired',
  // "Empty oauth2_access_token": we sent none.
  401: 'authRevoked',
}

const kindOf = (said: Envelope, ofStatus: RefusalKind): RefusalKind => {
  const isDuplicate = said.errorDetails?.inputErrors.some(({ code }) => code === 'DUPLICATE_POST')
  if (isDuplicate) return 'duplicate'
  const known = byCode[said.code ?? ''] ?? byServiceCode[said.serviceErrorCode ?? 0]
  // Against their rules, said with the status of a missing right (facts 5).
  const isPolicy = ofStatus === 'permissionMissing' && /\bpolic(?:y|ies)\b/i.test(said.message)
  return known ?? (isPolicy ? 'policy' : ofStatus)
}

/** Nothing says until when: what is counted by the day begins anew at midnight, UTC. */
const retryAtOf = (answer: Answer, said: Envelope, now: Date): Date =>
  retryAfter(answer, now) ?? (/\bDAY\b/.test(said.message) ? nextMidnightUtc(now) : after(now, 5 * 60_000))

const urn = /urn:li:(?:share|ugcPost|activity):\d+/

/** What a failed call to LinkedIn means for us: try again, sign in again, or a fault in the post. */
export const readRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const ofStatus = refusalOfStatus(answer.status)
  if (ofStatus === null) return null
  const said = envelope.safeParse(answer.json).data ?? envelope.parse({ message: '' })
  const kind = ofStatus === 'transient' || ofStatus === 'rateLimited' ? ofStatus : kindOf(said, ofStatus)
  const existing = kind === 'duplicate' ? urn.exec(said.message)?.[0] : undefined
  const requestId = answer.headers.get('x-li-uuid') ?? answer.headers.get('x-li-request-id')
  return {
    kind,
    code:
      said.errorDetails?.inputErrors[0]?.code || said.code || String(said.serviceErrorCode ?? answer.status),
    message: said.message || 'Refused without a reason',
    status: answer.status,
    ...(requestId ? { requestId } : {}),
    ...(kind === 'rateLimited' ? { retryAt: retryAtOf(answer, said, now) } : {}),
    ...(existing ? { existing } : {}),
  }
}
