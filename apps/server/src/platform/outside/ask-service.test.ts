import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OutsideCall, readJson } from './ask-service.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const servers: Server[] = []
async function listening(answer: Answer): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let own: string
let other: string
let heard: (string | undefined)[] = []
beforeAll(async () => {
  const fine = (response: ServerResponse) => response.end('{"name":"fine"}')
  other = await listening((request, response) => {
    heard.push(request.headers.authorization)
    fine(response)
  })
  own = await listening((request, response) => {
    const answers: Record<string, () => unknown> = {
      '/large': () => response.end(JSON.stringify({ name: 'x'.repeat(2.1 * 1024 * 1024) })),
      '/round': () => response.writeHead(302, { location: '/round' }).end(),
      '/moved': () => response.writeHead(301, { location: '/fine' }).end(),
      '/away': () => response.writeHead(302, { location: `${other}/fine` }).end(),
      '/inside': () => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      '/shape': () => response.end('{"name":3}'),
      '/gone': () => response.writeHead(404).end(),
    }
    ;(answers[request.url ?? ''] ?? (() => fine(response)))()
  })
})
afterAll(() => {
  for (const server of servers) server.close()
})

const ask = (path: string, change: Partial<OutsideCall> = {}) =>
  readJson(
    {
      url: new URL(path, own),
      origins: [own],
      named: [own, other],
      headers: { authorization: 'a-key' },
      signal: new AbortController().signal,
      ...change,
    },
    z.object({ name: z.string() }),
  ).then(({ data }) => data.name)

describe('a question to a server outside', () => {
  it('is answered, also from another place of the same server', async () => {
    expect(await ask('/fine')).toBe('fine')
    expect(await ask('/moved')).toBe('fine')
  })

  it.each(['/large', '/round', '/away', '/inside', '/shape', '/gone'])(
    'is not answered by %s, which is one thing to whoever waits',
    async (path) => {
      heard = []
      await expect(ask(path)).rejects.toMatchObject({ code: 'unavailable', cause: expect.any(Error) })
      expect(heard).toEqual([])
    },
  )

  it('keeps its key to the server it is for, wherever that one may send us', async () => {
    heard = []
    expect(await ask('/away', { origins: [own, other] })).toBe('fine')
    expect(heard).toEqual([undefined])
  })

  it('can be about something that is not there', async () => {
    await expect(ask('/gone', { absentOn: [404] })).rejects.toMatchObject({ code: 'notFound' })
  })
})
