// Somebody else's site, whoever named its address: it may be wrong, hostile, endless, or a door into our own network.
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress, readPublicUrl } from '../public-url.ts'
import { findAddresses } from './find-addresses.ts'

export type WebRefusalCode =
  /** It leads, or could lead, to a network that is not public. */
  'notPublic' | 'notFound' | 'refused' | 'tooLarge' | 'tooSlow' | 'redirects' | 'unreachable'

export class WebRefusal extends Error {
  readonly code: WebRefusalCode
  constructor(code: WebRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WebRefusal'
    this.code = code
  }
}

export interface WebAnswer {
  /** Where it was in the end. */
  readonly url: string
  /** As they say, in small letters, without its parameters. */
  readonly type: string
  readonly charset: string | null
  readonly body: Buffer
}

export interface WebWish {
  readonly signal: AbortSignal
  readonly accept?: string
  /** Whether it is there is all that is asked: what it holds is not read. */
  readonly isOnlyAsked?: boolean
  /** Tests serve sites on this machine. */
  readonly mayReach?: (url: URL, address: string | null) => boolean
  /** Tests let names change between two questions. */
  readonly lookup?: LookupFunction
}

const timeLimitMs = 10_000
const mostBytes = 5 * 1024 * 1024
const mostRedirects = 5
/** What is said of a site is kept with the address of its page. */
const longestAddress = 2000
/** Where sites are; behind others stand services that were never meant to be read. */
const sitePorts: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])
const agent = 'PostelierBot/1.0 (reads the sites of its customers)'

export async function readWeb(address: string, wish: WebWish): Promise<WebAnswer> {
  // One limit for all of it: a page that drips, and redirects that each take their time.
  const signal = AbortSignal.any([wish.signal, AbortSignal.timeout(timeLimitMs)])
  let at = address
  for (let step = 0; step <= mostRedirects; step++) {
    const url = reachable(at, wish)
    const answer = await ask(url, wish, signal)
    const next = answer.headers.location
    const status = answer.statusCode ?? 0
    if (status < 300 || status > 399 || !next)
      return take(answer, { url, status, signal, isOnlyAsked: wish.isOnlyAsked ?? false })
    answer.destroy()
    if (!URL.canParse(next, url.href)) throw new WebRefusal('redirects', 'It leads to no address')
    at = new URL(next, url).href
  }
  throw new WebRefusal('redirects', 'It leads on without end')
}

function reachable(address: string, { mayReach }: WebWish): URL {
  if (address.length > longestAddress) throw new WebRefusal('refused', 'Its address is too long to be kept')
  const usual = readPublicUrl(address)
  if (usual && sitePorts.has(new URL(usual).port)) return new URL(usual)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && mayReach?.(url, null)) return url
  throw new WebRefusal('notPublic', 'It is no public address')
}

/** The very address that was looked at is the one that is connected to: a name may lead elsewhere a moment later. */
const pinned =
  (url: URL, { mayReach, lookup: resolve = findAddresses() }: WebWish): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const all = Array.isArray(found) ? found : []
      const isOpen = ({ address }: { address: string }) =>
        isPublicAddress(address) || mayReach?.(url, address) === true
      // One closed address among them is enough: nobody serves a public site from inside another network as well.
      if (all.length === 0 || !all.every(isOpen))
        return done(new WebRefusal('notPublic', 'Its name leads to no public address'), '', 0)
      const [first] = all
      if (options.all) return done(null, all)
      return done(null, first?.address ?? '', first?.family ?? 4)
    })

function ask(url: URL, wish: WebWish, signal: AbortSignal): Promise<IncomingMessage> {
  const isOpen = (address: string) => isPublicAddress(address) || wish.mayReach?.(url, address) === true
  // A number is looked up nowhere.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isOpen(host)) throw new WebRefusal('notPublic', 'It is no public address')
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  const sent = send(url, {
    signal,
    // No connection is kept: the next one is looked at anew.
    agent: false,
    lookup: pinned(url, wish),
    maxHeaderSize: 32 * 1024,
    headers: {
      accept: wish.accept ?? 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
      'accept-encoding': 'gzip, br, deflate',
      'user-agent': agent,
    },
  })
  // Whatever was looked at before: what is connected to has the last word.
  sent.once('socket', (socket) =>
    socket.once('connect', () => {
      if (!isOpen(socket.remoteAddress ?? ''))
        sent.destroy(new WebRefusal('notPublic', 'It leads to no public address'))
    }),
  )
  sent.once('response', resolve)
  sent.once('error', (reason) => reject(refusalOf(reason, signal)))
  // It may end with neither: an answer that speaks another protocol from here on is nobody's to read.
  sent.once('close', () => reject(new WebRefusal('refused', 'It ended without an answer')))
  sent.end()
  return promise
}

interface Asked {
  readonly url: URL
  readonly status: number
  readonly signal: AbortSignal
  readonly isOnlyAsked: boolean
}

async function take(
  answer: IncomingMessage,
  { url, status, signal, isOnlyAsked }: Asked,
): Promise<WebAnswer> {
  if (status < 200 || status > 299) {
    answer.destroy()
    if (status === 404 || status === 410) throw new WebRefusal('notFound', `It answered ${status}`)
    throw new WebRefusal(status >= 500 ? 'unreachable' : 'refused', `It answered ${status}`)
  }
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => /^\s*charset="?([\w-]+)/.exec(one)?.[1]).find((one) => one)
  if (isOnlyAsked) answer.destroy()
  const body = isOnlyAsked ? Buffer.alloc(0) : await bodyOf(answer, signal)
  return { url: url.href, type: type.trim(), charset: charset ?? null, body }
}

/** Counted as it comes and once more as it is unpacked: a small answer may hold a large one. */
async function bodyOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new WebRefusal('tooLarge', `It sends more than ${mostBytes} bytes`)
      parts.push(part)
    }
  } catch (reason) {
    throw refusalOf(reason, signal)
  } finally {
    answer.destroy()
  }
  return Buffer.concat(parts)
}

function unpacked(answer: IncomingMessage): Readable {
  const how = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (how === 'identity' || how === '') return answer
  const unpack = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate }[how]
  if (!unpack) throw new WebRefusal('refused', `It is packed as ${how}`)
  const stream = unpack()
  answer.once('error', (reason) => stream.destroy(reason))
  return answer.pipe(stream)
}

function refusalOf(reason: unknown, { aborted }: AbortSignal): WebRefusal {
  if (reason instanceof WebRefusal) return reason
  const words = reason instanceof Error ? reason.message : String(reason)
  return new WebRefusal(aborted ? 'tooSlow' : 'unreachable', words, { cause: reason })
}
