// What stands in administration and on the manager's board for a visitor to try: codes, and holidays that wait for an answer.
import type { CommandContext } from '../access/context.ts'
import { addAffiliationCode, addCode } from '../modules/payments/past/index.ts'
import { askHolidays } from '../modules/workforce/index.ts'
import { days } from '../platform/clock.ts'
import { catching } from './caught-mails.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** A fifth off three months of a plan, for whoever tries the cart. */
export async function offerCode(ctx: CommandContext, admin: Somebody, daysAgo: number): Promise<void> {
  const then = asPerson(ago(ctx, daysAgo, 19, 20), admin)
  await addCode(then, {
    code: 'BIENVENUE20',
    startsOn: dayOf(then.now),
    endsOn: dayOf(new Date(ctx.now.getTime() + days(120))),
    periods: 3,
    sectorIds: [],
    cents: null,
    percent: 20,
  })
}

/** A tenth off each payment for whoever its agency sends. */
export async function offerAgencyCode(
  ctx: CommandContext,
  admin: Somebody,
  { agencyId, daysAgo }: { readonly agencyId: number; readonly daysAgo: number },
): Promise<void> {
  await addAffiliationCode(asPerson(ago(ctx, daysAgo, 10, 15), admin), {
    code: 'PAPIER10',
    agencyId,
    agencyPercent: 20,
    customerPercent: 10,
    isOpen: true,
  })
}

/** A working week, some weeks ahead. */
export async function askForWeek(ctx: CommandContext, agent: Somebody, daysAgo: number): Promise<void> {
  const then = asPerson(ago(ctx, daysAgo, 19, 45), agent)
  const ahead = new Date(ctx.now.getTime() + days(24))
  const monday = new Date(ahead.getTime() - days((ahead.getUTCDay() + 6) % 7))
  await askHolidays(catching(then).caught, {
    type: 'paidHolidays',
    begin: dayOf(monday),
    end: dayOf(new Date(monday.getTime() + days(4))),
  })
}
