import type { SubjectInput } from '@postelier/copy'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { hours, later } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { notificationSettingsOf, notify } from '../../notifications/index.ts'
import { reachablePerson } from '../../people/index.ts'
import type { HasNetwork } from '../require-planning.ts'
import { lockRobot, type RobotClaim, type RobotRow } from '../robots/robot.store.ts'
import { planningRobot } from '../robots/robot.tables.ts'
import { nextMonday, wantsMail } from '../robots/robot.ts'
import type { ProposedSubject } from '../writing/writer.ts'
import { keepSubjects } from './keep-subjects.ts'
import { mailSubjects } from './send-subjects.ts'

interface Thought {
  readonly claim: RobotClaim
  /** None where nothing is to be proposed this week. */
  readonly thought: { readonly drafts: readonly ProposedSubject[]; readonly input: SubjectInput } | null
  readonly hasNetwork: HasNetwork
}

/**
 * The last write of a week's proposals: they wait for a yes, the business was told once, and the next week is set down; or
 * nothing of it. Only while this worker holds it.
 */
export async function finishProposing(
  ctx: CommandContext,
  { claim, thought, hasNetwork }: Thought,
): Promise<void> {
  const row = await lockRobot(ctx, claim)
  if (!row) return
  const { accountId } = row
  const kept = thought
    ? await keepSubjects(ctx, { accountId, ...thought, origin: 'planning', hasNetwork })
    : []
  const [who] = await ctx.tx.select({ zone: person.timeZone }).from(person).where(eq(person.id, accountId))
  const isMailed = kept.length > 0 && (await notifyProposed(ctx, row, kept.length))
  await ctx.tx
    .update(planningRobot)
    .set({
      ...unheld,
      tries: 0,
      nextAt: nextMonday(ctx.now, who?.zone ?? 'Europe/Paris'),
      ...(kept.length > 0 ? { proposedAt: ctx.now, proposed: kept.length } : {}),
      ...(isMailed ? { mailedAt: ctx.now } : {}),
    })
    .where(eq(planningRobot.accountId, accountId))
}

/** Answers whether it was mailed, too. */
async function notifyProposed(ctx: CommandContext, row: RobotRow, count: number): Promise<boolean> {
  const { accountId } = row
  await ctx.record({
    action: 'planning.subjectsProposed',
    accountId,
    subject: ['planning', accountId],
    details: { subjects: count },
  })
  const isNew = await notify(ctx, {
    accountId,
    kind: 'subjectsProposed',
    key: `proposed:${accountId}:${row.nextAt.toISOString()}`,
    words: { count: String(count) },
  })
  const inputs = (await notificationSettingsOf(ctx.tx, [accountId])).get(accountId)
  if (!isNew || !wantsMail(inputs, row.mailedAt, ctx.now)) return false
  const invitee = await reachablePerson(ctx.tx, accountId, accountId)
  // An address that nobody confirmed may be anybody's.
  if (!invitee?.emailValidatedAt) return false
  return (await mailSubjects(ctx, accountId, invitee)) > 0
}

export const mostTries = 3

/** Broken off: tried again in a while, and after a few tries next week. */
export async function putOffProposing(
  ctx: CommandContext,
  { claim }: { readonly claim: RobotClaim },
): Promise<void> {
  const row = await lockRobot(ctx, claim)
  if (!row) return
  if (row.tries < mostTries) {
    const set = { ...unheld, nextAt: later(ctx.now, hours(row.tries)) }
    await ctx.tx.update(planningRobot).set(set).where(eq(planningRobot.accountId, row.accountId))
    return
  }
  const [who] = await ctx.tx
    .select({ zone: person.timeZone })
    .from(person)
    .where(eq(person.id, row.accountId))
  const nextAt = nextMonday(ctx.now, who?.zone ?? 'Europe/Paris')
  await ctx.tx
    .update(planningRobot)
    .set({ ...unheld, tries: 0, nextAt })
    .where(eq(planningRobot.accountId, row.accountId))
}
