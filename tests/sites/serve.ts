// Serves one hand-made site on this machine: for tests, benches and browser journeys, and by hand:
// node tools/run.mjs tests/sites/serve.ts baker 4401
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { businesses, unseen } from './labels.ts'
import { answerOf, type SiteKey } from './site-files.ts'

/** How it misbehaves: answers late, a byte at a time, with 6 MB, or with a little that unpacks to a hundred megabytes. */
export type Fault = 'slow' | 'drip' | 'large' | 'bomb'

export interface ServeInput {
  readonly port?: number
  readonly fault?: Fault
  /** Which paths misbehave; all, where nothing is said. */
  readonly faulty?: (path: string) => boolean
  readonly slowMs?: number
}

export interface ServedSite {
  readonly origin: string
  /** Paths asked for, in their order. */
  readonly asked: readonly string[]
  /** How many were answered at the same moment, at most. */
  readonly mostAtOnce: () => number
  close(): Promise<void>
}

export async function serveSite(site: SiteKey, input: ServeInput = {}): Promise<ServedSite> {
  const asked: string[] = []
  let [open, most] = [0, 0]
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.example').pathname
    asked.push(path)
    open += 1
    most = Math.max(most, open)
    response.once('close', () => {
      open -= 1
    })
    const isFaulty = input.fault !== undefined && (input.faulty?.(path) ?? true)
    answer(site, path, originOf(), response, isFaulty ? input : {}).catch((reason: unknown) =>
      response.destroy(reason instanceof Error ? reason : new Error(String(reason))),
    )
  })
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(input.port ?? 0, '127.0.0.1', resolve)
  await promise
  return {
    origin: originOf(),
    asked,
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

async function answer(
  site: SiteKey,
  path: string,
  origin: string,
  response: ServerResponse,
  input: ServeInput,
) {
  const { status, type, body, location } = answerOf(site, path, origin)
  const headers = { ...(type && { 'content-type': type }), ...(location && { location }) }
  if (input.fault === 'slow') await later(input.slowMs ?? 30_000, undefined, { ref: false })
  if (input.fault === 'large') return void response.writeHead(status, headers).end(largePage())
  if (input.fault === 'bomb')
    return void response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(bomb())
  response.writeHead(status, headers)
  if (input.fault !== 'drip') return void response.end(body)
  for (const byte of body) {
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await later(50, undefined, { ref: false })
  }
  response.end()
}

const largePage = () =>
  Buffer.concat([Buffer.from('<!doctype html><p>'), Buffer.alloc(6 * 1024 * 1024, 'a ')])

const bomb = () => gzipSync(Buffer.alloc(100 * 1024 * 1024))

if (process.argv[1] === import.meta.filename) {
  const [, , name = 'baker', port = '4401'] = process.argv
  const key = [...businesses, ...unseen, 'hostile' as const].find((one) => one === name)
  if (!key) throw new Error(`There is no site ${name}: ${[...businesses, ...unseen].join(', ')}, hostile`)
  const { origin } = await serveSite(key, { port: Number(port) })
  process.stdout.write(`${name} is at ${origin}\n`)
}
