import { type OpenPage, Refusal, type Tokens } from '@postelier/networks/adapters'
import type { NetworkGate, Networks } from '../../platform/networks/network-gate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptRow } from './attempt.store.ts'
import { chosenPage, knownPage } from './connection.store.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { openSealed } from './seal-tokens.ts'

/** A page with what opens it. */
export interface Opened {
  readonly platform: Platform
  readonly gate: NetworkGate
  page: () => OpenPage
  /** What opens the account itself. */
  own: () => Tokens
  /** Renews what opens it; nothing where that cannot be done, which the next call will say. */
  refresh: () => Promise<void>
}

/** Nothing where the page is no longer connected. */
export async function openPage(
  platform: Platform,
  networks: Networks,
  row: Pick<AttemptRow, 'pageId' | 'network'>,
  /** What runs over there goes on, and is stopped, also where no post goes any more. */
  { evenUnchosen = false } = {},
): Promise<Opened | undefined> {
  const found = await (evenUnchosen ? knownPage : chosenPage)(platform.db, row.pageId)
  const gate = networks(row.network)
  if (!found?.account.tokens || found.account.state === 'revoked' || !gate) return undefined
  const { page, account } = found
  let own = openSealed(platform, account.id, found.account.tokens)
  const ofPage = page.tokens === null ? null : openSealed(platform, page.id, page.tokens)
  return {
    platform,
    gate,
    own: () => own,
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

/** Once more with renewed tokens where they had ended. A refusal made nothing over there, so asking again is safe. */
export async function withRenewal<T>(
  { refresh }: Pick<Opened, 'refresh'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.facts.kind !== 'authExpired') throw reason
    await refresh()
    return ask()
  }
}
