// How engines are spoken to: at one server only, looked at before it is connected to, and no more of an answer than fits.
import type { LookupFunction } from 'node:net'
import { onlyServers } from '../outside/reach.ts'
import { type OutsideAnswer, sendRequest } from '../outside/send-request.ts'

/** Pictures come as text, a third larger than they are. */
const mostBytes = 40 * 1024 * 1024
/** Whoever asks waits for less, and says so by a signal. */
const timeLimitMs = 10 * 60_000

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
export function engineFetch({ origin, mayBePrivate, lookup }: EngineFetchOptions): typeof fetch {
  const reach = onlyServers([origin], mayBePrivate ? [origin] : [], lookup)
  return async (input, { method = 'GET', headers, body = null, signal } = {}) => {
    if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array))
      throw new Error('Text or bytes are sent, nothing else')
    const faultOf = (reason: unknown) =>
      signal?.aborted ? signal.reason : new NoConnection('No answer came', { cause: reason })
    try {
      const answer = await sendRequest({
        address: input instanceof Request ? input.url : String(input),
        reach,
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        ...(body === null ? {} : { body }),
        ...(signal ? { signal } : {}),
        timeLimitMs,
        mostBytes,
      })
      return responseOf(answer, faultOf)
    } catch (reason) {
      throw faultOf(reason)
    }
  }
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(answer: OutsideAnswer, faultOf: (reason: unknown) => unknown): Response {
  const { status, headers } = answer
  if (!bodiless.has(status))
    return new Response(streamOf(answer, faultOf), { status: status || 502, headers })
  answer.leave()
  return new Response(null, { status, headers })
}

function streamOf(answer: OutsideAnswer, faultOf: (reason: unknown) => unknown): ReadableStream<Uint8Array> {
  const parts = answer.body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      } catch (reason) {
        controller.error(faultOf(reason))
      }
    },
    cancel: () => answer.leave(),
  })
}
