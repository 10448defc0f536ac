// A page on a network, linked as a person would link it, by the network's own window.
import type { Network } from '@postelier/contract'
import type { OpenPage } from '@postelier/networks/adapters'
import { eq } from 'drizzle-orm'
import { networkAccount, networkPage } from '../../modules/publishing/publishing.tables.ts'
import { sealTokens } from '../../modules/publishing/seal-tokens.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import type { NetworkClient } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'

/** By the network's own window, or the password it gave for this application. */
export async function link({ adapter, context }: NetworkClient, address: string): Promise<Linked> {
  const { network } = adapter
  const { connect } = adapter
  if (connect.way === 'appPassword') {
    const granted = await connect.signIn(context, {
      service: context.config.service ?? address,
      identifier: 'boulangerieberthier.bsky.social',
      password: 'postelier-demo',
    })
    return { granted, pages: await adapter.pages(context, granted.tokens) }
  }
  const asked = {
    redirectUri: `http://127.0.0.1:4000/auth/social/${network}/callback`,
    state: newPublicId(),
    verifier: 'v'.repeat(64),
  }
  const { url } = await connect.begin(context, asked)
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'accept', account: 'camille-berthier' }),
  })
  const callback = new URL(answer.headers.get('location') ?? 'about:blank')
  const granted = await connect.finish(context, { ...asked, callback })
  return { granted, pages: await adapter.pages(context, granted.tokens) }
}

export interface Linked {
  readonly granted: Awaited<
    ReturnType<Extract<NetworkClient['adapter']['connect'], { way: 'appPassword' }>['signIn']>
  >
  readonly pages: Awaited<ReturnType<NetworkClient['adapter']['pages']>>
}

/** Of a person's own profile LinkedIn lets nobody read: a page is what can be found out about. */
const kindOn = (network: Network): OpenPage['kind'] | undefined =>
  network === 'linkedin' ? 'organisation' : undefined

export async function keepPage(
  platform: Platform,
  accountId: number,
  network: Network,
  { granted, pages }: Linked,
): Promise<number> {
  const kind = kindOn(network)
  const page = pages.find((one) => one.unusable === null && (kind ?? one.kind) === one.kind)
  if (!page) throw new Error(`No page can be used on ${network}`)
  const [account, id, now] = [newDigitsId(), newDigitsId(), platform.clock.now()]
  const { tokens, identity } = granted
  const dateOf = (at: string | null) => (at === null ? null : new Date(at))
  await platform.db.insert(networkAccount).values({
    id: account,
    accountId,
    network,
    identity: identity.id,
    name: identity.name,
    state: 'connected',
    tokens: sealTokens(platform, account, tokens),
    connectedAt: now,
    changedAt: now,
    accessExpiresAt: dateOf(tokens.accessExpiresAt),
    refreshExpiresAt: dateOf(tokens.refreshExpiresAt),
  })
  await platform.db.insert(networkPage).values({
    id,
    networkAccountId: account,
    network,
    pageId: page.id,
    kind: page.kind,
    name: page.name,
    handle: page.handle ?? '',
    isChosen: true,
    tokens: page.tokens ? sealTokens(platform, id, page.tokens) : null,
  })
  return id
}

/** The same page with what opens it now. */
export async function renewPage({ db, ...platform }: Platform, pageId: number, { granted, pages }: Linked) {
  const [page] = await db.select().from(networkPage).where(eq(networkPage.id, pageId))
  if (!page) throw new Error('The page is gone')
  const own = pages.find(({ id }) => id === page.pageId)?.tokens
  await db
    .update(networkAccount)
    .set({ tokens: sealTokens(platform, page.networkAccountId, granted.tokens), state: 'connected' })
    .where(eq(networkAccount.id, page.networkAccountId))
  await db
    .update(networkPage)
    .set({ tokens: own ? sealTokens(platform, pageId, own) : null })
    .where(eq(networkPage.id, pageId))
}
