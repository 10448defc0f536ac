import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { session } from '../../../access/session.tables.ts'
import { createSession, endSession, type LiveSession } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'

export interface StopImpersonation {
  readonly session: LiveSession | undefined
  readonly address: string
  readonly userAgent: string
}

/**
 * Back to one's own chair. The caller's own session is known by its hash only, so a fresh one takes its place, with what
 * was left of its time. Where that has ended meanwhile (by time, or on another device) there is nothing to come back to.
 */
export async function stopImpersonation(
  ctx: CommandContext,
  input: StopImpersonation,
): Promise<{ token: string; remember: boolean; expiresAt: Date } | undefined> {
  const { tx, actor } = ctx
  if (actor.kind !== 'person' || actor.impersonatorId === null || !input.session)
    throw new AppError('alreadyDone')
  const [acting] = await tx
    .select({ parentHash: session.parentHash })
    .from(session)
    .where(eq(session.idHash, input.session.idHash))
    .for('update')
  if (!acting) throw new AppError('unauthenticated')
  const [own] = acting.parentHash
    ? await tx.select().from(session).where(eq(session.idHash, acting.parentHash)).for('update')
    : []
  const stands = own && own.personId === actor.impersonatorId && own.expiresAt > ctx.now

  await endSession(tx, input.session.idHash)
  await ctx.record({
    action: 'impersonation.stopped',
    accountId: actor.personId,
    subject: ['person', actor.personId],
  })
  await ctx.announce({ name: 'session.ended', personId: actor.personId })
  if (!stands) return undefined
  await endSession(tx, own.idHash)
  const fresh = await createSession(tx, ctx.now, {
    personId: own.personId,
    remember: own.remember,
    strong: own.strong,
    address: input.address,
    userAgent: input.userAgent,
  })
  await tx.update(session).set({ expiresAt: own.expiresAt }).where(eq(session.idHash, fresh.idHash))
  return { token: fresh.token, remember: own.remember, expiresAt: own.expiresAt }
}
