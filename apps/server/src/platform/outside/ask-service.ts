// Asks a service whose servers the caller names (stock pictures, a model on the own machine) for JSON or a file, with limits of size,
// time and redirects. Addresses that people type are read by read-web.ts; social networks have a client of their own.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { AppError, notFound } from '../errors.ts'
import { onlyServers } from './reach.ts'
import { type OutsideAnswer, sendRequest } from './send-request.ts'

const megabyte = 1024 * 1024
const mostJson = 2 * megabyte
const mostFile = 50 * megabyte
const usualLimitMs = 10_000
const mostRedirects = 3

/** A question to somebody else's server. Never inside a transaction: it would hold its locks for as long as they take. */
export interface OutsideCall {
  readonly url: URL
  /** Where it may lead, redirects included: what an answer says of addresses decides nothing. */
  readonly origins: readonly string[]
  /** Those of them that the operator named, which may be servers of their own. */
  readonly named?: readonly string[] | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Statuses that mean there is no such thing; every other refusal is theirs to fix. */
  readonly absentOn?: readonly number[]
  readonly signal: AbortSignal
  readonly timeLimitMs?: number | undefined
}

/** What they answer, if it has the shape their documentation promises. */
export function readJson<T>(
  call: OutsideCall,
  schema: z.ZodType<T>,
): Promise<{ readonly data: T; readonly headers: Headers }> {
  return asked(call, mostJson, async ({ body, headers }) => {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    const data = schema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    return { data, headers }
  })
}

/** Their file, on disk. What it is gets judged by its content, later. */
export const downloadTo = (call: OutsideCall, path: string): Promise<void> =>
  asked(call, mostFile, ({ body }) => pipeline(body, createWriteStream(path, { flags: 'w', mode: 0o600 })))

/** Whatever goes wrong out there is one thing to the person who waits; the log has the reason. */
async function asked<T>(
  call: OutsideCall,
  mostBytes: number,
  use: (answer: OutsideAnswer) => Promise<T>,
): Promise<T> {
  const { url, origins, named, headers = {}, absentOn = [], signal } = call
  // Without its query: some services want their key there.
  const place = `${url.origin}${url.pathname}`
  try {
    const answer = await sendRequest({
      address: url.href,
      reach: onlyServers(origins, named),
      headers,
      signal,
      timeLimitMs: call.timeLimitMs ?? usualLimitMs,
      mostBytes,
      mostRedirects,
    })
    const { status } = answer
    if (status >= 200 && status <= 299) return await use(answer)
    answer.leave()
    if (absentOn.includes(status)) throw notFound()
    throw new Error(`answered ${status}`)
  } catch (reason) {
    if (reason instanceof AppError) throw reason
    const why = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
    throw new AppError('unavailable', { cause: new Error(`${place}: ${why}`) })
  }
}
