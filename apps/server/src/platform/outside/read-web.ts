// Somebody else's site, whoever named its address: it may be wrong, hostile, endless, or a door into our own network.
import { onlyServers, publicSites, type SiteRules } from './reach.ts'
import { sendRequest } from './send-request.ts'
import { WebRefusal } from './web-refusal.ts'

export interface WebAnswer {
  /** Where it was in the end. */
  readonly url: string
  /** As they say, in small letters, without its parameters. */
  readonly type: string
  readonly charset: string | null
  readonly body: Buffer
}

export interface WebInput extends SiteRules {
  readonly signal: AbortSignal
  readonly accept?: string
  /** Whether it is there is all that is asked: what it holds is not read. */
  readonly isOnlyAsked?: boolean
}

const timeLimitMs = 10_000
const mostBytes = 5 * 1024 * 1024
const mostRedirects = 5
const agent = 'PostelierBot/1.0 (reads the sites of its customers)'
const usualAccept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

/** Every refusal is a WebRefusal. */
export async function readWeb(
  address: string,
  { signal, accept = usualAccept, isOnlyAsked = false, ...rules }: WebInput,
): Promise<WebAnswer> {
  const demo = rules.standIn?.(address)
  const answer = await sendRequest({
    address: demo?.href ?? address,
    reach: demo ? onlyServers([demo.origin], [demo.origin]) : publicSites(rules),
    headers: { accept, 'user-agent': agent },
    signal,
    timeLimitMs,
    mostBytes,
    mostRedirects,
  })
  const { status } = answer
  if (status < 200 || status > 299) {
    answer.leave()
    if (status === 404 || status === 410) throw new WebRefusal('notFound', `It answered ${status}`)
    throw new WebRefusal(status >= 500 ? 'unreachable' : 'refused', `It answered ${status}`)
  }
  const [type = '', ...parameters] = (answer.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => /^\s*charset="?([\w-]+)/.exec(one)?.[1]).find((one) => one)
  const parts: Buffer[] = []
  if (isOnlyAsked) answer.leave()
  else for await (const part of answer.body) parts.push(part)
  return {
    url: demo ? new URL(address).href : answer.url.href,
    type: type.trim(),
    charset: charset ?? null,
    body: Buffer.concat(parts),
  }
}
