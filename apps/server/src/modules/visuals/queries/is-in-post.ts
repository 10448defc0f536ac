import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { template } from '../visuals.tables.ts'

/** Whether any post of a business shows a picture just now that was kept since then. */
export async function isInPost(
  db: Pick<Database, '$count'>,
  {
    accountId,
    pictureId,
    since,
  }: { readonly accountId: number; readonly pictureId: string; readonly since: Date },
): Promise<boolean> {
  // What nobody touched since cannot show it: a year of posts is not read for one picture.
  const ofPosts = and(
    eq(template.ownerId, accountId),
    eq(template.purpose, 'post'),
    gte(template.changedAt, since),
  )
  return (
    (await db.$count(template, and(ofPosts, sql`strpos(${template.design}::text, ${pictureId}) > 0`))) > 0
  )
}
