import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { photoLease, type SitePhotoRow } from './photo.store.ts'
import { sitePhoto } from './photo.tables.ts'

interface EndPhoto {
  readonly row: SitePhotoRow
  readonly failure: string
  /** How long it is put off; without one it is over. */
  readonly pauseMs?: number | undefined
}

/** A photo that could not be had, this time or at all. One that somebody else ended meanwhile stays as it is. */
export async function endPhoto(ctx: CommandContext, { row, failure, pauseMs }: EndPhoto): Promise<void> {
  const next =
    pauseMs === undefined
      ? { state: 'missed' as const, endedAt: ctx.now }
      : { nextAt: later(ctx.now, pauseMs) }
  await ctx.tx
    .update(sitePhoto)
    .set({ ...unheld, ...next, failure })
    .where(and(eq(sitePhoto.id, row.id), photoLease.isHeldBy(row.holder ?? ''), isNull(sitePhoto.endedAt)))
  await ctx.announce({ name: 'planning.changed', accountId: row.accountId })
}
