import type { OpenPage, Tokens } from '@postelier/networks/adapters'
import { Refusal } from '@postelier/networks/adapters'
import { and, eq } from 'drizzle-orm'
import { later } from '../../platform/clock.ts'
import { decrypt, encrypt } from '../../platform/crypto.ts'
import type { NetworkGate, Networks } from '../../platform/networks/network-gate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptRow } from './attempt.store.ts'
import { networkAccount, networkPage } from './publishing.tables.ts'

/** A page with what opens it. */
export interface Opened {
  readonly platform: Platform
  readonly gate: NetworkGate
  page: () => OpenPage
  /** Renews what opens it; nothing where that cannot be done, which the next call will say. */
  refresh: () => Promise<void>
}

/** A secret is bound to its row: moved to another one, it opens nothing. */
export const sealTokens = (platform: Pick<Platform, 'secrets'>, rowId: number, tokens: Tokens): string =>
  encrypt(platform.secrets.encryption, JSON.stringify(tokens), `network:${rowId}`)
export const openSealed = (platform: Pick<Platform, 'secrets'>, rowId: number, sealed: string): Tokens =>
  JSON.parse(decrypt(platform.secrets.encryption, sealed, `network:${rowId}`)) as Tokens

/** Nothing where the page is no longer connected. */
export async function openPage(
  platform: Platform,
  networks: Networks,
  row: Pick<AttemptRow, 'pageId' | 'network'>,
): Promise<Opened | undefined> {
  const [found] = await platform.db
    .select({ page: networkPage, account: networkAccount })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(and(eq(networkPage.id, row.pageId), eq(networkPage.isChosen, true)))
  if (!found?.account.tokens || found.account.state === 'revoked') return undefined
  const { page, account } = found
  const gate = networks(row.network)
  if (!gate) return undefined
  let own = openSealed(platform, account.id, found.account.tokens)
  const ofPage = page.tokens === null ? null : openSealed(platform, page.id, page.tokens)
  return {
    platform,
    gate,
    page: () => ({
      id: page.pageId,
      kind: page.kind,
      ...(page.handle ? { handle: page.handle } : {}),
      tokens: ofPage ?? own,
      identity: account.identity,
    }),
    refresh: async () => {
      own = (await refreshTokens(platform, gate, account.id, own)) ?? own
    },
  }
}

/** Longer than any answer takes; and than a killed one is waited for. */
const refreshingForMs = 60_000
const lookEveryMs = 250

/**
 * One at a time for an account, since a refresh token works once: whoever comes meanwhile waits and reads what the other
 * one got. Asked outside of any transaction, which would hold its locks for as long as the network takes; what comes back
 * is stored before it is used.
 */
async function refreshTokens(
  platform: Platform,
  { adapter, context }: NetworkGate,
  id: number,
  known: Tokens,
): Promise<Tokens | null> {
  for (;;) {
    const turn = await takeTurn(platform, id, known)
    if (turn.kind === 'others') {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      continue
    }
    if (turn.kind !== 'mine') return turn.tokens
    const next = await renewed(() => adapter.refresh(context, turn.tokens))
    await platform.db
      .update(networkAccount)
      .set({ refreshingUntil: null, ...(next ? storedTokens(platform, id, next) : {}) })
      .where(eq(networkAccount.id, id))
    return next
  }
}

type Turn =
  | { readonly kind: 'mine'; readonly tokens: Tokens }
  | { readonly kind: 'others' }
  | { readonly kind: 'done'; readonly tokens: Tokens | null }

const takeTurn = (platform: Platform, id: number, known: Tokens): Promise<Turn> =>
  platform.db.transaction(async (tx): Promise<Turn> => {
    const now = platform.clock.now()
    const [row] = await tx.select().from(networkAccount).where(eq(networkAccount.id, id)).for('update')
    if (!row?.tokens) return { kind: 'done', tokens: null }
    const tokens = openSealed(platform, id, row.tokens)
    if (tokens.access !== known.access) return { kind: 'done', tokens }
    if (row.refreshingUntil && row.refreshingUntil > now) return { kind: 'others' }
    await tx
      .update(networkAccount)
      .set({ refreshingUntil: later(now, refreshingForMs) })
      .where(eq(networkAccount.id, id))
    return { kind: 'mine', tokens }
  })

/** The call that comes next is refused as well, and says what to do. */
async function renewed(ask: () => Promise<Tokens | null>): Promise<Tokens | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof Refusal) return null
    throw reason
  }
}

const storedTokens = (platform: Platform, id: number, tokens: Tokens) => ({
  tokens: sealTokens(platform, id, tokens),
  accessExpiresAt: tokens.accessExpiresAt ? new Date(tokens.accessExpiresAt) : null,
  refreshExpiresAt: tokens.refreshExpiresAt ? new Date(tokens.refreshExpiresAt) : null,
  changedAt: platform.clock.now(),
})
