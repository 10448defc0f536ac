// Each network's adapter against its stand-in: two readings of the same documentation, made apart, held against each other.
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '@postelier/contract'
import type { CallContext, MediaFile, OpenPage, PublishJob } from '@postelier/networks/adapters'
import sharp from 'sharp'
import { startSandbox } from '../../../apps/sandbox/src/sandbox.ts'
import { demoNetworks } from '../../../apps/server/src/platform/networks/demo-networks.ts'
import { networkHttp } from '../../../apps/server/src/platform/outside/network-http.ts'

export interface StandIn {
  readonly address: string
  context: (network: Network) => CallContext
  /** Orders the next call to go wrong. */
  fault: (wish: {
    network: Network
    kind: string
    call?: string
    count?: number
    ms?: number
  }) => Promise<void>
  /** What is live over there, as the network itself would say. */
  posts: (network: Network) => Promise<readonly { readonly id: string }[]>
  /** Time goes by, here and over there. */
  advance: (durationMs: number) => Promise<void>
  /** A person consents: the browser's part of connecting. */
  consent: (url: string, fields: Record<string, string>) => Promise<URL>
  close: () => Promise<void>
}

export async function openStandIn(): Promise<StandIn> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'postelier-networks-'))
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder })
  const configs = demoNetworks(sandbox.address)
  let aheadMs = 0
  const control = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.address}/networks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
  return {
    address: sandbox.address,
    context: (network) => ({
      http: networkHttp,
      config: configs[network] ?? {},
      now: () => new Date(Date.now() + aheadMs),
      randomBytes: (count) => new Uint8Array(randomBytes(count)),
    }),
    advance: async (durationMs) => {
      aheadMs += durationMs
      await control('clock', { advanceMs: durationMs })
    },
    fault: (wish) => control('faults', wish),
    posts: async (network) => {
      const response = await fetch(`${sandbox.address}/networks/posts?network=${network}`)
      return ((await response.json()) as { data: { id: string }[] }).data
    },
    consent: async (url, fields) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision: 'accept', ...fields }),
      })
      return new URL(response.headers.get('location') ?? 'about:blank')
    },
    close: sandbox.close,
  }
}

/** A picture as the product would send it. */
export async function picture(altText = 'Un pain'): Promise<MediaFile> {
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c48a3a' } })
    .jpeg()
    .toBuffer()
  return {
    ...{ kind: 'image', mime: 'image/jpeg', bytes: bytes.length, widthPx: 640, heightPx: 640, altText },
    read: async (from = 0, to = bytes.length) => bytes.subarray(from, to),
    address: async () => 'https://files.invalid/picture.jpg',
  }
}

let attempts = 0
export const jobFor = (page: OpenPage, change: Partial<PublishJob> = {}): PublishJob => ({
  attempt: `attempt-${++attempts}`,
  page,
  format: 'text',
  text: `Le pain sort du four, fournée ${attempts}.`,
  title: '',
  language: 'fr',
  media: [],
  settings: {},
  startedAt: new Date(),
  ...change,
})
