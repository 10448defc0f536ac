import { and, eq, gte, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { hours, later } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { readPublicUrl } from '../../../platform/public-url.ts'
import { readSites } from '../jobs/read-sites.ts'
import { siteReading } from '../planning.tables.ts'
import { loopbackOf } from '../reach.ts'

/** Each is a dozen questions to somebody else's server. */
const mostAnHour = 10

/** A site is to be read. One at a time for a business: whoever asks again while it is being read is shown that reading. */
export async function startReading(
  ctx: CommandContext,
  { accountId, url: wanted }: { readonly accountId: number; readonly url: string },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'readings', accountId)
  const url = readPublicUrl(wanted) ?? loopbackOf(ctx.platform, wanted)
  if (!url) throw invalid({ url: { key: 'publicUrl' } })
  const own = eq(siteReading.accountId, accountId)
  const [open] = await ctx.tx
    .select()
    .from(siteReading)
    .where(and(own, isNull(siteReading.endedAt)))
  if (open) {
    if (open.url !== url) throw new AppError('alreadyDone')
    return
  }
  const asked = await ctx.tx.$count(
    siteReading,
    and(own, gte(siteReading.createdAt, later(ctx.now, -hours(1)))),
  )
  if (asked >= mostAnHour) throw new AppError('tooManyRequests')
  const row = { id: newDigitsId(), publicId: newPublicId(), accountId, url, createdAt: ctx.now }
  await ctx.tx.insert(siteReading).values(row)
  await ctx.send(readSites, {}, { onlyOne: 'reading' })
  await ctx.record({
    action: 'planning.siteRead',
    accountId,
    subject: ['siteReading', row.publicId],
    details: { url },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
}
