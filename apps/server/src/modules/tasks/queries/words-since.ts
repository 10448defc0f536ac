import { and, desc, eq, gte, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { seenBy, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'

/** Of each text its beginning: a hook may be as long as a book, and a year of posts is read for one draft. */
const longestRead = 4000
/** Of all of them, the latest first. */
const mostRead = 1_000_000

interface WordsSinceInput {
  readonly since: Date
  readonly most: number
  /** A post that is left out. */
  readonly except?: number | undefined
  /** Who is told of them; not said where they are only held against what is to be written. */
  readonly actor?: Actor
}

interface PostWords extends Pick<TaskRow, 'publicId' | 'title' | 'publishAt'> {
  /** Each network's own words as well. */
  readonly words: readonly string[]
}

/** A business's posts with how what they say begins, the latest first. */
export async function postsSince(
  db: Pick<Database, 'select'>,
  accountId: number,
  { since, most, except, actor }: WordsSinceInput,
): Promise<PostWords[]> {
  const rows = await db
    .select({
      publicId: task.publicId,
      title: task.title,
      publishAt: task.publishAt,
      common: sql<string>`left(${task.hooks}->>'common', ${longestRead}::int)`,
      own: sql<string[]>`coalesce((select jsonb_agg(left(value, ${longestRead}::int))
        from jsonb_each_text(${task.hooks}->'own')), '[]')`,
    })
    .from(task)
    .where(
      and(
        eq(task.accountId, accountId),
        isNull(task.removedAt),
        gte(task.createdAt, since),
        ...(except === undefined ? [] : [ne(task.id, except)]),
        actor && seenBy(actor),
      ),
    )
    .orderBy(desc(task.createdAt))
    .limit(most)
  let left = mostRead
  const hasRoom = (words: string) => {
    left -= words.length
    return left >= 0
  }
  return rows.map(({ common, own, ...post }) => ({
    ...post,
    words: [common, ...own].filter((words) => words.trim() && hasRoom(words)),
  }))
}

/** What its posts say: so that none of it is said again. */
export async function wordsSince(
  db: Pick<Database, 'select'>,
  accountId: number,
  input: WordsSinceInput,
): Promise<string[]> {
  return (await postsSince(db, accountId, input)).flatMap(({ words }) => words)
}

/** Hours on walls at which posts of a business are meant to go out from a day on. */
export async function localTimesFrom(
  db: Pick<Database, 'select'>,
  accountId: number,
  from: Date,
  /** Posts that are not counted, by their public ids. */
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .select({ local: task.publishLocal })
    .from(task)
    .where(
      and(
        eq(task.accountId, accountId),
        isNull(task.removedAt),
        gte(task.publishAt, from),
        ...(except.length > 0 ? [notInArray(task.publicId, [...except])] : []),
      ),
    )
    .limit(1000)
  return rows.flatMap(({ local }) => local ?? [])
}
