import { siteRules } from '../../platform/outside/reach.ts'
import { readWeb } from '../../platform/outside/read-web.ts'
import { WebRefusal } from '../../platform/outside/web-refusal.ts'
import type { Platform } from '../../platform/platform.ts'

export type LinkState = 'alive' | 'dead' | 'unknown'

const timeLimitMs = 8_000

/** Dead is only what says that it is: no such page, or no such name. Slow, shut to robots or broken today is not. */
export async function lookAtLink(platform: Platform, url: string, stop: AbortSignal): Promise<LinkState> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeLimitMs)])
  try {
    await readWeb(url, { signal, accept: '*/*', isOnlyAsked: true, ...siteRules(platform) })
    return 'alive'
  } catch (reason) {
    if (!(reason instanceof WebRefusal)) throw reason
    if (reason.code === 'notFound') return 'dead'
    return hasNoName(reason.cause) ? 'dead' : 'unknown'
  }
}

/** Nobody has this name; a name server that does not answer says nothing. */
const hasNoName = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND'
