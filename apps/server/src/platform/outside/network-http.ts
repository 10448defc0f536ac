import { type NetworkHttp, type NetworkRequest, NoAnswer } from '@postelier/networks/adapters'

const timeLimitMs = 30_000
const mostBytes = 10 * 1024 * 1024

/** Nothing was sent: no name, no connection, no handshake. Every other failure may have come after the request was read. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Speaks to a network: with a time limit, a size limit, and no redirect, which no call of theirs has. */
export const networkHttp: NetworkHttp = async (request) => {
  const signal = AbortSignal.timeout(request.timeLimitMs ?? timeLimitMs)
  const response = await fetched(request, signal)
  return { status: response.status, headers: response.headers, body: await bodyOf(response, request) }
}

async function fetched(
  { url, method, headers, body }: NetworkRequest,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      redirect: 'manual',
      signal,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
    })
  } catch (reason) {
    const code = codeOf(reason)
    throw new NoAnswer(`${placeOf(url)}: ${code}`, !neverLeft.has(code), { cause: reason })
  }
}

async function bodyOf(response: Response, { url }: NetworkRequest): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    if (response.body)
      for await (const part of response.body) {
        bytes += part.length
        if (bytes > mostBytes) throw new Error('answers with more than it may')
        parts.push(part)
      }
  } catch (reason) {
    throw new NoAnswer(`${placeOf(url)}: ${codeOf(reason)}`, true, { cause: reason })
  }
  return Buffer.concat(parts)
}

/** Without its query, in which some networks want their tokens. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

function codeOf(reason: unknown): string {
  for (let at: unknown = reason; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException
    if (typeof code === 'string') return code
    if (at.name === 'TimeoutError') return 'timeout'
  }
  return reason instanceof Error ? reason.name : 'unknown'
}
