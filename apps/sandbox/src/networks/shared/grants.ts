// Who let which application act for them: codes that are good once, tokens that expire, rotate and can be taken back.
import { createHash } from 'node:crypto'
import { newToken } from './ids.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import type { Table } from './table.ts'

export interface Grant {
  id: string
  /** A person's id. */
  account: string
  client: string
  redirectUri: string
  scopes: readonly string[]
  grantedAtMs: number
  revoked: boolean
  code?: { value: string; expiresAtMs: number; used: boolean; challenge?: string; challengeMethod?: string }
  access: {
    value: string
    issuedAtMs: number
    expiresAtMs: number
    details: Readonly<Record<string, string>>
  }[]
  refresh: { value: string; expiresAtMs: number; usedAtMs?: number; successor?: string }[]
  details: Readonly<Record<string, string>>
}

export interface Ask {
  account: string
  client: string
  redirectUri: string
  scopes: readonly string[]
  challenge?: string
  challengeMethod?: string
  details?: Record<string, string>
}

export interface Tokens {
  accessToken: string
  refreshToken?: string
  grant: Grant
}

export type TokenState = {
  state: 'live' | 'expired' | 'revoked'
  grant: Grant
  details: Readonly<Record<string, string>>
}
export type RefreshState = {
  state: 'live' | 'expired' | 'revoked' | 'used'
  grant: Grant
  usedAtMs?: number
  successor?: string
}

export class Grants {
  readonly #table: Table<Grant>
  readonly #clock: SandboxClock
  /** Grant by code or token. */
  readonly #of = new Map<string, string>()

  constructor(table: Table<Grant>, clock: SandboxClock) {
    this.#table = table
    this.#clock = clock
    for (const grant of table.all()) this.#index(grant)
  }

  #index({ id, code, access, refresh }: Grant): void {
    if (code) this.#of.set(code.value, id)
    for (const { value } of [...access, ...refresh]) this.#of.set(value, id)
  }

  #put(grant: Grant): Grant {
    this.#index(grant)
    return this.#table.put(grant)
  }

  #with(token: string): Grant | undefined {
    return this.#table.get(this.#of.get(token) ?? '')
  }

  all(): readonly Grant[] {
    return this.#table.all()
  }

  /** A code for what was just agreed to. */
  agree(ask: Ask, codeLifeMs: number, prefix = ''): string {
    const { challenge, challengeMethod, details = {}, ...rest } = ask
    const value = newToken(prefix)
    this.#put({
      ...rest,
      id: newToken('', 9),
      grantedAtMs: this.#clock.now(),
      revoked: false,
      code: {
        value,
        expiresAtMs: this.#clock.now() + codeLifeMs,
        used: false,
        ...(challenge !== undefined && { challenge }),
        ...(challengeMethod !== undefined && { challengeMethod }),
      },
      access: [],
      refresh: [],
      details,
    })
    return value
  }

  /** Without a page in between, as an app password signs in. */
  open(ask: Ask): Grant {
    const { details = {}, challenge: _challenge, challengeMethod: _method, ...rest } = ask
    return this.#put({
      ...rest,
      id: newToken('', 9),
      grantedAtMs: this.#clock.now(),
      revoked: false,
      access: [],
      refresh: [],
      details,
    })
  }

  /** Why a code does not open, or its grant; a code that opened is used up. */
  redeem(
    code: string,
    given: { client: string; redirectUri: string; verifier?: string | undefined },
    hash: 'base64url' | 'hex' = 'base64url',
  ): Grant | 'unknown' | 'used' | 'expired' | 'client' | 'redirect' | 'verifier' {
    const grant = this.#with(code)
    if (grant?.code?.value !== code) return 'unknown'
    if (grant.code.used) return 'used'
    if (grant.code.expiresAtMs <= this.#clock.now()) return 'expired'
    if (grant.client !== given.client) return 'client'
    if (grant.redirectUri !== given.redirectUri) return 'redirect'
    if (!proves(given.verifier, grant.code.challenge, grant.code.challengeMethod, hash)) return 'verifier'
    return this.#put({ ...grant, code: { ...grant.code, used: true } })
  }

  issue(
    grant: Grant,
    {
      accessMs,
      refreshMs,
      prefix = '',
      refreshPrefix = prefix,
      details = {},
      access = newToken(prefix),
      refresh = newToken(refreshPrefix),
    }: {
      accessMs: number
      /** Without it there is no token to refresh with. */
      refreshMs?: number | undefined
      prefix?: string
      refreshPrefix?: string
      details?: Record<string, string>
      access?: string
      refresh?: string
    },
  ): Tokens {
    const now = this.#clock.now()
    const current = this.#table.get(grant.id) ?? grant
    const next: Grant = {
      ...current,
      // What expired a month ago is forgotten, or a busy account's grant would grow without end.
      access: [
        ...current.access.filter(({ expiresAtMs }) => expiresAtMs > now - 30 * 86_400_000),
        { value: access, issuedAtMs: now, expiresAtMs: now + accessMs, details },
      ],
      refresh:
        refreshMs === undefined
          ? current.refresh
          : [...current.refresh, { value: refresh, expiresAtMs: now + refreshMs }],
    }
    this.#put(next)
    return { accessToken: access, grant: next, ...(refreshMs !== undefined && { refreshToken: refresh }) }
  }

  access(token: string): TokenState | undefined {
    const grant = this.#with(token)
    const found = grant?.access.find(({ value }) => value === token)
    if (!grant || !found) return undefined
    const state = grant.revoked ? 'revoked' : found.expiresAtMs <= this.#clock.now() ? 'expired' : 'live'
    return { state, grant, details: found.details }
  }

  refreshable(token: string): RefreshState | undefined {
    const grant = this.#with(token)
    const found = grant?.refresh.find(({ value }) => value === token)
    if (!grant || !found) return undefined
    const { usedAtMs, successor } = found
    const ended = found.expiresAtMs <= this.#clock.now() ? 'expired' : 'live'
    return {
      state: grant.revoked ? 'revoked' : usedAtMs !== undefined ? 'used' : ended,
      grant,
      ...(usedAtMs !== undefined && { usedAtMs }),
      ...(successor !== undefined && { successor }),
    }
  }

  /** Rotation: the old one has had its use; each network decides what a second use means. */
  useUp(grant: Grant, token: string, successor?: string): void {
    const current = this.#table.get(grant.id) ?? grant
    const refresh = current.refresh.map((entry) =>
      entry.value === token
        ? { ...entry, usedAtMs: this.#clock.now(), ...(successor !== undefined && { successor }) }
        : entry,
    )
    this.#put({ ...current, refresh })
  }

  revoke(grant: Grant): void {
    this.#put({ ...(this.#table.get(grant.id) ?? grant), revoked: true })
  }

  /** The account withdraws its consent, or its access tokens end early. */
  end(account: string, how: 'expired' | 'revoked'): number {
    const grants = this.#table.all().filter((grant) => grant.account === account && !grant.revoked)
    const now = this.#clock.now()
    for (const grant of grants)
      this.#put(
        how === 'revoked'
          ? { ...grant, revoked: true }
          : {
              ...grant,
              access: grant.access.map((entry) => ({
                ...entry,
                expiresAtMs: Math.min(entry.expiresAtMs, now),
              })),
            },
      )
    return grants.length
  }
}

function proves(
  verifier: string | undefined,
  challenge: string | undefined,
  method: string | undefined,
  hash: 'base64url' | 'hex',
): boolean {
  if (challenge === undefined) return true
  if (verifier === undefined) return false
  return method === 'plain'
    ? verifier === challenge
    : createHash('sha256').update(verifier).digest(hash) === challenge
}
