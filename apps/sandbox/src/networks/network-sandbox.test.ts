import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { controlRoutes } from './control.routes.ts'
import type { NetworkOffice } from './network-office.ts'
import { NetworkSandbox } from './network-sandbox.ts'
import { consentRoutes } from './pages/consent.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { jsonOf, takeBodiesAsBytes } from './shared/bodies.ts'
import { hookFaults, refuseUnknownCalls } from './shared/fault-hooks.ts'
import { demoPeople } from './shared/people.ts'
import { Refusal } from './shared/refusal.ts'

let folder: string
let app: FastifyInstance
let sandbox: NetworkSandbox
let office: NetworkOffice
let address: string
/** What the server complained of. */
let complaints: string[]

/** The least of a network: a token is the person's id. */
async function start() {
  complaints = []
  const stream = { write: (line: string) => void complaints.push(line) }
  app = fastify({ logger: { level: 'warn', stream } })
  sandbox = new NetworkSandbox(folder)
  takeBodiesAsBytes(app)
  hookFaults(app, sandbox)
  controlRoutes(app, sandbox)
  pageRoutes(app, sandbox)
  office = sandbox.open({
    network: 'x',
    foldAt: 280,
    accountsOf: (request) => (request.headers.authorization ? [request.headers.authorization] : []),
    refusal: {
      internal: () => new Refusal(500, { title: 'Internal' }),
      rateLimited: ({ ms }, now) => new Refusal(429, { title: 'Slow down' }, { 'x-reset': String(now + ms) }),
      duplicate: () => new Refusal(403, { title: 'Duplicate' }),
      unknownCall: () => new Refusal(404, { title: 'Unknown' }),
    },
    settings: z.object({ strict: z.boolean().default(false) }),
  })
  app.post('/networks/x/api/posts', office.call('create-post', { publishes: true }), (request, reply) => {
    const { text } = z.object({ text: z.string() }).parse(jsonOf(request))
    const id = office.ids.snowflake('post')
    const account = request.headers.authorization ?? ''
    office.publish(request, { id, remoteId: id, account, kind: 'post', text, media: [], details: {} })
    return reply.code(201).send({ id, made: 'yes, it was made' })
  })
  app.get('/networks/x/api/posts', office.call('list-posts'), () => office.readable().map(({ id }) => id))
  refuseUnknownCalls(app, office, '/networks/x/api')
  consentRoutes(app, office, '/networks/x/www/authorize', () => ({
    client: 'Postelier',
    scopes: ['write', 'read'],
    scopesOptional: true,
    accept: (person, { scopes }) => `http://127.0.0.1:9/back?account=${person.id}&scopes=${scopes.join('+')}`,
    refuse: () => 'http://127.0.0.1:9/back?error=denied',
  }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'networks-'))
  await start()
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const control = async (path: string, body: unknown) => {
  const answer = await fetch(`${address}/networks/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as { data: unknown } }
}
const create = (text = 'Bonjour', account = 'camille-berthier') =>
  fetch(`${address}/networks/x/api/posts`, {
    method: 'POST',
    headers: { authorization: account, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
const listed = async () => (await (await fetch(`${address}/networks/x/api/posts`)).json()) as string[]
const posts = async () =>
  (
    (await (await fetch(`${address}/networks/posts`)).json()) as {
      data: { text: string; figures: { likes: number } }[]
    }
  ).data

describe('faults on demand', () => {
  test.each([
    ['before', 500, 0],
    ['502', 502, 0],
    ['503', 503, 0],
    ['504', 504, 0],
    ['cut-body', 'cut', 0],
    ['rate-limit', 429, 0],
    ['duplicate', 403, 0],
    ['after', 'cut', 1],
    ['cut-body-done', 'cut', 1],
    ['after-500', 500, 1],
    ['after-502', 502, 1],
    ['202', 202, 1],
    ['slow', 201, 1],
    ['broken', 'unreadable', 1],
    ['read-lag', 201, 1],
  ])('%s answers %s and leaves %i posts; the next call goes well', async (kind, outcome, made) => {
    await control('faults', { network: 'x', call: 'create-post', kind, ms: 60 })
    const seen = await create()
      .then(
        async (answer) => {
          const text = await answer.text()
          const readable = answer.status !== 201 || text.endsWith('}')
          return readable ? answer.status : 'unreadable'
        },
        () => 'cut',
      )
      .catch(() => 'cut')
    expect(seen).toBe(outcome)
    expect((await posts()).length).toBe(made)
    expect((await create('Encore')).status).toBe(201)
    // What goes wrong on demand is nothing to warn anybody of.
    expect(complaints).toEqual([])
  })

  test('strike the call, the account and the turn they are armed for', async () => {
    await control('faults', {
      network: 'x',
      call: 'create-post',
      account: 'nadia-benali',
      kind: 'before',
      skip: 1,
      count: 2,
    })
    const statuses = []
    for (const account of [
      'camille-berthier',
      'nadia-benali',
      'nadia-benali',
      'nadia-benali',
      'nadia-benali',
    ])
      statuses.push((await create('a', account)).status)
    expect(statuses).toEqual([201, 201, 500, 500, 201])
    expect((await control('faults', { network: 'x', kind: 'explode' })).status).toBe(422)
  })

  test('read-lag hides a new post from reading calls until its time has come', async () => {
    await control('faults', { network: 'x', kind: 'read-lag', ms: 60_000 })
    await create()
    expect(await listed()).toEqual([])
    await control('clock', { advanceMs: 60_000 })
    expect(await listed()).toHaveLength(1)
  })

  test('whoever hangs up in the middle of asking leaves no complaint', async () => {
    const { hostname, port } = new URL(address)
    const caller = connect(Number(port), hostname)
    const head = 'POST /networks/x/api/posts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    await new Promise((resolve) => caller.write(`${head}content-length: 900\r\n\r\n{"te`, resolve))
    await wait(30)
    caller.destroy()
    await wait(30)
    expect(complaints).toEqual([])
    expect(await posts()).toEqual([])
  })

  test('an address the network does not know is refused in its words, and recorded', async () => {
    const answer = await fetch(`${address}/networks/x/api/2/nothing`, { method: 'PUT' })
    expect([answer.status, await answer.json()]).toEqual([404, { title: 'Unknown' }])
    expect(sandbox.calls.list({ call: 'unknown' })).toHaveLength(1)
  })

  test('every call is recorded with its effect', async () => {
    await create()
    await control('faults', { network: 'x', kind: 'after' })
    await create('Perdu').catch(() => 'cut')
    const { data } = (await (await fetch(`${address}/networks/calls?network=x`)).json()) as {
      data: unknown[]
    }
    expect(data).toMatchObject([
      {
        call: 'create-post',
        account: 'camille-berthier',
        status: 201,
        effect: expect.stringMatching(/^post-created \d{19}$/),
        sent: { text: 'Bonjour' },
      },
      { call: 'create-post', fault: 'after', effect: expect.stringContaining('post-created') },
    ])
  })
})

describe('the sandbox', () => {
  test('keeps everything over a restart, until it is reset', async () => {
    await create()
    await control('clock', { advanceMs: 3_600_000 })
    await control('settings', { network: 'x', settings: { strict: true } })
    await app.close()
    await start()
    expect((await posts()).map(({ text }) => text)).toEqual(['Bonjour'])
    expect([sandbox.clock.aheadMs, office.settings()]).toEqual([3_600_000, { strict: true }])
    await control('reset', {})
    expect([await posts(), sandbox.clock.aheadMs, sandbox.people.size]).toEqual([[], 0, demoPeople.length])
  })

  test('figures grow with time and never shrink', async () => {
    await create()
    let last = -1
    for (let day = 0; day < 5; day++) {
      const [post] = await posts()
      expect(post?.figures.likes).toBeGreaterThanOrEqual(last)
      last = post?.figures.likes ?? 0
      await control('clock', { advanceMs: 86_400_000 })
    }
    expect(last).toBeGreaterThan(0)
  })

  test('grants: a code opens once, a challenge is proved, tokens end', () => {
    const ask = {
      account: 'nadia-benali',
      client: 'c',
      redirectUri: 'http://r',
      scopes: ['a'],
      challenge: 'v',
      challengeMethod: 'plain',
    }
    const code = office.grants.agree(ask, 30_000)
    const given = { client: 'c', redirectUri: 'http://r', verifier: 'v' }
    expect(office.grants.redeem(code, { ...given, verifier: 'w' })).toBe('verifier')
    expect(office.grants.redeem(code, { ...given, redirectUri: 'http://s' })).toBe('redirect')
    const grant = office.grants.redeem(code, given)
    if (typeof grant === 'string') throw new Error(grant)
    expect(office.grants.redeem(code, given)).toBe('used')
    const { accessToken } = office.grants.issue(grant, { accessMs: 1000, refreshMs: 5000 })
    expect(office.grants.access(accessToken)?.state).toBe('live')
    office.grants.end('nadia-benali', 'expired')
    expect(office.grants.access(accessToken)?.state).toBe('expired')
    const late = office.grants.agree(ask, 30_000)
    sandbox.clock.advance(30_000)
    expect(office.grants.redeem(late, given)).toBe('expired')
  })
})

describe('the pages', () => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }

  test('show posts as text, in both languages, at an address of their own', async () => {
    const { id } = (await (await create('<script>alert(1)</script> #pain')).json()) as { id: string }
    const feed = await page('/networks/x')
    expect(feed.text).toContain('&lt;script&gt;alert(1)')
    expect(feed.text).toContain('<span class="live">#pain</span>')
    expect((await page(`/networks/x/posts/${id}`, { 'accept-language': 'en' })).text).toContain('All posts')
    expect((await page('/networks/x/posts/1')).status).toBe(404)
    expect((await page('/networks', { 'accept-language': 'en' })).text).toContain('Faults on demand')
    expect((await page('/networks/facebook')).text).toContain('Rien n’a encore été publié ici.')
    expect((await page('/networks/avatars/garage-benali.png')).status).toBe(200)
    expect((await page('/networks/avatars/nobody.png')).status).toBe(404)
  })

  test('consent is given with a demo account and the scopes left ticked, or refused', async () => {
    expect((await page('/networks/x/www/authorize')).text).toContain('Camille Berthier')
    const decide = async (body: string) =>
      (
        await fetch(`${address}/networks/x/www/authorize`, { method: 'POST', body, redirect: 'manual' })
      ).headers.get('location')
    expect(await decide('account=nadia-benali&decision=accept&scope=write&scope=steal')).toBe(
      'http://127.0.0.1:9/back?account=nadia-benali&scopes=write',
    )
    expect(await decide('account=nadia-benali&decision=refuse')).toBe('http://127.0.0.1:9/back?error=denied')
  })
})
