// Pictures and films as the product would send them, on a small server of their own for the networks that fetch.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MediaFile } from '@postelier/networks/adapters'
import sharp from 'sharp'
import { type FilmInput, smallFilm } from '../../../apps/sandbox/src/networks/testing/small-media.ts'

export interface FileServer {
  picture: (input?: { altText?: string; widthPx?: number; heightPx?: number }) => Promise<MediaFile>
  film: (input?: FilmInput) => Promise<MediaFile>
  /** The next so many that are fetched are not there. */
  missing: (count: number) => void
  close: () => void
}

export async function serveFiles(): Promise<FileServer> {
  const files = new Map<string, Buffer>()
  /** Where what was asked for once already lies. */
  const known = new Map<string, string>()
  let missing = 0
  const server = createServer((request, reply) => {
    const file = files.get(request.url?.split('?')[0] ?? '')
    if (!file || missing-- > 0) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-length': file.length }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = addressOf(server)
  let signed = 0
  const fileOf = async (input: object, make: () => Buffer | Promise<Buffer>) => {
    const path = known.get(JSON.stringify(input)) ?? `/${files.size + 1}`
    const bytes = files.get(path) ?? (await make())
    files.set(path, bytes)
    known.set(JSON.stringify(input), path)
    return {
      bytes: bytes.length,
      read: async (from = 0, to = bytes.length) => bytes.subarray(from, to),
      // Signed anew each time it is asked for, as the product's are.
      address: async () => `${address}${path}?signed=${++signed}`,
    }
  }
  return {
    picture: async ({ altText = 'Un pain', widthPx = 640, heightPx = 640 } = {}) => {
      const create = { width: widthPx, height: heightPx, channels: 3, background: '#c48a3a' } as const
      const file = await fileOf(create, () => sharp({ create }).jpeg().toBuffer())
      return { ...file, kind: 'image', mime: 'image/jpeg', widthPx, heightPx, altText }
    },
    film: async (input = {}) => {
      const { durationMs = 12_000, width: widthPx = 1080, height: heightPx = 1920 } = input
      const about = { kind: 'video', mime: 'video/mp4', altText: 'Le pain lève' } as const
      const size = { widthPx, heightPx, seconds: durationMs / 1000, framesPerSecond: 30 }
      return { ...(await fileOf(input, () => smallFilm(input))), ...about, ...size }
    },
    missing: (count) => {
      missing = count
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
