import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { days, later } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { consumeLink, voidLinks } from '../mailed-links.store.ts'
import { lockPerson, type PersonRow } from '../people.store.ts'
import { mailDeletionPlanned } from './mail-deletion.ts'

export const deletionDelayMs = days(30)

/**
 * Marks an account to be deleted after the delay and notifies its owner how to keep it; who may ask was decided before. Only
 * somebody active becomes `leaving`, which may still sign in to stay; who was suspended, unvalidated or not yet accepted
 * keeps that state, so that neither deleting nor keeping opens a door that was shut.
 */
export async function planDeletion(
  ctx: CommandContext,
  input: { personId: number; keepSession?: string },
): Promise<Date> {
  const owner = await lockPerson(ctx.tx, input.personId)
  if (!owner) throw new AppError('notFound')
  if (owner.deletionDueAt) return owner.deletionDueAt
  const dueAt = later(ctx.now, deletionDelayMs)
  const state = owner.state === 'active' ? 'leaving' : owner.state
  await ctx.tx.update(person).set({ state, deletionDueAt: dueAt }).where(eq(person.id, owner.id))
  await endSessionsOf(ctx.tx, [owner.id], input.keepSession)
  // An address that was only wished for belongs to somebody else.
  if (owner.wantedEmail === null) await mailDeletionPlanned(ctx, owner, dueAt)
  await ctx.record({
    action: 'deletion.planned',
    accountId: owner.id,
    subject: ['person', owner.id],
    details: { dueAt: dueAt.toISOString() },
  })
  await ctx.announce({ name: 'session.ended', personId: owner.id })
  await ctx.announce({ name: 'people.changed', ownerId: owner.ownerId })
  return dueAt
}

/** The way back, from inside the account, from the mailed link or by an administrator. */
export async function cancelDeletion(ctx: CommandContext, { personId }: { personId: number }): Promise<void> {
  const owner = await lockPerson(ctx.tx, personId)
  if (owner) await keep(ctx, owner)
}

export async function cancelDeletionByLink(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  const { person: owner } = await consumeLink(ctx.tx, ctx.now, 'cancelDeletion', token)
  await keep(ctx, owner)
}

async function keep(ctx: CommandContext, owner: PersonRow): Promise<void> {
  if (!owner.deletionDueAt) return
  const state = owner.state === 'leaving' ? 'active' : owner.state
  await ctx.tx.update(person).set({ state, deletionDueAt: null }).where(eq(person.id, owner.id))
  await voidLinks(ctx.tx, ctx.now, owner.id, 'cancelDeletion')
  await ctx.record({ action: 'deletion.cancelled', accountId: owner.id, subject: ['person', owner.id] })
  await ctx.announce({ name: 'people.changed', ownerId: owner.ownerId })
}
