// The one way out to servers of others: sites, feeds, pictures, engines and networks are asked through it. Where an address
// leads is looked at, nothing else is connected to, and no answer takes longer or more room than it may.
import { Agent, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Reach } from './reach.ts'
import { readLimited, takenEncodings } from './read-limited.ts'
import { notPublic, refusalOf, WebRefusal } from './web-refusal.ts'

/** Never inside a transaction: it would hold its locks for as long as they take. */
export interface OutsideRequest {
  readonly address: string
  readonly reach: Reach
  readonly method?: string
  /** For the server of this address alone: wherever it sends us, no key goes along. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly signal?: AbortSignal
  /** For all of it: a server that drips, and redirects that each take their time. */
  readonly timeLimitMs: number
  readonly mostBytes: number
  /** None is followed where nothing is said: it is an answer like any other then. */
  readonly mostRedirects?: number
  /** For many calls to few servers. Where a kept connection leads is looked at again for each call. */
  readonly keepsConnection?: boolean
}

export interface OutsideAnswer {
  /** Where it was in the end. */
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  /** Unpacked. What is not read to its end has to be left. */
  readonly body: AsyncIterable<Buffer>
  leave(): void
}

/** What says nothing of whoever asks. */
const openHeaders: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'user-agent'])
const usualHeaders = { accept: '*/*', 'accept-encoding': takenEncodings, 'user-agent': 'Postelier/1.0' }
const maxHeaderSize = 64 * 1024

/** Shorter than servers keep a connection on which nobody says anything. */
const kept = { keepAlive: true, timeout: 4_000 }
const agents = { plain: new Agent(kept), tls: new TlsAgent(kept) }

export async function sendRequest(request: OutsideRequest): Promise<OutsideAnswer> {
  const { reach, mostBytes } = request
  // What is sent is for one server: wherever that one would have it, it does not go there.
  const mostRedirects = request.body === undefined ? (request.mostRedirects ?? 0) : 0
  const limit = AbortSignal.timeout(request.timeLimitMs)
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
  const first = reach.admit(request.address)
  let [url, isTheirs] = [first, true]
  for (let step = 0; ; step++) {
    const answer = await askOnce(request, { url, isTheirs, signal }).catch((reason: unknown) => {
      throw refusalOf(reason, signal, false)
    })
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (mostRedirects === 0 || status < 300 || status > 399 || !location)
      return {
        url,
        status,
        headers: headersOf(answer),
        body: readLimited(answer, { mostBytes, signal }),
        leave: () => void answer.destroy(),
      }
    answer.destroy()
    if (step === mostRedirects) throw new WebRefusal('redirects', 'It leads on without end')
    if (!URL.canParse(location, url.href)) throw new WebRefusal('redirects', 'It leads to no address')
    url = reach.admit(new URL(location, url).href)
    // Nor when it is sent back: another one chose what is asked for there.
    isTheirs &&= url.origin === first.origin
  }
}

interface Asking {
  readonly url: URL
  /** Still the server that the request is for. */
  readonly isTheirs: boolean
  readonly signal: AbortSignal
}

async function askOnce(request: OutsideRequest, { url, isTheirs, signal }: Asking): Promise<IncomingMessage> {
  const { reach, method = 'GET', body, keepsConnection = false } = request
  const isOpen = (to: string) => reach.mayConnect(url, to)
  // A number is looked up nowhere.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isOpen(host)) throw notPublic('It may not be connected to')
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const isTls = url.protocol === 'https:'
  const send = isTls ? tlsRequest : plainRequest
  const sent = send(url, {
    method,
    signal,
    agent: keepsConnection && (isTls ? agents.tls : agents.plain),
    lookup: pinned(url, reach),
    maxHeaderSize,
    headers: {
      ...usualHeaders,
      ...(isTheirs ? request.headers : onlyOpen(request.headers)),
      // Said for every method: one that has no body mostly would be sent without.
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  })
  let hasLeft = false
  sent.once('socket', (socket) => {
    // Whatever was looked at before: what is connected to has the last word, also on a connection that was kept.
    const look = () => {
      if (!isOpen(socket.remoteAddress ?? '')) sent.destroy(notPublic('It may not be connected to'))
    }
    // It came to nothing at once: nothing is sent on it, and it says why by itself.
    if (socket.destroyed) return
    hasLeft = !socket.connecting
    if (hasLeft) return look()
    socket.once('connect', look)
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      hasLeft = true
    })
  })
  sent.once('response', resolve)
  sent.on('error', (reason) => reject(refusalOf(reason, signal, hasLeft)))
  // It may end with neither: an answer that speaks another protocol from here on is nobody's to read.
  sent.once('close', () => reject(new WebRefusal('refused', 'It ended without an answer')))
  sent.end(body)
  return promise
}

/** The very address that was looked at is the one that is connected to: a name may lead elsewhere a moment later. */
const pinned =
  (url: URL, reach: Reach): LookupFunction =>
  (hostname, options, done) =>
    reach.lookup(url)(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const all = Array.isArray(found) ? found : []
      // One closed address among them is enough: nobody serves a public site from inside another network as well.
      if (all.length === 0 || !all.every(({ address }) => reach.mayConnect(url, address)))
        return done(notPublic('Its name leads where it may not'), '', 0)
      const [first] = all
      if (options.all) return done(null, all)
      return done(null, first?.address ?? '', first?.family ?? 4)
    })

const onlyOpen = (headers: OutsideRequest['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => openHeaders.has(name.toLowerCase())))

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) all.set(name, [value].flat().join(', '))
  return all
}
