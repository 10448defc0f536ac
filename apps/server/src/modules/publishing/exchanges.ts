// What was said to a network and what it said, for the journal that support reads: cut short, and without what opens
// an account or a file.
import {
  type CallContext,
  type NetworkRequest,
  NoAnswer,
  type Tokens,
  withoutSecrets,
} from '@postelier/networks/adapters'

export interface Exchange {
  readonly call: string
  readonly sent: string
  /** Null where no answer came. */
  readonly status: number | null
  readonly answer: string
  readonly tookMs: number
}

/** Of a film in a hundred parts, the last ones say what matters. */
const mostKept = 4
const longest = 600
/** What opens something by the name it goes by, also where it is not one we know. */
const named = '[^"&=\\s]*(?:token|secret|password|jwt|signature|authorization)[^"&=\\s]*'

export function listenIn(
  context: CallContext,
  tokens: readonly Tokens[],
): { readonly context: CallContext; readonly heard: readonly Exchange[] } {
  const heard: Exchange[] = []
  const plain = (text: string) => clean(text, tokens).slice(0, longest)
  const http: CallContext['http'] = async (request) => {
    const began = performance.now()
    const keep = (status: number | null, answer: string) => {
      const call = `${request.method} ${withoutQuery(request.url)}`
      heard.push({
        call,
        sent: plain(sentOf(request)),
        status,
        answer: plain(answer),
        tookMs: sinceMs(began),
      })
      if (heard.length > mostKept) heard.shift()
    }
    try {
      const response = await context.http(request)
      keep(response.status, textOf(response.body))
      return response
    } catch (reason) {
      if (reason instanceof NoAnswer) keep(null, reason.message)
      throw reason
    }
  }
  return { context: { ...context, http }, heard }
}

const sinceMs = (began: number) => Math.round(performance.now() - began)

function sentOf({ body }: NetworkRequest): string {
  if (body === undefined) return ''
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return `${body.length} bytes`
  return [...body]
    .map(([name, part]) => `${name}=${typeof part === 'string' ? part : `${part.size} bytes`}`)
    .join('&')
}

/** Long before it is cut, so that a secret at the edge is still known as one. */
const textOf = (body: Uint8Array): string => new TextDecoder().decode(body.subarray(0, longest * 20))

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

function clean(text: string, tokens: readonly Tokens[]): string {
  const known = tokens
    .flatMap(({ access, refresh, more }) => [access, refresh, ...Object.values(more ?? {})])
    .filter((secret) => secret !== undefined && !URL.canParse(secret))
    .flatMap((secret) => [secret, encodeURIComponent(secret ?? '')])
  return withoutSecrets(text, known)
    .replace(new RegExp(`("${named}"\\s*:\\s*)"[^"]*"?`, 'gi'), '$1"…"')
    .replace(new RegExp(`(^|&)(${named})=[^&]*`, 'gi'), '$1$2=…')
    .replace(/(https?:(?:\\?\/){2}[^"\s?]+)\?[^"\s]*/g, '$1?…')
    .replace(/(\/outgoing\/)[\w.-]+/g, '$1…')
}
