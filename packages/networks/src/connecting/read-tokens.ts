import * as z from 'zod'
import type { Tokens } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { after, retryAfter } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const seconds = z.coerce.number().positive().optional().catch(undefined)

export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: seconds,
  refresh_token: z.string().min(1).optional(),
  /** LinkedIn's name of it, and TikTok's. */
  refresh_token_expires_in: seconds,
  refresh_expires_in: seconds,
  scope: z.string().catch(''),
  open_id: z.string().optional(),
  id_token: z.string().optional(),
})
export type TokenAnswer = z.infer<typeof tokenAnswer>

/** What they last, they say themselves; a refresh that names no new token leaves the old one good. */
export const tokensOf = (answer: TokenAnswer, now: Date, old?: Tokens): Tokens => {
  const refresh = answer.refresh_token ?? old?.refresh
  const refreshLife = answer.refresh_token_expires_in ?? answer.refresh_expires_in
  return {
    access: answer.access_token,
    ...(refresh ? { refresh } : {}),
    accessExpiresAt: endOf(now, answer.expires_in) ?? null,
    refreshExpiresAt:
      endOf(now, refreshLife) ?? (answer.refresh_token ? null : (old?.refreshExpiresAt ?? null)),
    ...(old?.more ? { more: old.more } : {}),
  }
}

const endOf = (now: Date, life: number | undefined): string | undefined =>
  life === undefined ? undefined : after(now, life * 1000).toISOString()

/** Networks part scopes by spaces or by commas, and the same one does both. */
export const scopesOf = (scope: string): string[] => scope.split(/[\s,]+/).filter(Boolean)

const refused = z.object({ error: z.string().min(1), error_description: z.string().catch('') })

const byCode: Readonly<Record<string, RefusalKind>> = {
  invalid_grant: 'authRevoked',
  // LinkedIn and X say this of a code or a token that is over.
  invalid_request: 'authRevoked',
  access_denied: 'authRevoked',
  invalid_client: 'config',
  unauthorized_client: 'config',
  unsupported_grant_type: 'config',
  invalid_scope: 'config',
  server_error: 'transient',
  temporarily_unavailable: 'transient',
}

/** TikTok refuses with status 200: the body decides. */
export const readTokenRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const { data } = refused.safeParse(answer.json)
  const ofStatus = refusalOfStatus(answer.status)
  if (!data && ofStatus === null) return null
  const status = answer.status === 401 || answer.status === 403 ? 'authRevoked' : ofStatus
  const kind = (data && byCode[data.error]) ?? status ?? 'validation'
  const retryAt = kind === 'rateLimited' ? retryAfter(answer, now) : null
  return {
    kind: ofStatus === 'transient' || ofStatus === 'rateLimited' ? ofStatus : kind,
    code: data?.error ?? String(answer.status),
    message: data?.error_description || 'No tokens were given',
    status: answer.status,
    ...(retryAt ? { retryAt } : {}),
  }
}
