import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readWeb, type WebInput } from './read-web.ts'
import { WebRefusal } from './web-refusal.ts'

const closers: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

async function siteThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

const signal = () => new AbortController().signal
/** This very site, and nothing else of this machine. */
const only =
  (port: number): NonNullable<WebInput['mayReach']> =>
  (url) =>
    url.hostname === '127.0.0.1' && url.port === String(port)
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'read',
    (reason: unknown) => (reason instanceof WebRefusal ? reason.code : reason),
  )

describe('a page of somebody else’s site', () => {
  it('is read, unpacked, with where it was in the end', async () => {
    const { port, origin } = await siteThat((request, reply) => {
      if (request.url === '/') return reply.writeHead(301, { location: '/accueil' }).end()
      return reply
        .writeHead(200, { 'content-type': 'Text/HTML; Charset="UTF-8"', 'content-encoding': 'gzip' })
        .end(gzipSync('<h1>Le fournil</h1>'))
    })
    const answer = await readWeb(origin, { signal: signal(), mayReach: only(port) })
    expect(answer).toMatchObject({ url: `${origin}/accueil`, type: 'text/html', charset: 'utf-8' })
    expect(answer.body.toString()).toBe('<h1>Le fournil</h1>')
  })

  it('is not followed to an address that nothing said there could be kept with', async () => {
    const { port, origin } = await siteThat((request, reply) =>
      request.url === '/'
        ? reply.writeHead(302, { location: `/${'é'.repeat(400)}` }).end()
        : reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Le fournil</h1>'),
    )
    const asked = readWeb(origin, { signal: signal(), mayReach: only(port) })
    expect(await codeOf(asked)).toBe('refused')
  })

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/',
    'http://0.0.0.0/',
    'http://metadata.google.internal/',
    'http://someone:secret@example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'nothing at all',
  ])('is not looked for at %s', async (address) => {
    expect(await codeOf(readWeb(address, { signal: signal() }))).toBe('notPublic')
  })

  it.each(['http://169.254.169.254/', 'http://localhost:1/', 'http://[::1]/', 'file:///etc/passwd'])(
    'does not lead to %s',
    async (location) => {
      const { port, origin } = await siteThat((_, reply) => reply.writeHead(302, { location }).end())
      expect(await codeOf(readWeb(origin, { signal: signal(), mayReach: only(port) }))).toBe('notPublic')
    },
  )

  it('of our own machine is not read by its number with stops behind it, nor at a port where no site is', async () => {
    let asked = 0
    const { port } = await siteThat((_, reply) => {
      asked++
      reply.end('<p>Intranet</p>')
    })
    for (const host of ['127.0.0.1', '127.0.0.1.', '127.0.0.1..', '127.0.0.1...'])
      expect(await codeOf(readWeb(`http://${host}:${port}/`, { signal: signal() }))).toBe('notPublic')
    for (const address of ['http://example.org:22/', 'https://example.org:6379/', 'http://example.org:25/'])
      expect(await codeOf(readWeb(address, { signal: signal() }))).toBe('notPublic')
    expect(asked).toBe(0)
  })

  it('that a name led to after all is left before a word is sent', async () => {
    let asked = 0
    const { port } = await siteThat((_, reply) => {
      asked++
      reply.end('<p>Intranet</p>')
    })
    // A look at the name that was deceived: what is connected to is looked at once more.
    let looks = 0
    const input: WebInput = {
      signal: signal(),
      mayReach: (_, address) => address === null || looks++ === 0,
      lookup: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    }
    expect(await codeOf(readWeb(`http://boulangerie.fr:${port}/`, input))).toBe('notPublic')
    expect(asked).toBe(0)
  })

  it('is not reached by a name that leads inside, also as one of several, also the second time', async () => {
    let asked = 0
    const { port } = await siteThat((_, reply) => {
      asked++
      reply.writeHead(302, { location: 'http://boulangerie.fr/suite' }).end()
    })
    const names = (...rounds: string[][]): LookupFunction => {
      let round = 0
      return (_, __, done) =>
        done(
          null,
          (rounds[Math.min(round++, rounds.length - 1)] ?? []).map((address) => ({ address, family: 4 })),
        )
    }
    const reads = (lookup: LookupFunction, mayReach?: WebInput['mayReach']) =>
      codeOf(
        readWeb(`http://boulangerie.fr:${port}/`, {
          signal: signal(),
          lookup,
          // Its port is no matter here: it is what its name leads to that is looked at.
          mayReach: (url, address) => address === null || mayReach?.(url, address) === true,
        }),
      )
    expect(await reads(names(['10.0.0.1']))).toBe('notPublic')
    expect(await reads(names(['93.184.216.34', '10.0.0.1']))).toBe('notPublic')
    expect(await reads(names([]))).toBe('notPublic')
    expect(asked).toBe(0)
    // Open the first time it is asked for, inside our own network the second time.
    const toSite: WebInput['mayReach'] = (url, address) =>
      address === '127.0.0.1' && url.port === String(port)
    expect(await reads(names(['127.0.0.1'], ['192.168.0.1']), toSite)).toBe('notPublic')
    expect(asked).toBe(1)
  })

  it('is cut off where it is too large, also once it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024))
    const { port, origin } = await siteThat((request, reply) => {
      if (request.url === '/bomb') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
      return reply.end(Buffer.alloc(6 * 1024 * 1024))
    })
    const input = { signal: signal(), mayReach: only(port) }
    expect(await codeOf(readWeb(`${origin}/`, input))).toBe('tooLarge')
    expect(await codeOf(readWeb(`${origin}/bomb`, input))).toBe('tooLarge')
  })

  it('that drips a byte a second is cut off in time, however often it leads on', {
    tags: ['deep'],
  }, async () => {
    let drips = 0
    const { port, origin } = await siteThat((_, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => {
        drips++
        reply.write('x')
      }, 1000)
      reply.once('close', () => clearInterval(timer))
    })
    expect(await codeOf(readWeb(origin, { signal: signal(), mayReach: only(port) }))).toBe('tooSlow')
    // It was waited for, and left while it still dripped.
    expect(drips).toBeGreaterThan(5)
  })

  it('that goes on in another protocol is left at once', async () => {
    const { port, origin } = await siteThat((request) =>
      request.socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
      ),
    )
    expect(await codeOf(readWeb(origin, { signal: signal(), mayReach: only(port) }))).toBe('refused')
  })

  it('is refused in one word each: gone, closed, broken, nobody there, on and on, in pieces', async () => {
    const { port, origin } = await siteThat((request, reply) => {
      const path = request.url ?? ''
      if (path === '/round') return reply.writeHead(302, { location: '/round' }).end()
      if (path === '/broken') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
      if (path === '/packed') return reply.writeHead(200, { 'content-encoding': 'zip' }).end('x')
      if (path === '/cut') {
        reply.writeHead(200, { 'content-length': '100' })
        reply.write('ten bytes.')
        return setTimeout(() => reply.destroy(), 20)
      }
      return reply.writeHead(Number(path.slice(1))).end()
    })
    const input = { signal: signal(), mayReach: only(port) }
    const codes = await Promise.all(
      ['404', '410', '403', '500', 'round', 'broken', 'packed', 'cut'].map((path) =>
        codeOf(readWeb(`${origin}/${path}`, input)),
      ),
    )
    expect(codes).toEqual([
      'notFound',
      'notFound',
      'refused',
      'unreachable',
      'redirects',
      'unreachable',
      'refused',
      'unreachable',
    ])
    const gone = await siteThat((_, reply) => reply.end())
    for (const close of closers.splice(-1)) close()
    expect(await codeOf(readWeb(gone.origin, { signal: signal(), mayReach: only(gone.port) }))).toBe(
      'unreachable',
    )
  })
})
