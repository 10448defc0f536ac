import type { MappingOfProducts } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { later, minutes, secondsUntil } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { AppError } from '../../../platform/errors.ts'
import { readSources } from '../jobs/read-sources.ts'
import { lockSource } from '../source.store.ts'
import { sourceState } from '../sources.tables.ts'

interface Change {
  readonly accountId: number
  readonly sourceId: number
  readonly version: number
  readonly isPaused?: boolean | undefined
  readonly mapping?: MappingOfProducts | undefined
}

/** Each is a question to somebody else's server. */
const restMs = minutes(5)

/** Whoever is reading it has read it as it was: they write nothing. What is known stays until it is read again. */
export async function changeSource(ctx: CommandContext, input: Change): Promise<void> {
  const { accountId, sourceId, version, isPaused, mapping } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const row = await lockSource(ctx, input)
  if (row.version !== version) throw new AppError('conflict')
  const isChanged = (isPaused ?? row.isPaused) !== row.isPaused || mapping !== undefined
  // Said again, it is no question to somebody else's server.
  if (!isChanged) return
  const goesOn = !(isPaused ?? row.isPaused)
  // Whoever turns it off and on, or matches it anew, again and again has it read no oftener than by asking.
  const rested = row.askedAt ? later(row.askedAt, restMs) : ctx.now
  const nextAt = rested > ctx.now ? rested : ctx.now
  await ctx.tx
    .update(sourceState)
    .set({
      ...unheld,
      isPaused: isPaused ?? row.isPaused,
      mapping: mapping ?? row.mapping,
      version: row.version + 1,
      ...(goesOn ? { nextAt, askedAt: ctx.now, tries: 0 } : {}),
    })
    .where(eq(sourceState.sourceId, sourceId))
  if (goesOn) await ctx.send(readSources, {}, { onlyOne: 'sources' })
  await ctx.record({
    action: 'contentSource.changed',
    accountId,
    subject: ['contentSource', sourceId],
    details: { ...(isPaused === undefined ? {} : { isPaused }), ...(mapping ? { isMatched: true } : {}) },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
}

/** Somebody wants it read now; at most once in a while. */
export async function readNow(
  ctx: CommandContext,
  place: { readonly accountId: number; readonly sourceId: number },
): Promise<void> {
  const { accountId, sourceId } = place
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const row = await lockSource(ctx, place)
  if (row.isPaused) throw new AppError('notNow')
  if (row.askedAt && later(row.askedAt, restMs) > ctx.now)
    throw new AppError('tooManyRequests', {
      figures: { seconds: secondsUntil(later(row.askedAt, restMs), ctx.now) },
    })
  await ctx.tx
    .update(sourceState)
    .set({ nextAt: ctx.now, askedAt: ctx.now })
    .where(eq(sourceState.sourceId, sourceId))
  await ctx.send(readSources, {}, { onlyOne: 'sources' })
  await ctx.announce({ name: 'planning.changed', accountId })
}
