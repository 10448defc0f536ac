import { type OpenPage, Refusal, type Tokens } from '@postelier/networks/adapters'
import type { NetworkClient, Networks } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'
import { type KnownPage, knownPages } from './connection.store.ts'
import type { DeliveryRow } from './delivery.store.ts'
import type { DeliveryEvent, DeliveryState } from './delivery.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { openSealed } from './seal-tokens.ts'

/** The step is put off where its tokens may be renewed another time: whoever comes then asks for them again. */
export async function refusedRenewal(
  { refresh }: Pick<Opened, 'refresh'>,
  current: DeliveryState,
): Promise<NotRenewed | undefined> {
  try {
    await refresh()
    return undefined
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    const type = current.state === 'unknown' ? 'unread' : 'refused'
    return { before: { ...current, refreshed: false }, event: { type, facts: reason.facts }, what: type }
  }
}

interface NotRenewed {
  readonly before: DeliveryState
  readonly event: DeliveryEvent
  readonly what: 'unread' | 'refused'
}

/** A page with what opens it. */
export interface Opened {
  readonly platform: Platform
  readonly networkClient: NetworkClient
  page: () => OpenPage
  /** What opens the account itself. */
  own: () => Tokens
  /**
   * Renews what opens it; does nothing where that cannot be done, which the next call will say. Refused where it may be done
   * another time.
   */
  refresh: () => Promise<void>
}

interface OpenPageInput {
  /** What runs over there goes on, and is stopped, also where no post goes any more. */
  readonly evenUnchosen?: boolean
}

/** Nothing where the page is no longer connected. */
export async function openPage(
  platform: Platform,
  networks: Networks,
  row: Pick<DeliveryRow, 'pageId' | 'network'>,
  input: OpenPageInput = {},
): Promise<Opened | undefined> {
  const found = await knownPages(platform.db, [row.pageId])
  return openKnown(platform, networks, found.get(row.pageId), input)
}

/** The same of a page that was read before. */
export function openKnown(
  platform: Platform,
  networks: Networks,
  known: KnownPage | undefined,
  { evenUnchosen = false }: OpenPageInput = {},
): Opened | undefined {
  if (!known?.account.tokens || known.account.state === 'revoked') return undefined
  const { page, account } = known
  const networkClient = networks(page.network)
  if (!networkClient || !(page.isChosen || evenUnchosen)) return undefined
  let own = openSealed(platform, account.id, known.account.tokens)
  const ofPage = page.tokens === null ? null : openSealed(platform, page.id, page.tokens)
  return {
    platform,
    networkClient,
    own: () => own,
    page: () => ({
      id: page.pageId,
      kind: page.kind,
      ...(page.handle ? { handle: page.handle } : {}),
      tokens: ofPage ?? own,
      identity: account.identity,
    }),
    refresh: async () => {
      own = (await refreshTokens(platform, networkClient, account.id, own)) ?? own
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
