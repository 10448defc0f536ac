import { isOfSite, type SiteReading } from '@postelier/reading'
import { and, arrayOverlaps, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { factsNamed } from '../known/fact.store.ts'
import { knownFact, subject } from '../planning.tables.ts'

interface RemoveUnsaidInput {
  readonly reading: SiteReading
  /** Whether the site that was read takes the place of all others. */
  readonly replaces: boolean
  readonly said: ReadonlySet<string>
}

/**
 * What a page said that was read again, or is gone, and that the site says nowhere now: a price of last year is no fact. What
 * a person mended is theirs and stays. With another site in its place, all that only the former one says goes too.
 */
export async function removeUnsaid(
  ctx: CommandContext,
  accountId: number,
  { reading, replaces, said }: RemoveUnsaidInput,
): Promise<void> {
  const { pages, failures } = reading
  const gone = failures.filter(({ code }) => code === 'notFound')
  const read = new Set([...pages, ...gone].map(({ url }) => url))
  const isElsewhere = (url: string) => replaces && !pages.some((page) => isOfSite(url, page.url))
  const known = await ctx.tx
    .select({
      id: knownFact.id,
      hash: knownFact.hash,
      by: sql<string>`${knownFact.fact} #>> '{source,by}'`,
      url: sql<string>`${knownFact.fact} #>> '{source,url}'`,
    })
    .from(knownFact)
    .where(
      and(
        eq(knownFact.accountId, accountId),
        eq(knownFact.state, 'found'),
        isNull(knownFact.sourceId),
        sql`${knownFact.fact} #>> '{source,by}' in ('page', 'feed')`,
      ),
    )
  // A feed lists its latest: what it lists no more was news all the same.
  const ids = known.flatMap(({ id, hash, by, url }) =>
    !said.has(hash) && ((by === 'page' && read.has(url)) || isElsewhere(url)) ? [id] : [],
  )
  if (ids.length === 0) return
  await ctx.tx.delete(knownFact).where(inArray(knownFact.id, ids))
  await removeGroundless(ctx, accountId, ids.map(String))
}

/**
 * A subject nobody has answered goes with the last thing it was about: nothing could be written of it. It counts among the
 * month's ideas all the same.
 */
async function removeGroundless(
  { tx, now }: CommandContext,
  accountId: number,
  gone: readonly string[],
): Promise<void> {
  const waiting = await tx
    .select({ id: subject.id, facts: subject.facts, ownFacts: subject.ownFacts })
    .from(subject)
    .where(
      and(
        eq(subject.accountId, accountId),
        eq(subject.status, 'proposed'),
        arrayOverlaps(subject.facts, [...gone]),
      ),
    )
  const named = waiting.flatMap(({ facts }) => facts)
  const current = new Set((await factsNamed(tx, accountId, named)).map(({ id }) => id))
  const ids = waiting.flatMap(({ id, facts, ownFacts }) =>
    ownFacts.length === 0 && !facts.some((one) => current.has(one)) ? [id] : [],
  )
  if (ids.length > 0)
    await tx
      .update(subject)
      .set({ status: 'declined', version: sql`${subject.version} + 1`, changedAt: now })
      .where(and(inArray(subject.id, ids), eq(subject.status, 'proposed')))
}
