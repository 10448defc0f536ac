import { later, minutes } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { looksAt } from '../link.store.ts'

/** Somebody may have mended it since: what was dead longer ago is asked again before it is held against a post. */
const heldAgainstMs = minutes(30)

/** Of some addresses, those that were dead a moment ago. Asks nobody. */
export async function deadLinks(
  db: Pick<Database, 'select'>,
  accountId: number,
  urls: readonly string[],
  now: Date,
): Promise<string[]> {
  const known = await looksAt(db, accountId, urls, later(now, -heldAgainstMs))
  return known.flatMap(({ url, state }) => (state === 'dead' ? [url] : []))
}
