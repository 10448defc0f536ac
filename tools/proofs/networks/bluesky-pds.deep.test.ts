// The Bluesky adapter against the software the network really runs, on this machine: what the stand-in was read from is
// asked itself.
import { descriptors } from '@postelier/networks'
import type { CallContext, OpenPage, PublishJob, Tokens } from '@postelier/networks/adapters'
import { NoAnswer } from '@postelier/networks/adapters'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkHttp } from '../../../apps/server/src/platform/outside/network-http.ts'
import { originsIn } from '../../../apps/server/src/platform/outside/reach.ts'
import { adapter } from '../../../packages/networks/src/bluesky/adapter.ts'
import { refusalOf } from './conformance.ts'
import { type FileServer, serveFiles } from './files.ts'
import { installPds, openPds, type Pds } from './pds/open-pds.ts'
import { type Accident, runErrand } from './run-errand.ts'
import { jobFor } from './stand-in.ts'

let files: FileServer
let server: Pds | undefined
let missing: string | null = null
beforeAll(async () => {
  files = await serveFiles()
  missing = installPds()
  // Who builds it for others must see it; who works without a network goes on without it.
  if (missing && process.env.CI) throw new Error(missing)
  if (!missing) server = await openPds()
}, 400_000)
afterAll(async () => {
  files.close()
  await server?.close()
})
beforeEach(({ skip }) => {
  if (!server) skip(missing ?? 'There is no server')
})

const address = () => server?.address ?? ''
const send: CallContext['http'] = (request) =>
  networkHttp({ named: originsIn({ address: address() }) })(request)
const contextOf = (http = send): CallContext => ({
  http,
  now: () => new Date(),
  // Nobody shows posts here: what is only shown is asked of a server that shows none.
  config: { service: address(), appView: address(), videosBy: 'blob' },
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

async function xrpc<T>(method: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${address()}/xrpc/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`)
  return (await response.json()) as T
}

let people = 0
/** Somebody with an account and a password made for us. */
async function join(): Promise<{
  readonly handle: string
  readonly password: string
  readonly page: OpenPage
}> {
  const handle = `camille${++people}.test`
  const account = { handle, email: `${handle}@exemple.fr`, password: 'her own and nobody else’s' }
  const opened = await xrpc<{ accessJwt: string }>('com.atproto.server.createAccount', account)
  const made = { name: `Postelier ${people}` }
  const create = 'com.atproto.server.createAppPassword'
  const { password } = await xrpc<{ password: string }>(create, made, opened.accessJwt)
  return { handle, password, page: await signIn(handle, password) }
}

async function signIn(identifier: string, password: string): Promise<OpenPage> {
  if (adapter.connect.way !== 'appPassword') throw new Error('It is connected otherwise')
  const given = { service: address(), identifier, password }
  const { identity, tokens } = await adapter.connect.signIn(contextOf(), given)
  const [page] = await adapter.pages(contextOf(), tokens)
  if (!page) throw new Error('No page can be used')
  return { id: page.id, kind: page.kind, tokens, identity: identity.id }
}

interface Stored {
  readonly uri: string
  readonly value: {
    readonly text: string
    readonly langs?: readonly string[]
    readonly facets?: readonly {
      readonly index: { readonly byteStart: number; readonly byteEnd: number }
      readonly features: readonly Readonly<Record<string, string>>[]
    }[]
    readonly embed?: {
      readonly images: readonly {
        readonly alt: string
        readonly image: { readonly ref: { readonly $link: string } }
        readonly aspectRatio: object
      }[]
    }
    readonly reply?: { readonly root: { readonly uri: string }; readonly parent: { readonly uri: string } }
  }
}
/** What stands in the account, as anybody may read it. */
async function recordsOf({ id }: OpenPage): Promise<readonly Stored[]> {
  const query = new URLSearchParams({ repo: id, collection: 'app.bsky.feed.post' })
  const response = await fetch(`${address()}/xrpc/com.atproto.repo.listRecords?${query}`)
  return ((await response.json()) as { records: readonly Stored[] }).records
}

async function publish(page: OpenPage, change: Partial<PublishJob>, accident?: Accident, http = send) {
  const context = contextOf(http)
  const job = jobFor(page, new Date(), change)
  return runErrand(
    {
      now: context.now,
      advance: async () => undefined,
      begin: () => adapter.begin(context, job),
      step: (progress) => adapter.step(context, job, progress),
      lookFor: (progress) => adapter.lookFor(context, job, progress),
      refresh: async () => undefined,
      link: async () => undefined,
    },
    accident,
  )
}

describe('Bluesky and a server of its own', () => {
  it('a text stands there to the letter, its link, tag and mention where they are in its bytes', async () => {
    const [{ page }, other] = [await join(), await join()]
    const text = `Été 🥐 : https://exemple.fr/été?a=b, #pain avec @${other.handle} et @personne.test`
    const { current } = await publish(page, { text })
    expect(current).toMatchObject({ state: 'confirmed', finals: 1 })
    const [post] = await recordsOf(page)
    expect([post?.uri, post?.value.text, post?.value.langs]).toEqual([current.externalId, text, ['fr']])
    const bytes = Buffer.from(text)
    const marked = post?.value.facets?.map(({ index, features: [feature] }) => [
      bytes.subarray(index.byteStart, index.byteEnd).toString('utf8'),
      feature?.uri ?? feature?.tag ?? feature?.did,
    ])
    expect(marked).toEqual([
      ['https://exemple.fr/été?a=b', 'https://exemple.fr/été?a=b'],
      ['#pain', 'pain'],
      [`@${other.handle}`, other.page.id],
    ])
    const id = current.externalId ?? ''
    expect((await adapter.readBack(contextOf(), page, id))?.url).toContain(`/profile/${page.id}/post/`)
  })

  it('four pictures come with their words and sizes, byte for byte', async () => {
    const { page } = await join()
    const media = await Promise.all(
      [1, 2, 3, 4].map((at) => files.picture({ altText: `Pain ${at}`, widthPx: 300 + at, heightPx: 200 })),
    )
    expect((await publish(page, { format: 'album', media })).current.state).toBe('confirmed')
    const [post] = await recordsOf(page)
    const images = post?.value.embed?.images ?? []
    expect(images.map(({ alt }) => alt)).toEqual(['Pain 1', 'Pain 2', 'Pain 3', 'Pain 4'])
    expect(images[2]?.aspectRatio).toEqual({ width: 303, height: 200 })
    const query = new URLSearchParams({ did: page.id, cid: images[0]?.image.ref.$link ?? '' })
    const stored = await fetch(`${address()}/xrpc/com.atproto.sync.getBlob?${query}`)
    const sent = Buffer.from((await media[0]?.read()) ?? [])
    expect(Buffer.from(await stored.arrayBuffer()).equals(sent)).toBe(true)
  })

  it('a film is taken as it is', async () => {
    const { page } = await join()
    const media = [await files.film({ byteCount: 200_000 })]
    expect((await publish(page, { format: 'video', media })).current.state).toBe('confirmed')
  })

  it('what the descriptor lets pass is taken, and what it does not is refused', async () => {
    const { page } = await join()
    for (const text of ['é'.repeat(300), '👨‍👩‍👧‍👦'.repeat(120)]) {
      expect(descriptors.bluesky.faultsOf({ format: 'text', text, media: [], settings: {} })).toEqual([])
      expect((await publish(page, { text })).current.state).toBe('confirmed')
    }
    for (const text of ['é'.repeat(301), '👨‍👩‍👧‍👦'.repeat(121)]) {
      expect(descriptors.bluesky.faultsOf({ format: 'text', text, media: [], settings: {} })).toHaveLength(1)
      expect((await publish(page, { text })).current).toMatchObject({
        state: 'rejected',
        refusal: { kind: 'validation' },
      })
    }
    expect(await recordsOf(page)).toHaveLength(2)
  })

  it('a first comment stands below its post, once however often it is sent, and is found', async () => {
    const { page } = await join()
    const { current } = await publish(page, {})
    const id = current.externalId ?? ''
    const asked = { text: 'Merci ! https://exemple.fr', since: new Date() }
    expect(await adapter.lookForComment(contextOf(), page, id, asked)).toEqual({ found: 'no' })
    const made = await adapter.comment(contextOf(), page, id, asked.text)
    expect(await adapter.comment(contextOf(), page, id, asked.text)).toEqual(made)
    expect(await adapter.lookForComment(contextOf(), page, id, asked)).toEqual({ found: 'yes', id: made.id })
    const records = await recordsOf(page)
    expect(records).toHaveLength(2)
    const comment = records.find(({ uri }) => uri === made.id)
    expect(comment?.value.reply).toMatchObject({ root: { uri: id }, parent: { uri: id } })
  })

  it('what is deleted is gone, also the second time', async () => {
    const { page } = await join()
    const id = (await publish(page, {})).current.externalId ?? ''
    await adapter.remove(contextOf(), page, id)
    await adapter.remove(contextOf(), page, id)
    expect(await adapter.readBack(contextOf(), page, id)).toBeNull()
    expect(await recordsOf(page)).toEqual([])
  })

  /** Loses the answer to the first call of a method, which was done or never arrived. */
  const losing =
    (method: string, isDone: boolean): CallContext['http'] =>
    async (request) => {
      if (!request.url.includes(method) || lost.has(request.url)) return send(request)
      lost.add(request.url)
      if (isDone) await send(request)
      throw new NoAnswer('lost', true)
    }
  const lost = new Set<string>()

  it.each([
    ['com.atproto.repo.uploadBlob', true],
    ['com.atproto.repo.uploadBlob', false],
    ['com.atproto.repo.putRecord', true],
    ['com.atproto.repo.putRecord', false],
  ] as const)('silence after %s, done (%s): one post, which is found', async (method, isDone) => {
    const { page } = await join()
    lost.clear()
    const change = { format: 'image' as const, media: [await files.picture()] }
    const { current } = await publish(page, change, {}, losing(method, isDone))
    expect(current.state).toBe('confirmed')
    expect((await recordsOf(page)).map(({ uri }) => uri)).toEqual([current.externalId])
  })

  it('one post, whoever is killed at whichever step', async () => {
    const { page } = await join()
    const change = async () => ({ format: 'image' as const, media: [await files.picture()] })
    const { steps } = await publish(page, await change())
    for (let step = 0; step < steps; step++)
      for (const wasTaken of [true, false]) {
        const before = (await recordsOf(page)).length
        const { current } = await publish(page, await change(), { dies: { step, wasTaken } })
        expect(current.state).toBe('confirmed')
        expect((await recordsOf(page)).length - before).toBe(1)
      }
  })

  it('a session is renewed; the pair of before leads to the same one; a closed one opens by its password', async () => {
    const { handle, page } = await join()
    const old = page.tokens
    const renewed = (await adapter.refresh(contextOf(), old)) as Tokens
    expect(renewed.refresh).not.toBe(old.refresh)
    expect(await adapter.identify(contextOf(), renewed)).toMatchObject({ handle })
    // The answer may have been lost: asked again, the old pair is honoured for two hours.
    const again = (await adapter.refresh(contextOf(), old)) as Tokens
    expect(await adapter.identify(contextOf(), again)).toMatchObject({ handle })
    await adapter.revoke(contextOf(), renewed)
    await adapter.revoke(contextOf(), renewed)
    const opened = (await adapter.refresh(contextOf(), renewed)) as Tokens
    expect(await adapter.identify(contextOf(), opened)).toMatchObject({ handle })
    await adapter.revoke(contextOf(), opened)
    const { more = {}, ...bare } = opened
    const { password: _password, ...kept } = more
    const closed = { ...bare, more: kept }
    expect(await refusalOf(() => adapter.refresh(contextOf(), closed))).toBe('authRevoked')
  })

  it('a wrong password, a token that is none, and an account that is another’s are told apart', async () => {
    const [{ handle, page }, other] = [await join(), await join()]
    expect(await refusalOf(() => signIn(handle, 'wrong'))).toBe('authRevoked')
    const broken = { ...page.tokens, access: 'no token' }
    expect(await refusalOf(() => adapter.identify(contextOf(), broken))).toBe('authRevoked')
    const strange = jobFor({ ...page, id: other.page.id }, new Date())
    const put = async () => {
      const composed = await adapter.step(contextOf(), strange, adapter.begin(contextOf(), strange))
      if (composed.then === 'next') await adapter.step(contextOf(), strange, composed.progress)
    }
    expect(await refusalOf(put)).toBe('authRevoked')
    expect(await recordsOf(other.page)).toEqual([])
  })
})
