// The publisher as it runs, with the real adapters, against the stand-ins of the networks in a process of their own; only
// time is ours, here and there, and between the adapter and the wire there is a place where things can be done.
import type { Network } from '@postelier/contract'
import type { OpenPage } from '@postelier/networks/adapters'
import { adapters, type NetworkHttp } from '@postelier/networks/adapters'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ContentMedia } from '../../modules/publishing/content.ts'
import { networkAccount, networkPage } from '../../modules/publishing/publishing.tables.ts'
import { sealTokens } from '../../modules/publishing/seal-tokens.ts'
import { readTask } from '../../modules/tasks/index.ts'
import { task } from '../../modules/tasks/task.tables.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import { demoNetworks } from '../../platform/networks/demo-networks.ts'
import type { NetworkGate } from '../../platform/networks/network-gate.ts'
import { networkHttp } from '../../platform/outside/network-http.ts'
import type { Platform } from '../../platform/platform.ts'
import { makePerson } from '../people.ts'
import { runSandbox } from '../running-sandbox.ts'
import type { TestServer } from '../test-platform.ts'
import { networksTried } from './cases.ts'

/** Shorter than a network is waited for in earnest, and longer than a stand-in needs. */
export const answersWithinMs = 1200
export const slowMs = 1800

/** The process ends here, without a word to anybody. */
export class Killed extends Error {}

export interface World {
  readonly server: TestServer
  readonly accountId: number
  readonly pageIds: Readonly<Record<Network, number>>
  readonly picture: ContentMedia
  /** Called around each call to a network: before it leaves, and once its answer is there. */
  around: (at: 'before' | 'after') => Promise<void> | void
  /** The same house with other eyes on the database. */
  platformWith(db: Platform['db']): Platform
  gates(network: Network): NetworkGate
  advance(ms: number): Promise<void>
  /** Sets our own clock alone. */
  jump(ms: number): void
  control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  /** A post that is validated, with words nobody else uses. */
  newPost(text: string): Promise<{ readonly id: number; readonly publicId: string; readonly version: number }>
  linkAgain(network: Network): Promise<void>
  close(): Promise<void>
}

export async function openWorld(server: TestServer): Promise<World> {
  const sandbox = await runSandbox()
  const configs = demoNetworks(sandbox.address)
  const control = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${sandbox.address}/networks/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }
  const { app, clock } = server
  // Another test of the process may have opened it already.
  const files = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  const platform: Platform = {
    ...server.platform,
    config: { ...server.platform.config, publicUrl: files },
  }
  const http: NetworkHttp = async (request) => {
    await world.around('before')
    const answer = await networkHttp({ ...request, timeLimitMs: answersWithinMs })
    await world.around('after')
    return answer
  }
  const gates = (network: Network): NetworkGate => ({
    adapter: adapters[network],
    context: {
      http,
      config: configs[network] ?? {},
      now: () => clock.now(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    },
  })
  const who = await makePerson(server, 'customer')
  const world: World = {
    server,
    accountId: who.id,
    pageIds: {} as Record<Network, number>,
    picture: await keepPicture(platform),
    around: () => undefined,
    platformWith: (db) => ({ ...platform, db }),
    gates,
    advance: async (ms) => {
      clock.advance(ms)
      await control('POST', 'clock', { advanceMs: ms })
    },
    jump: (ms) => clock.advance(ms),
    control,
    newPost: (text) => insertPost(platform, who.id, text),
    linkAgain: async (network) => {
      await renewPage(platform, world.pageIds[network], await link(world, network, sandbox.address))
    },
    close: async () => {
      sandbox.stop()
    },
  }
  const pageIds: Partial<Record<Network, number>> = {}
  for (const network of networksTried)
    pageIds[network] = await keepPage(platform, who.id, network, await link(world, network, sandbox.address))
  return Object.assign(world, { pageIds })
}

/** By the network's own window, or the password it gave for this application. */
async function link({ gates }: World, network: Network, address: string): Promise<Linked> {
  const { adapter, context } = gates(network)
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

interface Linked {
  readonly granted: Awaited<
    ReturnType<Extract<NetworkGate['adapter']['connect'], { way: 'appPassword' }>['signIn']>
  >
  readonly pages: Awaited<ReturnType<NetworkGate['adapter']['pages']>>
}

/** Of a person's own profile LinkedIn lets nobody read: a page is what can be found out about. */
const kindOn = (network: Network): OpenPage['kind'] | undefined =>
  network === 'linkedin' ? 'organisation' : undefined

async function keepPage(
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
    ...{ id: account, accountId, network, identity: identity.id, name: identity.name, state: 'connected' },
    ...{ tokens: sealTokens(platform, account, tokens), connectedAt: now, changedAt: now },
    accessExpiresAt: dateOf(tokens.accessExpiresAt),
    refreshExpiresAt: dateOf(tokens.refreshExpiresAt),
  })
  await platform.db.insert(networkPage).values({
    ...{ id, networkAccountId: account, network, pageId: page.id, kind: page.kind, name: page.name },
    ...{ handle: page.handle ?? '', isChosen: true },
    tokens: page.tokens ? sealTokens(platform, id, page.tokens) : null,
  })
  return id
}

/** The same page with what opens it now. */
async function renewPage({ db, ...platform }: Platform, pageId: number, { granted, pages }: Linked) {
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

async function keepPicture({ storage }: Platform): Promise<ContentMedia> {
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c48a3a' } })
    .jpeg()
    .toBuffer()
  const key = `outgoing/${newPublicId()}/1.jpg`
  await storage.put(key, bytes, 'image/jpeg')
  return {
    ...{ kind: 'image', key, mime: 'image/jpeg', bytes: bytes.length, widthPx: 640, heightPx: 640 },
    altText: 'Un pain',
  }
}

async function insertPost({ db, clock }: Platform, accountId: number, text: string) {
  const [id, publicId, now] = [newDigitsId(), newPublicId(), clock.now()]
  await db.insert(task).values({
    ...{ id, publicId, accountId, title: text, format: 'image', origin: 'customized', status: 'validated' },
    ...{
      hooks: { common: text, own: {} },
      settings: { tiktok: { privacy: 'public' } },
      createdAt: now,
      changedAt: now,
    },
  })
  const { version } = await readTask(db, { accountId, taskPublicId: publicId })
  return { id, publicId, version }
}
