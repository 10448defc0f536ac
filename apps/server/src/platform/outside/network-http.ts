import { type NetworkHttp, type NetworkRequest, NoAnswer } from '@postelier/networks/adapters'
import { type NetworkServers, networkServers } from './reach.ts'
import { sendRequest } from './send-request.ts'
import { WebRefusal } from './web-refusal.ts'

const usualLimitMs = 30_000
const mostBytes = 10 * 1024 * 1024

/** Speaks to a network, on connections that are kept; no call of theirs has a redirect. */
export function networkHttp(servers: NetworkServers): NetworkHttp {
  const reach = networkServers(servers)
  return async ({ url, method, headers, body, timeLimitMs = usualLimitMs }) => {
    try {
      const sent = await sentAs(body)
      const answer = await sendRequest({
        address: url,
        reach,
        method,
        headers: { ...headers, ...sent.headers },
        ...(sent.body === undefined ? {} : { body: sent.body }),
        timeLimitMs,
        mostBytes,
        keepsConnection: true,
      })
      const parts: Buffer[] = []
      for await (const part of answer.body) parts.push(part)
      return { status: answer.status, headers: answer.headers, body: Buffer.concat(parts) }
    } catch (reason) {
      if (!(reason instanceof WebRefusal)) throw reason
      throw new NoAnswer(`${placeOf(url)}: ${wordFor(reason)}`, reason.mayHaveArrived, { cause: reason })
    }
  }
}

/** A form names the line between its parts in its header. */
async function sentAs(body: NetworkRequest['body']) {
  if (!(body instanceof FormData)) return { body, headers: {} }
  const form = new Response(body)
  const type = form.headers.get('content-type')
  return {
    body: new Uint8Array(await form.arrayBuffer()),
    headers: type === null ? {} : { 'content-type': type },
  }
}

/** Without its query, in which some networks want their tokens. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'no address'
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

function wordFor({ code, cause }: WebRefusal): string {
  if (code === 'tooSlow') return 'timeout'
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : code
}
