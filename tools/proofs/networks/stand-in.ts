// Each network's adapter against its stand-in: two readings of the same documentation, made apart, held against each other.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '@postelier/contract'
import type { CallContext, NetworkConfig, OpenPage, PublishJob } from '@postelier/networks/adapters'
import { startSandbox } from '../../../apps/sandbox/src/sandbox.ts'
import { demoNetworks } from '../../../apps/server/src/platform/networks/demo-networks.ts'
import { networkHttp } from '../../../apps/server/src/platform/outside/network-http.ts'
import { originsIn } from '../../../apps/server/src/platform/outside/reach.ts'
import { type FileServer, serveFiles } from './files.ts'

/** What is to go wrong with a coming call. */
export interface PlannedFault {
  readonly network: Network
  readonly kind: string
  /** Of a comment: what it stands under. */
  readonly replyTo?: string
  readonly call?: string
  readonly count?: number
  /** So many of them go well first. */
  readonly skip?: number
  readonly ms?: number
  readonly answer?: string
}

export interface SeenPost {
  readonly id: string
  readonly remoteId: string
  readonly kind: string
  /** Of a comment: what it stands under. */
  readonly replyTo?: string
  readonly text: string
  readonly audience?: string
  readonly media: readonly { readonly kind: string; readonly alt?: string }[]
  readonly figures: Readonly<Record<SeenFigure, number>>
  readonly author: { readonly followers: number }
  readonly details: Readonly<Record<string, unknown>>
}
type SeenFigure =
  | 'impressions'
  | 'reach'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'saves'
  | 'clicks'
  | 'videoViews'

export interface StandIn {
  readonly address: string
  readonly files: FileServer
  context: (network: Network, more?: NetworkConfig) => CallContext
  /** Orders the next call to go wrong. */
  fault: (input: PlannedFault) => Promise<void>
  /** What is live over there, newest first, as the network itself would say. */
  posts: (network: Network) => Promise<readonly SeenPost[]>
  /** The names of the calls since the last reset, in their order. */
  calls: (network: Network) => Promise<readonly string[]>
  settings: (network: Network, settings: object) => Promise<void>
  /** Time goes by, here and over there. */
  advance: (durationMs: number) => Promise<void>
  /** A person consents: the browser's part of connecting. */
  consent: (url: string, fields: Record<string, string>) => Promise<URL>
  /** As on the first day: nothing was posted there, and nobody consented to anything. Time goes on. */
  reset: (network: Network) => Promise<void>
  close: () => Promise<void>
}

export async function openStandIn(): Promise<StandIn> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'postelier-networks-'))
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder })
  const files = await serveFiles()
  const configs = demoNetworks(sandbox.address)
  const http = networkHttp({ named: originsIn({ address: sandbox.address }) })
  let aheadMs = 0
  const control = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.address}/networks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
  const listed = async <T>(path: string): Promise<readonly T[]> => {
    const response = await fetch(`${sandbox.address}/networks/${path}`)
    return ((await response.json()) as { data: readonly T[] }).data
  }
  return {
    address: sandbox.address,
    files,
    context: (network, more = {}) => ({
      http,
      config: { ...configs[network], ...more },
      now: () => new Date(Date.now() + aheadMs),
      randomBytes: (count) => new Uint8Array(randomBytes(count)),
    }),
    advance: async (durationMs) => {
      const advanceMs = Math.ceil(durationMs)
      if (advanceMs <= 0) return
      aheadMs += advanceMs
      await control('clock', { advanceMs })
    },
    fault: (input) => control('faults', input),
    posts: (network) => listed<SeenPost>(`posts?network=${network}`),
    calls: async (network) =>
      (await listed<{ call: string }>(`calls?network=${network}`)).map(({ call }) => call),
    settings: (network, settings) => control('settings', { network, settings }),
    consent: async (url, fields) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision: 'accept', ...fields }),
      })
      return new URL(response.headers.get('location') ?? 'about:blank')
    },
    reset: async (network) => {
      await control('reset', { network })
      // Who is linked with Instagram is known to Facebook.
      if (network === 'instagram') await control('reset', { network: 'facebook' })
    },
    close: async () => {
      files.close()
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

let deliveries = 0
export const jobFor = (page: OpenPage, now: Date, change: Partial<PublishJob> = {}): PublishJob => ({
  delivery: `delivery-${++deliveries}`,
  page,
  format: 'text',
  text: `Le pain sort du four, fournée ${deliveries}.`,
  title: '',
  language: 'fr',
  media: [],
  settings: {},
  startedAt: now,
  ...change,
})
