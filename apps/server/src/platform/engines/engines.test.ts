import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { engineFetch } from './engine-fetch.ts'
import { openEngines } from './open-engines.ts'
import { readEngineAddress } from './read-engine-address.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
async function serviceThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const nameOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (reason: unknown) => (reason instanceof Error ? reason.name : 'unknown'),
  )
const to =
  (...addresses: string[]): LookupFunction =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )

describe('the address of an engine', () => {
  it.each(['https://api.example.com/v1', 'https://api.example.com/v1/'])('may be %s', (text) => {
    expect(readEngineAddress(text, false)).toBe('https://api.example.com/v1')
  })
  it.each([
    'http://api.example.com/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:11434/v1',
    'http://[::1]:11434/v1',
    'http://192.168.1.20/v1',
    'http://2130706433/v1',
    'https://10.0.0.1/v1',
    'https://nas.local/v1',
  ])('is %s only where the program says so', (text) => {
    expect(readEngineAddress(text, false)).toBeUndefined()
    expect(readEngineAddress(text, true)).toBeDefined()
  })
  it.each([
    'http://169.254.169.254/v1',
    'http://[fe80::1]/v1',
    'http://0.0.0.0/v1',
    'https://someone:secret@api.example.com/v1',
    'https://api.example.com/v1?key=1',
    'file:///etc/passwd',
    'nothing',
  ])('is never %s', (text) => {
    expect(readEngineAddress(text, false)).toBeUndefined()
    expect(readEngineAddress(text, true)).toBeUndefined()
  })
})

describe('a call to an engine', () => {
  it('reaches its own server, with what it sends, and hears its status and its words', async () => {
    let heard = ''
    const origin = await serviceThat(async (request, reply) => {
      for await (const part of request) heard += String(part)
      reply.writeHead(529, { 'retry-after': '7' }).end(`${request.method} ${request.headers.authorization}`)
    })
    const answer = await engineFetch({ origin, mayBePrivate: true })(`${origin}/v1/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: '{"é":1}',
    })
    expect([answer.status, answer.headers.get('retry-after'), await answer.text(), heard]).toEqual([
      529,
      '7',
      'POST Bearer k',
      '{"é":1}',
    ])
  })

  it('reaches no other server, no address that is closed, and no name that leads to one', async () => {
    let asked = 0
    const origin = await serviceThat((_, reply) => {
      asked++
      reply.end()
    })
    const { port } = new URL(origin)
    const named = `http://models.example.com:${port}`
    const reach = (at: string, options: Partial<Parameters<typeof engineFetch>[0]> = {}) =>
      nameOf(engineFetch({ origin: at, mayBePrivate: false, ...options })(`${at}/v1`))
    expect(await reach(origin)).toBe('NoConnection')
    const other = await serviceThat((_, reply) => reply.end())
    expect(await nameOf(engineFetch({ origin, mayBePrivate: true })(`${other}/v1`))).toBe('NoConnection')
    expect(await reach(named, { lookup: to('127.0.0.1') })).toBe('NoConnection')
    expect(await reach(named, { lookup: to('93.184.216.34', '127.0.0.1') })).toBe('NoConnection')
    expect(await reach(named, { lookup: to('169.254.169.254'), mayBePrivate: true })).toBe('NoConnection')
    expect(asked).toBe(0)
    expect(await reach(named, { lookup: to('127.0.0.1'), mayBePrivate: true })).toBe('answered')
  })

  it('follows no redirect', async () => {
    const origin = await serviceThat((_, reply) => reply.writeHead(302, { location: '/elsewhere' }).end())
    expect((await engineFetch({ origin, mayBePrivate: true })(origin)).status).toBe(302)
  })

  it('ends with the caller’s signal, by its reason, and where an answer breaks off or has no end', async () => {
    const origin = await serviceThat((request, reply) => {
      if (request.url === '/silent') return
      reply.writeHead(200, { 'content-length': String(100 * 1024 * 1024) })
      if (request.url === '/endless') {
        const part = Buffer.alloc(1024 * 1024)
        const more = () => {
          while (!reply.destroyed && reply.write(part));
          reply.once('drain', more)
        }
        more()
        return
      }
      reply.write('some')
      setTimeout(() => reply.destroy(), 10)
    })
    const reach = engineFetch({ origin, mayBePrivate: true })
    expect(await nameOf(reach(`${origin}/silent`, { signal: AbortSignal.timeout(30) }))).toBe('TimeoutError')
    expect(await nameOf((await reach(`${origin}/cut`)).text())).toBe('NoConnection')
    expect(await nameOf((await reach(`${origin}/endless`)).arrayBuffer())).toBe('NoConnection')
  })
})

describe('an engine', () => {
  const configOf = (more: Record<string, string> = {}) => loadConfig({ PORT: '4000', ...more })
  const service = { address: 'http://127.0.0.1:1/v1', model: 'llama', pictureModel: '' }

  it('is there with a key, the compatible one with its address and model', () => {
    const { open } = openEngines(configOf())
    expect(open({ engine: 'claude', key: 'k' })?.models).toEqual({ text: 'claude-sonnet-5-5', picture: null })
    expect(open({ engine: 'gpt-5', key: '' })).toBeUndefined()
    expect(open({ engine: 'compatible', key: '' })).toBeUndefined()
    expect(open({ engine: 'compatible', key: '', service })?.models).toEqual({ text: 'llama', picture: null })
  })

  it('has models and prices that the environment may change', () => {
    const { open, priceOf } = openEngines(
      configOf({ ENGINES: '{"gpt-5":{"model":"gpt-7","pictureModel":"p","input":3,"picture":0.5}}' }),
    )
    const engine = open({ engine: 'gpt-5', key: 'k' })
    expect(engine?.models).toEqual({ text: 'gpt-7', picture: 'p' })
    if (!engine) throw new Error('No engine')
    expect(priceOf(engine, 'text')).toEqual({ input: 3, output: 10, picture: 0.5 })
    expect(priceOf(engine, 'picture')).toEqual({ input: 0, output: 0, picture: 0.5 })
    expect(() => configOf({ ENGINES: '{"gpt-5":{"key":"sk"}}' })).toThrow(/ENGINES/)
  })

  it('of one’s own leads into the platform in demo mode, or where the program says so', () => {
    const engines = (production: boolean, allows: 'yes' | 'no') =>
      openEngines({ production, ENGINES: {}, ENGINES_PRIVATE: allows, SANDBOX_URL: 'http://127.0.0.1:4100' })
    const may = (production: boolean, allows: 'yes' | 'no') =>
      engines(production, allows).open({ engine: 'compatible', key: '', service }) !== undefined
    expect([may(true, 'no'), may(true, 'yes'), may(false, 'no')]).toEqual([false, true, true])
    expect(engines(true, 'yes').demo).toBeNull()
    expect(engines(false, 'no').demo?.address).toBe('http://127.0.0.1:4100/engines/open/v1')
  })
})
