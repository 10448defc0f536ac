import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
let port = 0
beforeAll(async () => {
  server = await testServer()
  const http = server.app.server
  if (!http.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  http.unref()
  port = (http.address() as AddressInfo).port
})

/** Bytes over a bare connection, as no client would send them. */
const send = (bytes: string) =>
  new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer')))
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    socket.on('error', (reason) => (said ? undefined : reject(reason)))
    socket.on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, body })
    })
  })
const get = (path: string, ...lines: string[]) =>
  send([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n'))
const sentence = (language: 'fr' | 'en', code: string) =>
  server.platform.translator.say(language, `errors:codes.${code}`)

describe('an address that cannot be read', () => {
  it.each(['/api/%', '/api/users/%zz/account', '/files/%E0%A4%A/small', '/user/%ff%fe', '/auth/%'])(
    'is refused in the envelope, in the caller’s language: %s',
    async (path) => {
      for (const [language, line] of [
        ['fr', 'Accept-Language: fr-FR'],
        ['en', 'Accept-Language: en-GB,fr;q=0.5'],
        ['en', 'Cookie: po_lang=en'],
      ] as const) {
        const reply = await get(path, line)
        expect(reply.status).toBe(400)
        expect(JSON.parse(reply.body)).toEqual({
          success: false,
          error: { code: 'badRequest', message: sentence(language, 'badRequest') },
        })
      }
    },
  )

  it('brings a person to the error screen', async () => {
    const reply = await get('/%zz', 'Accept: text/html')
    expect([reply.status, /^location: (.*)$/im.exec(reply.head)?.[1]?.trim()]).toEqual([302, '/error/400'])
  })

  it.each([
    ['too long for a part of it', `/api/users/${'1'.repeat(600)}/account`, 404, 'notFound'],
    ['too long for a name', `/api/legal/${'x'.repeat(5000)}`, 404, 'notFound'],
    ['too long altogether', `/api/users/${'1'.repeat(70_000)}/account`, 431, 'badRequest'],
  ])('and one that is %s are told apart from what we did not foresee', async (_, path, status, code) => {
    const reply = await get(path, 'Accept-Language: en')
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.body)).toMatchObject({ success: false, error: { code } })
  })
})

describe('what is no HTTP', () => {
  it.each([
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
    ['a method of its own', 'FETCH /api/application HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header that is none', 'GET /api/application HTTP/1.1\r\nHost x\r\n\r\n'],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na'],
  ])('is refused in the envelope: %s', async (_, bytes) => {
    const reply = await send(bytes)
    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([400, { error: { code: 'badRequest' } }])
    expect(reply.head).toMatch(/content-type: application\/json/i)
  })

  it('is answered in the language it brings', async () => {
    const reply = await send('GET /api/x HTTP/1.1\r\nAccept-Language: en\r\nHost x\r\n\r\n')
    expect(JSON.parse(reply.body).error.message).toBe(sentence('en', 'badRequest'))
  })
})
