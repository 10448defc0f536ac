import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { giveCredits } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import type { PersonRow } from '../people.store.ts'

/** A customer who is in for the first time gets the credits of the settings, whoever made the account; once. */
export async function giveWelcomeCredits(ctx: CommandContext, owner: PersonRow): Promise<void> {
  if (owner.type !== 'customer') return
  const { registrationCredits, registrationCreditsDays } = await masterSettings(ctx.tx)
  if (registrationCredits === 0) return
  await giveCredits(ctx, {
    accountId: owner.id,
    bucket: 'gift',
    amount: registrationCredits,
    expiresAt: later(ctx.now, days(registrationCreditsDays)),
    reason: 'registration',
    idempotencyKey: 'registration',
  })
}
