// The demo networks as a test uses them: a sandbox on a folder of its own, with a small server whose files they may fetch.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../../sandbox.ts'
import type { Network } from '../shared/names.ts'
import type { ShownPost } from '../shared/posts.ts'

export type Json = Record<string, unknown>
export interface Answer<Body = Json> {
  status: number
  /** The JSON; what is none is read as text. */
  body: Body
  text: string
  headers: Headers
}

interface Sent {
  token?: string
  json?: unknown
  form?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/** `Reply` is what the answers of the network in question may hold: each some of it, and a test reads what it expects. */
export interface DemoNetworks<Reply = Json> {
  address: string
  /** Puts a file where the networks can fetch it. */
  host(name: string, bytes: Buffer | { redirect: string }): string
  control(path: string, body: unknown): Promise<Answer>
  /** What is live, newest first. */
  posts(network: Network): Promise<readonly ShownPost[]>
  /** Presses a button on a consent page; answers where the browser is sent. */
  consent(path: string, query: Record<string, string>, fields: string): Promise<URL>
  fetch<Body = Json>(path: string, init?: RequestInit): Promise<Answer<Body>>
  call<Body = Reply>(method: string, path: string, sent?: Sent): Promise<Answer<Body>>
  restart(): Promise<void>
  close(): Promise<void>
}

export async function startDemoNetworks<Reply = Json>(): Promise<DemoNetworks<Reply>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'demo-networks-'))
  const start = () => startSandbox({ port: 0, smtpPort: 0, dataFolder })
  let sandbox: Sandbox = await start()
  const files = await serveFiles()

  const call = async <Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> => {
    const answer = await fetch(path.startsWith('http') ? path : `${sandbox.address}${path}`, {
      redirect: 'manual',
      ...init,
    })
    const text = await answer.text()
    const body = (/^[[{]/.test(text) ? JSON.parse(text) : { text }) as Body
    return { status: answer.status, body, text, headers: answer.headers }
  }
  return {
    get address() {
      return sandbox.address
    },
    host: files.host,
    control: (path, body) =>
      call(`/networks/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    posts: async (network) =>
      (await call<{ data: readonly ShownPost[] }>(`/networks/posts?network=${network}`)).body.data,
    async consent(path, query, fields) {
      const asked = new URLSearchParams(query).toString()
      const { headers } = await call(asked ? `${path}?${asked}` : path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: fields,
      })
      return new URL(headers.get('location') ?? 'about:blank')
    },
    fetch: call,
    call: (method, path, sent = {}) => call(path, initOf(method, sent)),
    async restart() {
      await sandbox.close()
      sandbox = await start()
    },
    async close() {
      files.close()
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const initOf = (method: string, { token, json, form, body, headers = {} }: Sent): RequestInit => ({
  method,
  headers: {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...headers,
  },
  ...(json !== undefined && { body: JSON.stringify(json) }),
  ...(form !== undefined && { body: new URLSearchParams(form) }),
  ...(body !== undefined && { body }),
})

async function serveFiles() {
  const files = new Map<string, Buffer | { redirect: string }>()
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '')
    if (file && 'redirect' in file) reply.writeHead(302, { location: file.redirect }).end()
    else reply.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host: (name: string, bytes: Buffer | { redirect: string }) => {
      files.set(`/${name}`, bytes)
      return `${address}/${name}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
