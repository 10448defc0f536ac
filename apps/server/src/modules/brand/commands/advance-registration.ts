import { eq } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { furtherStep } from '../registration-steps.ts'

export type HasNetwork = (
  platform: Pick<Platform, 'networks'>,
  db: Pick<Database, 'select'>,
  accountId: number,
) => Promise<boolean>

interface Advance {
  readonly accountId: number
  readonly step: string
  /** Asked before the wizard ends; who leaves it earlier is asked for a network again. */
  readonly hasNetwork?: HasNetwork
}

/** How far the wizard is. Going back to look at an earlier step, or saving it again from an old tab, loses nothing. */
export async function advanceRegistration(
  ctx: CommandContext,
  { accountId, step, hasNetwork }: Advance,
): Promise<void> {
  const [owner] = await ctx.tx
    .select({ step: person.registrationStep })
    .from(person)
    .where(eq(person.id, accountId))
    .for('update')
  if (!owner) throw notFound()
  await requireAccount(ctx.tx, ctx.actor, accountId, 'account:edit')
  const next = furtherStep(owner.step, step)
  if (next === owner.step) return
  // Who may not link one has answered all that they can.
  const asks = next === 'done' && hasNetwork && holds(ctx.actor, 'networks:create')
  if (asks && !(await hasNetwork(ctx.platform, ctx.tx, accountId)))
    throw invalid({ step: { key: 'networkMissing' } })
  await ctx.tx.update(person).set({ registrationStep: next }).where(eq(person.id, accountId))
  await ctx.record({
    action: 'registration.advanced',
    accountId,
    subject: ['account', accountId],
    details: { step: next },
  })
  await ctx.announce({ name: 'account.changed', accountId })
}
