// A sandbox of one's own for a test, and the short ways to speak to it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../../sandbox.ts'

export interface Answer {
  status: number
  headers: Headers
  /** The JSON, or the text where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answers of six networks, and expects what it reads
  body: any
}

export interface OpenNetworks {
  address: string
  call(
    method: string,
    path: string,
    options?: {
      token?: string
      json?: unknown
      form?: Record<string, string>
      body?: string | FormData | Uint8Array<ArrayBuffer>
      headers?: Record<string, string>
    },
  ): Promise<Answer>
  control(path: string, body: unknown): Promise<Answer>
  /** Decides on a consent page and answers where the browser is sent. */
  consent(path: string, fields: Record<string, string>): Promise<URL>
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openNetworks(): Promise<OpenNetworks> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'networks-'))
  const start = () => startSandbox({ port: 0, smtpPort: 0, dataFolder })
  let sandbox: Sandbox = await start()
  const networks: OpenNetworks = {
    address: `${sandbox.address}/networks`,
    async call(method, path, { token, json, form, body, headers = {} } = {}) {
      const answer = await fetch(`${networks.address}${path}`, {
        method,
        redirect: 'manual',
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
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: parsed(text) }
    },
    control: (path, body) => networks.call('POST', `/${path}`, { json: body }),
    async consent(path, fields) {
      const { headers } = await networks.call('POST', path, { form: { decision: 'accept', ...fields } })
      return new URL(headers.get('location') ?? 'about:blank')
    },
    async restart() {
      await sandbox.close()
      sandbox = await start()
      networks.address = `${sandbox.address}/networks`
    },
    async close() {
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
  return networks
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A film of no pictures: the boxes that say how long and how large it is. */
export function film({ seconds = 4, widthPx = 640, heightPx = 360, sizeBytes = 0 } = {}): Buffer {
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(seconds * 1000, 16)
  const track = Buffer.alloc(84)
  track.writeUInt32BE(widthPx * 65_536, 76)
  track.writeUInt32BE(heightPx * 65_536, 80)
  const start = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('moov', Buffer.concat([box('mvhd', header), box('trak', box('tkhd', track))])),
  ])
  return Buffer.concat([start, box('mdat', Buffer.alloc(Math.max(0, sizeBytes - start.length - 8)))])
}
