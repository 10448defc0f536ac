import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { setImmediate as aMoment } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { networkServers, onlyServers, type Reach } from './reach.ts'
import { type OutsideAnswer, type OutsideRequest, sendRequest } from './send-request.ts'
import { WebRefusal } from './web-refusal.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Listening {
  readonly origin: string
  readonly port: number
  connections: number
  readonly asked: IncomingMessage[]
}

async function serverThat(answers: RequestListener): Promise<Listening> {
  const server = createServer((request, reply) => {
    listening.asked.push(request)
    answers(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const listening: Listening = { origin: `http://127.0.0.1:${port}`, port, connections: 0, asked: [] }
  server.on('connection', () => {
    listening.connections++
  })
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return listening
}

const to =
  (...addresses: string[]): LookupFunction =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
const textOf = async ({ body }: OutsideAnswer) => {
  let text = ''
  for await (const part of body) text += part.toString('utf8')
  return text
}
/** What came of it: what was answered, or why nothing was and whether it may have been heard. */
const cameOf = async (address: string, reach: Reach, more: Partial<OutsideRequest> = {}) => {
  try {
    const limits = { timeLimitMs: 20_000, mostBytes: 1000 }
    const answer = await sendRequest({ address, reach, ...limits, ...more })
    return `${answer.status} ${await textOf(answer)}`
  } catch (reason) {
    if (!(reason instanceof WebRefusal)) throw reason
    return [reason.code, reason.mayHaveArrived]
  }
}

describe('a request to a server of others', () => {
  it('keeps its connection for the next one where it is told to, and only there', async () => {
    const server = await serverThat((_, reply) => reply.end('fine'))
    const reach = onlyServers([server.origin], [server.origin])
    for (const keepsConnection of [false, false, true, true, true]) {
      expect(await cameOf(server.origin, reach, { keepsConnection })).toBe('200 fine')
      await aMoment()
    }
    expect(server.connections).toBe(3)
  })

  it('is not sent on a kept connection that it could not have made', async () => {
    const server = await serverThat((_, reply) => reply.end('fine'))
    const origin = `http://models.example.com:${server.port}`
    const lookup = to('127.0.0.1')
    const keeps = { keepsConnection: true }
    expect(await cameOf(origin, onlyServers([origin], [origin], lookup), keeps)).toBe('200 fine')
    await aMoment()
    expect(await cameOf(origin, onlyServers([origin], [], lookup), keeps)).toEqual(['notPublic', false])
    expect(server.asked).toHaveLength(1)
  })

  it('is not ended by whoever gives up another one that is over, on the same connection', async () => {
    const server = await serverThat((_, reply) => reply.end('fine'))
    const reach = onlyServers([server.origin], [server.origin])
    const over = new AbortController()
    const keepsConnection = true
    expect(await cameOf(server.origin, reach, { keepsConnection, signal: over.signal })).toBe('200 fine')
    await aMoment()
    const next = cameOf(server.origin, reach, { keepsConnection })
    over.abort()
    expect(await next).toBe('200 fine')
  })

  it('is known not to have been heard where nothing was sent, and else may have been', async () => {
    const server = await serverThat(({ url, socket }, reply) => {
      if (url === '/hangs-up') socket.destroy()
      else if (url !== '/silent') reply.writeHead(200, { 'content-length': '9' }).write('some')
      if (url === '/cut') setImmediate(() => socket.destroy())
    })
    const gone = await serverThat(() => undefined)
    closers.pop()?.()
    const secure = server.origin.replace('http:', 'https:')
    const all = [server.origin, gone.origin, secure, 'https://models.example.com']
    const reach = onlyServers(all, all, (_, __, done) => done(new Error('No such name'), '', 0))
    const at = (path: string, more: Partial<OutsideRequest> = {}) => cameOf(path, reach, more)
    expect(await at('https://models.example.com/')).toEqual(['unreachable', false])
    expect(await at(gone.origin)).toEqual(['unreachable', false])
    // Its handshake fails: it speaks no TLS.
    expect(await at(secure)).toEqual(['unreachable', false])
    expect(await at(`${server.origin}/hangs-up`)).toEqual(['unreachable', true])
    expect(await at(`${server.origin}/cut`)).toEqual(['unreachable', true])
    expect(await at(`${server.origin}/silent`, { timeLimitMs: 100 })).toEqual(['tooSlow', true])
    expect(await at('https://elsewhere.example.com/')).toEqual(['notPublic', false])
    expect(await at('nothing at all')).toEqual(['notPublic', false])
  })

  it('says how long what it sends is, whatever its method', async () => {
    const server = await serverThat(async (request, reply) => {
      let heard = ''
      for await (const part of request) heard += String(part)
      const { method, headers } = request
      reply.end(`${method} ${headers['content-length']} ${headers['transfer-encoding']} ${heard}`)
    })
    const reach = onlyServers([server.origin], [server.origin])
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await cameOf(server.origin, reach, { method, body: 'é' })).toBe(`200 ${method} 2 undefined é`)
    expect(await cameOf(server.origin, reach, { method: 'POST' })).toBe('200 POST 0 undefined ')
  })

  it('brings no more than it may, unpacked, also of an answer that is packed and empty', async () => {
    const server = await serverThat(({ url }, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' })
      reply.end(url === '/empty' ? undefined : gzipSync('x'.repeat(url === '/much' ? 1001 : 1000)))
    })
    const reach = onlyServers([server.origin], [server.origin])
    expect(await cameOf(server.origin, reach)).toBe(`200 ${'x'.repeat(1000)}`)
    expect(await cameOf(`${server.origin}/empty`, reach)).toBe('200 ')
    expect(await cameOf(`${server.origin}/much`, reach)).toEqual(['tooLarge', true])
  })

  it('takes its key nowhere else, nor back again, and what it sends nowhere at all', async () => {
    const other = await serverThat((_, reply) =>
      reply.writeHead(302, { location: `${own.origin}/back` }).end(),
    )
    const own = await serverThat(({ url = '' }, reply) => {
      const ways: Record<string, string> = { '/moved': '/away', '/away': other.origin, '/back': '/end' }
      if (ways[url]) reply.writeHead(302, { location: ways[url] })
      reply.end()
    })
    const both = [own.origin, other.origin]
    const input = { headers: { authorization: 'a-key', accept: 'text/plain' }, mostRedirects: 5 }
    expect(await cameOf(`${own.origin}/moved`, onlyServers(both, both), input)).toBe('200 ')
    const heard = [...own.asked, ...other.asked].map(({ url, headers }) => [url, headers.authorization])
    expect(heard).toEqual([
      ['/moved', 'a-key'],
      ['/away', 'a-key'],
      ['/back', undefined],
      ['/end', undefined],
      ['/', undefined],
    ])
    expect(other.asked[0]?.headers.accept).toBe('text/plain')
    const posted = { ...input, method: 'POST', body: '' }
    const sent = await cameOf(`${own.origin}/away`, onlyServers(both, both), posted)
    expect([sent, other.asked.length]).toEqual(['302 ', 1])
  })
})

describe('a network', () => {
  it('is known by its servers, and leads to others’ that are public and encrypted alone', async () => {
    const server = await serverThat((_, reply) => reply.end('fine'))
    const { origin, port } = server
    const known = ['https://graph.example']
    const reach = networkServers({ named: [origin], known, lookup: to('127.0.0.1') })
    expect(await cameOf(origin, reach)).toBe('200 fine')
    const closed = [
      `https://127.0.0.1:${port}/`,
      `https://[::1]:${port}/`,
      'https://[::ffff:127.0.0.1]/',
      'https://10.0.0.5/',
      'https://169.254.169.254/',
      'https://graph.example/',
      `https://a-stranger.org:${port}/`,
      'https://localhost/',
      'https://someone:secret@a-stranger.org/',
      'http://93.184.216.34/',
    ]
    for (const address of closed)
      expect([address, await cameOf(address, reach)]).toEqual([address, ['notPublic', false]])
    expect(server.asked).toHaveLength(1)
  })
})
