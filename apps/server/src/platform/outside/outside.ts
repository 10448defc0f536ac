import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { AppError, notFound } from '../errors.ts'

const megabyte = 1024 * 1024
const mostJson = 2 * megabyte
const mostFile = 50 * megabyte
const timeLimitMs = 10_000
const mostRedirects = 3

/** A question to somebody else's server. Never inside a transaction: it would hold its locks for as long as they take. */
export interface OutsideCall {
  readonly url: URL
  /** Where it may lead, redirects included: what an answer says of addresses decides nothing. */
  readonly origins: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** Statuses that mean there is no such thing; every other refusal is theirs to mend. */
  readonly absentOn?: readonly number[]
  readonly signal: AbortSignal
  readonly timeLimitMs?: number | undefined
}

/** What they answer, if it has the shape their documentation promises. */
export function readJson<T>(
  call: OutsideCall,
  schema: z.ZodType<T>,
): Promise<{ readonly data: T; readonly headers: Headers }> {
  return asked(call, async (response) => {
    const parts: Uint8Array[] = []
    for await (const part of limited(response, mostJson)) parts.push(part)
    const data = schema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    return { data, headers: response.headers }
  })
}

/** Their file, on disk. What it is gets judged by its content, later. */
export const downloadTo = (call: OutsideCall, path: string): Promise<void> =>
  asked(call, (response) =>
    pipeline(limited(response, mostFile), createWriteStream(path, { flags: 'w', mode: 0o600 })),
  )

/** Whatever goes wrong out there is one thing to the person who waits; the log has the reason. */
async function asked<T>(call: OutsideCall, use: (response: Response) => Promise<T>): Promise<T> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeLimitMs ?? timeLimitMs)])
  // Without its query: some services want their key there.
  const place = `${call.url.origin}${call.url.pathname}`
  try {
    const response = await followed(call, signal)
    if (call.absentOn?.includes(response.status)) {
      await response.body?.cancel()
      throw notFound()
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`answered ${response.status}`)
    }
    return await use(response)
  } catch (reason) {
    if (reason instanceof AppError) throw reason
    const why = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
    throw new AppError('unavailable', { cause: new Error(`${place}: ${why}`) })
  }
}

async function followed({ url, origins, headers }: OutsideCall, signal: AbortSignal): Promise<Response> {
  let at = url
  for (let step = 0; step <= mostRedirects; step++) {
    if (!origins.includes(at.origin)) throw new Error(`leads to ${at.origin}, which is not theirs`)
    // A key is for the server it was given by, wherever that one sends us.
    const own = at.origin === url.origin ? { ...headers } : {}
    const response = await fetch(at, { headers: own, signal, redirect: 'manual' })
    const next = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !next) return response
    await response.body?.cancel()
    at = new URL(next, at)
  }
  throw new Error('redirects without end')
}

async function* limited(response: Response, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  if (!response.body) return
  for await (const part of response.body) {
    bytes += part.length
    if (bytes > most) throw new Error(`sends more than ${most} bytes`)
    yield part
  }
}
