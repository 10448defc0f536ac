import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { session } from '../../../access/session.tables.ts'
import { endSession, endSessionsOf } from '../../../access/sessions.ts'
import { AppError, notFound } from '../../../platform/errors.ts'

/** Signs one of a person's own devices out, and records that it was done from elsewhere. */
export async function endDevice(ctx: CommandContext, { deviceId }: { deviceId: string }): Promise<void> {
  if (ctx.actor.kind !== 'person') throw new AppError('unauthenticated')
  const { personId } = ctx.actor
  const [found] = await ctx.tx
    .select({ idHash: session.idHash })
    .from(session)
    .where(and(eq(session.publicId, deviceId), eq(session.personId, personId)))
  if (!found) throw notFound()
  await endSession(ctx.tx, found.idHash)
  await ctx.record({
    action: 'session.endedFromElsewhere',
    accountId: personId,
    subject: ['person', personId],
  })
  await ctx.announce({ name: 'session.ended', personId })
}

export async function endOtherDevices(ctx: CommandContext, { keep }: { keep: string }): Promise<void> {
  if (ctx.actor.kind !== 'person') throw new AppError('unauthenticated')
  await endSessionsOf(ctx.tx, [ctx.actor.personId], keep)
  await ctx.record({
    action: 'session.othersEnded',
    accountId: ctx.actor.personId,
    subject: ['person', ctx.actor.personId],
  })
  await ctx.announce({ name: 'session.ended', personId: ctx.actor.personId })
}
