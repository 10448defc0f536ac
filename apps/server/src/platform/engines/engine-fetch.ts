// How engines are spoken to: at one server only, looked at before it is connected to, and no more of an answer than fits.
import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isOpenAddress } from './open-address.ts'

/** Pictures come as text, a third larger than they are. */
const mostBytes = 40 * 1024 * 1024

/** The name by which the engines know a line that was lost, or never was. */
class NoConnection extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NoConnection'
  }
}

export interface EngineFetchOptions {
  /** The only server this one speaks to: a key is for whoever gave it, whatever an answer names. */
  readonly origin: string
  readonly mayBePrivate: boolean
  /** Tests let names lead elsewhere. */
  readonly lookup?: LookupFunction
}

/** A `fetch` of our own making: the usual one cannot be told which of a name's addresses to connect to. No redirects. */
export const engineFetch =
  (options: EngineFetchOptions): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== options.origin) throw new NoConnection('It leads to another server')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isOpenAddress(host, options.mayBePrivate))
      throw new NoConnection('It is no address to speak to')
    const { body = null } = init
    if (body !== null && typeof body !== 'string') throw new Error('Engines are sent text')
    const answer = await ask(url, { ...init, body }, options)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, [value].flat().join(', '))
    const status = answer.statusCode ?? 502
    const isBare = status === 204 || status === 304
    if (isBare) answer.resume()
    return new Response(isBare ? null : streamOf(answer), { status, headers })
  }

function ask(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit & { body: string | null },
  options: EngineFetchOptions,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  const sent = send(url, {
    method,
    agent: false,
    lookup: pinned(options),
    maxHeaderSize: 64 * 1024,
    headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    ...(signal ? { signal } : {}),
  })
  sent.once('response', resolve)
  sent.once('error', (reason) => {
    reject(signal?.aborted ? signal.reason : new NoConnection('No answer came', { cause: reason }))
  })
  sent.end(body ?? undefined)
  return promise
}

/** The very address that was looked at is the one that is connected to. */
const pinned =
  ({ mayBePrivate, lookup: resolve = lookup }: EngineFetchOptions): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const all = Array.isArray(found) ? found : []
      if (all.length === 0 || !all.every(({ address }) => isOpenAddress(address, mayBePrivate)))
        return done(new NoConnection('Its name leads to no address to speak to'), '', 0)
      const [first] = all
      if (options.all) return done(null, all)
      return done(null, first?.address ?? '', first?.family ?? 4)
    })

const streamOf = (answer: IncomingMessage) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > mostBytes) answer.destroy(new NoConnection('It sends more than it may'))
        else controller.enqueue(new Uint8Array(part))
      })
      answer.once('end', () => controller.close())
      answer.once('error', (reason) =>
        controller.error(new NoConnection('The answer broke off', { cause: reason })),
      )
    },
    cancel: () => {
      answer.destroy()
    },
  })
