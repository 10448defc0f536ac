// Asks addresses whether they lead anywhere, outside any transaction and any request, and remembers what they said.
import { hours, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepLooks, looksAt } from './link.store.ts'
import { type LinkState, lookAtLink } from './look-at-link.ts'

/** What answered this morning is not asked again this afternoon. */
const rememberedMs = hours(6)

interface AskLinksInput {
  readonly accountId: number
  readonly urls: readonly string[]
  readonly signal: AbortSignal
}

/** Those of them that are dead. */
export async function askLinks(
  platform: Platform,
  { accountId, urls, signal }: AskLinksInput,
): Promise<string[]> {
  const now = platform.clock.now()
  const known = await looksAt(platform.db, accountId, urls, later(now, -rememberedMs))
  // A dead one may have been mended in the meantime: only what lives is taken at its old word.
  const states = new Map<string, LinkState>(
    known.flatMap(({ url, state }) => (state === 'alive' ? [[url, state] as const] : [])),
  )
  const fresh = urls.filter((url) => !states.has(url))
  const answers = await Promise.all(
    fresh.map(async (url) => [url, await lookAtLink(platform, url, signal)] as const),
  )
  await keepLooks(platform.db, accountId, new Map(answers), platform.clock.now())
  return answers.flatMap(([url, state]) => (state === 'dead' ? [url] : []))
}
