import { emptyMemory, type Memory, rememberPosts } from '@postelier/copy'
import { monthsBefore } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { wordsSince } from '../../tasks/index.ts'

interface ReadMemoryInput {
  readonly accountId: number
  readonly now: Date
  /** A post that is written anew: what it says itself may be said again there. */
  readonly except?: number | undefined
}

/** More than anybody posts in a year, and what is read for one draft stays small. */
const mostRemembered = 500

/** What a business's posts of the last twelve months said, whoever wrote them, those that wait included. */
export async function readMemory(
  db: Pick<Database, 'select'>,
  { accountId, now, except }: ReadMemoryInput,
): Promise<Memory> {
  const since = monthsBefore(now, 12)
  return rememberPosts(emptyMemory, await wordsSince(db, accountId, { since, most: mostRemembered, except }))
}
