import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { refuseBeyond } from '../../../platform/an-hour.ts'
import { hours, later } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { invalid } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { readableUrl } from '../../../platform/outside/reach.ts'
import { whyUnreadable } from '../../../platform/public-url.ts'
import { readSites } from '../jobs/read-sites.ts'
import { siteReading } from '../planning.tables.ts'

/** Each is a dozen questions to somebody else's server. */
const mostAnHour = 10

interface StartReadingInput {
  readonly accountId: number
  readonly url: string
  readonly replaces?: boolean | undefined
}

/** A site is to be read. One at a time for a business: whoever asks again while it is being read is shown that reading. */
export async function startReading(
  ctx: CommandContext,
  { accountId, url: wanted, replaces = false }: StartReadingInput,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'readings', accountId)
  const url = readableUrl(ctx.platform, wanted)
  if (!url) throw invalid({ url: { key: whyUnreadable(wanted) } })
  const own = eq(siteReading.accountId, accountId)
  const [open] = await ctx.tx
    .select()
    .from(siteReading)
    .where(and(own, isNull(siteReading.endedAt)))
  if (open) {
    if (open.url === url && open.replaces === replaces) return
    // Another address takes its place: whoever reads the old one finds that nobody waits for it any more.
    await ctx.tx
      .update(siteReading)
      .set({ failure: 'gaveUp', endedAt: ctx.now })
      .where(and(eq(siteReading.id, open.id), isNull(siteReading.endedAt)))
  }
  const lately = await ctx.tx
    .select({ at: siteReading.createdAt })
    .from(siteReading)
    .where(and(own, gte(siteReading.createdAt, later(ctx.now, -hours(1)))))
    .orderBy(asc(siteReading.createdAt))
  refuseBeyond(mostAnHour, lately, ctx.now)
  const row = { id: newDigitsId(), publicId: newPublicId(), accountId, url, replaces, createdAt: ctx.now }
  await ctx.tx.insert(siteReading).values(row)
  await ctx.send(readSites, {}, { onlyOne: 'reading' })
  await ctx.record({
    action: 'planning.siteRead',
    accountId,
    subject: ['siteReading', row.publicId],
    details: { url, replaces },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
}
