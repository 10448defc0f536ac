import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { furtherStep } from '../registration-steps.ts'

/** How far the wizard is. Going back to look at an earlier step, or saving it again from an old tab, loses nothing. */
export async function advanceRegistration(
  ctx: CommandContext,
  { accountId, step }: { accountId: number; step: string },
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
  await ctx.tx.update(person).set({ registrationStep: next }).where(eq(person.id, accountId))
  await ctx.record({
    action: 'registration.advanced',
    accountId,
    subject: ['account', accountId],
    details: { step: next },
  })
  await ctx.announce({ name: 'account.changed', accountId })
}
