// Asks a site as it wants to be asked: each of its hosts by that host's own rules, and no faster than they say.
import type { PageFailureCode, ReadSiteInput, WebPage } from '../site-reading.ts'
import { type Robots, readRobots } from './robots.ts'

export type Asking = Required<Pick<ReadSiteInput, 'fetch' | 'wait'>> & { readonly signal: AbortSignal }
export type Visited = { readonly page: WebPage } | { readonly failure: PageFailureCode }

/** The rules of a host, or why they are not to be had, and then nothing of it is read. */
type Rules = Robots | { readonly failure: PageFailureCode }

export class Visitor {
  readonly #asking: Asking
  readonly #rules = new Map<string, Promise<Rules>>()
  /** Who was asked last, where time is wanted between two questions: the next one waits for that. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(asking: Asking) {
    this.#asking = asking
  }

  /** Why nothing may be read there; nothing where it may be. */
  async refusal(url: string): Promise<PageFailureCode | null> {
    const rules = await this.#rulesFor(url)
    if ('failure' in rules) return rules.failure
    return rules.mayRead(url) ? null : 'robots'
  }

  async sitemaps(url: string): Promise<readonly string[]> {
    const rules = await this.#rulesFor(url)
    return 'failure' in rules ? [] : rules.sitemaps
  }

  /** Whether it wants time between two questions: who asks several at once is no faster for it. */
  async isSlow(url: string): Promise<boolean> {
    return (await this.#delayOf(url)) > 0
  }

  /** What it leads to is held against the rules of where it is in the end. */
  async ask(url: string): Promise<Visited> {
    if (this.#asking.signal.aborted) return { failure: 'tooSlow' }
    const refused = await this.refusal(url)
    if (refused) return { failure: refused }
    const asked = await this.#inTurn(await this.#delayOf(url), url)
    if ('failure' in asked) return asked
    const refusedThere = await this.refusal(asked.page.url)
    return refusedThere ? { failure: refusedThere } : asked
  }

  #inTurn(delayMs: number, url: string): Promise<Visited> {
    if (delayMs === 0) return this.#fetch(url)
    const turn = this.#last.then(async () => {
      await this.#asking.wait(delayMs)
      return this.#fetch(url)
    })
    this.#last = turn
    return turn
  }

  async #fetch(url: string): Promise<Visited> {
    const { fetch, signal } = this.#asking
    if (signal.aborted) return { failure: 'tooSlow' }
    try {
      return { page: await fetch(url, { signal }) }
    } catch (reason) {
      return { failure: codeOf(reason, signal) }
    }
  }

  async #delayOf(url: string): Promise<number> {
    const rules = await this.#rulesFor(url)
    return 'failure' in rules ? 0 : rules.delayMs
  }

  #rulesFor(url: string): Promise<Rules> {
    const { origin } = new URL(url)
    const known = this.#rules.get(origin)
    if (known) return known
    const rules = this.#askRules(origin)
    this.#rules.set(origin, rules)
    return rules
  }

  /** Of who leads to another host's file, that file holds for both: it is not asked twice. */
  async #askRules(origin: string): Promise<Rules> {
    const asked = await this.#fetch(`${origin}/robots.txt`)
    if ('failure' in asked) return rulesWithout(asked.failure, origin)
    const { url, type, body } = asked.page
    const text = type.includes('html') ? '' : new TextDecoder().decode(body)
    const at = new URL(url)
    if (at.pathname === '/robots.txt' && !this.#rules.has(at.origin))
      this.#rules.set(at.origin, Promise.resolve(readRobots(at.href, text)))
    return readRobots(`${origin}/robots.txt`, text)
  }
}

/** Where there are none, all may be read; so may what says again by itself that it is not to be reached. */
const withoutRules: ReadonlySet<PageFailureCode> = new Set(['notFound', 'refused', 'redirects', 'notPublic'])

/** Who could not say what may be read, because it fails just now, is left alone for now: RFC 9309. */
const rulesWithout = (failure: PageFailureCode, origin: string): Rules =>
  withoutRules.has(failure) ? readRobots(`${origin}/robots.txt`, '') : { failure }

const codes: readonly PageFailureCode[] = [
  'notFound',
  'refused',
  'notPublic',
  'tooLarge',
  'tooSlow',
  'redirects',
  'unreachable',
]

/** The client says why in its error's code; what it cannot say is that the site is out of reach. */
function codeOf(reason: unknown, signal: AbortSignal): PageFailureCode {
  if (signal.aborted) return 'tooSlow'
  const said = reason instanceof Error && 'code' in reason ? reason.code : null
  return codes.find((code) => code === said) ?? 'unreachable'
}
