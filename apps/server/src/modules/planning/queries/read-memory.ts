import { emptyMemory, type Memory, rememberPosts } from '@postelier/copy'
import { and, desc, eq, gte } from 'drizzle-orm'
import { days, later, monthsBefore } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { wordsSince } from '../../tasks/index.ts'
import { draftedWords } from '../planning.tables.ts'

interface ReadMemoryInput {
  readonly accountId: number
  readonly now: Date
  /** A post that is written anew: what it says itself may be said again there. */
  readonly except?: number | undefined
}

/** More than anybody posts in a year, and what is read for one draft stays small. */
const mostRemembered = 500
/** Forms of sentences come round again after a season; sentences do not for a year. */
const formsForDays = 90

/** What a business's posts of the last twelve months said, whoever wrote them, those that wait included. */
export async function readMemory(
  db: Pick<Database, 'select'>,
  { accountId, now, except }: ReadMemoryInput,
): Promise<Memory> {
  const said = await wordsSince(db, accountId, {
    since: monthsBefore(now, 12),
    most: mostRemembered,
    except,
  })
  const drafts = await db
    .select({ forms: draftedWords.forms })
    .from(draftedWords)
    .where(and(eq(draftedWords.accountId, accountId), gte(draftedWords.at, later(now, -days(formsForDays)))))
    .orderBy(desc(draftedWords.at))
    .limit(mostRemembered)
  const forms: Record<string, number> = {}
  for (const form of drafts.flatMap((one) => one.forms)) forms[form] = (forms[form] ?? 0) + 1
  return { ...rememberPosts(emptyMemory, said), forms }
}
