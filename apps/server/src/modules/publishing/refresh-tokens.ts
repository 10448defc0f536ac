import { Refusal, type RefusalKind, type Tokens } from '@postelier/networks/adapters'
import { later } from '../../platform/clock.ts'
import type { NetworkClient } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockForRefresh, markRefreshing, storeRenewed } from './connection.store.ts'
import { openSealed, sealTokens } from './seal-tokens.ts'

/** Longer than any answer takes; and than a killed one is waited for. */
const refreshingForMs = 60_000
const lookEveryMs = 250

/**
 * One at a time for an account, since a refresh token works once: whoever comes meanwhile waits and reads what the other
 * one got. Asked outside of any transaction, which would hold its locks for as long as the network takes; what comes back
 * is stored before it is used.
 *
 * Nothing where the network says that they cannot be renewed, which the call that comes next is told as well. Anything else
 * it is refused says nothing of the link: it is a refusal that passes, and whoever asked tries again later.
 */
export async function refreshTokens(
  platform: Platform,
  { adapter, context }: NetworkClient,
  id: number,
  known: Tokens,
): Promise<Tokens | null> {
  for (;;) {
    const turn = await lockAccount(platform, id, known)
    if (turn.kind === 'others') {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      continue
    }
    if (turn.kind === 'done') return turn.tokens
    const tokens = await renewed(() => adapter.refresh(context, turn.tokens)).catch(
      async (reason: unknown) => {
        if (reason instanceof Refusal) await storeRenewed(platform.db, id, null)
        throw reason
      },
    )
    const now = platform.clock.now()
    await storeRenewed(
      platform.db,
      id,
      tokens && { before: turn.sealed, sealed: sealTokens(platform, id, tokens), tokens, now },
    )
    return tokens
  }
}

type Limit =
  | { readonly kind: 'mine'; readonly tokens: Tokens; readonly sealed: string }
  | { readonly kind: 'others' }
  | { readonly kind: 'done'; readonly tokens: Tokens | null }

const lockAccount = (platform: Platform, id: number, known: Tokens): Promise<Limit> =>
  platform.db.transaction(async (tx): Promise<Limit> => {
    const now = platform.clock.now()
    const row = await lockForRefresh(tx, id)
    if (!row?.tokens) return { kind: 'done', tokens: null }
    const tokens = openSealed(platform, id, row.tokens)
    if (tokens.access !== known.access) return { kind: 'done', tokens }
    if (row.refreshingUntil && row.refreshingUntil > now) return { kind: 'others' }
    await markRefreshing(tx, id, later(now, refreshingForMs))
    return { kind: 'mine', tokens, sealed: row.tokens }
  })

/** Their word that it is over: of the grant, or of a question they will never take. */
const final: ReadonlySet<RefusalKind> = new Set([
  'authExpired',
  'authRevoked',
  'permissionMissing',
  'validation',
])
const ofTheApp: ReadonlySet<RefusalKind> = new Set(['rateLimited', 'config', 'billing'])

/**
 * What was to be done with the tokens is not begun: whatever a refresh leaves open, nothing was made. One that may have used
 * its token up without an answer is asked again too; where it did, the network says so then.
 */
async function renewed(ask: () => Promise<Tokens | null>): Promise<Tokens | null> {
  try {
    return await ask()
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    const { facts } = reason
    if (final.has(facts.kind)) return null
    const kind = ofTheApp.has(facts.kind) ? facts.kind : 'transient'
    throw new Refusal({ ...facts, kind }, { cause: reason })
  }
}
