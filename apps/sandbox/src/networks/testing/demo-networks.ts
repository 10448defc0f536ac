// The demo networks as a test uses them: started on a folder of its own, with a small server whose files they may fetch.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { networksRoutes } from '../networks.routes.ts'

export type Json = Record<string, unknown>
export interface Answer<Body = Json> {
  status: number
  body: Body
  headers: Headers
}

export interface DemoNetworks {
  address: string
  /** Puts a file where the networks can fetch it. */
  host(name: string, bytes: Buffer | { redirect: string }): string
  control(path: string, body: Json): Promise<Answer>
  /** Presses a button on a consent page; answers where the browser is sent. */
  consent(path: string, query: Record<string, string>, fields: string): Promise<URL>
  fetch<Body = Json>(path: string, init?: RequestInit): Promise<Answer<Body>>
  close(): Promise<void>
}

export async function startDemoNetworks(): Promise<DemoNetworks> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-networks-'))
  const app = fastify({ forceCloseConnections: true })
  networksRoutes(app, folder)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const files = new Map<string, Buffer | { redirect: string }>()
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '')
    if (file && 'redirect' in file) reply.writeHead(302, { location: file.redirect }).end()
    else reply.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fileAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const call = async <Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> => {
    const answer = await fetch(path.startsWith('http') ? path : `${address}${path}`, {
      redirect: 'manual',
      ...init,
    })
    const text = await answer.text()
    const body = (/^[[{]/.test(text) ? JSON.parse(text) : { text }) as Body
    return { status: answer.status, body, headers: answer.headers }
  }
  return {
    address,
    host(name, bytes) {
      files.set(`/${name}`, bytes)
      return `${fileAddress}/${name}`
    },
    control: (path, body) =>
      call(`/networks/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async consent(path, query, fields) {
      const { headers } = await call(`${path}?${new URLSearchParams(query)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: fields,
      })
      return new URL(headers.get('location') ?? 'about:blank')
    },
    fetch: call,
    async close() {
      server.closeAllConnections()
      server.close()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
