import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NetworkRequest, NoAnswer } from '@postelier/networks/adapters'
import { afterEach, expect, it } from 'vitest'
import { networkHttp } from './network-http.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
async function networkThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, ask: networkHttp({ named: [origin] }) }
}
const failing = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (reason: unknown) => (reason instanceof NoAnswer ? [reason.message, reason.mayHaveArrived] : reason),
  )

it('a network hears what it is sent as it is, and its answer comes whole, redirects too', async () => {
  const { origin, ask } = await networkThat(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    reply.writeHead(302, { location: '/elsewhere', 'x-limit': '7' }).end(Buffer.concat(parts))
  })
  const send = async (body: NetworkRequest['body']) => {
    const method = body === undefined ? 'GET' : 'POST'
    const { status, headers, body: came } = await ask({ method, url: origin, ...(body ? { body } : {}) })
    return [status, headers.get('X-Limit'), new TextDecoder().decode(came)]
  }
  expect(await send('{"é":1}')).toEqual([302, '7', '{"é":1}'])
  expect(await send(new Uint8Array([104, 105]))).toEqual([302, '7', 'hi'])
  expect(await send(undefined)).toEqual([302, '7', ''])
})

it('a form comes as one, file and all', async () => {
  const { origin, ask } = await networkThat(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { 'content-type': type = '', 'content-length': length } = request.headers
    const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData()
    const file = form.get('media')
    reply.end(`${form.get('name')} ${file instanceof Blob ? await file.text() : ''} ${Number(length) > 0}`)
  })
  const body = new FormData()
  body.set('name', 'Été')
  body.set('media', new Blob(['bytes'], { type: 'image/png' }))
  const answer = await ask({ method: 'POST', url: origin, body })
  expect(new TextDecoder().decode(answer.body)).toBe('Été bytes true')
})

it('where no answer comes it is said why, without the query, and whether it may have been heard', async () => {
  const { origin, ask } = await networkThat(({ url, socket }) => {
    if (url?.startsWith('/hangs-up')) socket.destroy()
  })
  const url = `${origin}/hangs-up?access_token=secret`
  expect(await failing(ask({ method: 'POST', url }))).toEqual([`${origin}/hangs-up: ECONNRESET`, true])
  const silent = { method: 'POST', url: `${origin}/silent`, timeLimitMs: 100 } as const
  expect(await failing(ask(silent))).toEqual([`${origin}/silent: timeout`, true])
  for (const close of closers.splice(0)) close()
  const gone = { method: 'POST', url: `${origin}/gone` } as const
  expect(await failing(ask(gone))).toEqual([`${origin}/gone: ECONNREFUSED`, false])
  expect(await failing(ask({ method: 'GET', url: 'https://127.0.0.1/' }))).toEqual([
    'https://127.0.0.1/: notPublic',
    false,
  ])
})
