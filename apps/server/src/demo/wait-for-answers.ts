// What stands in administration and on the manager's board for a visitor to try: codes, and holidays that wait for an answer.
import { type CommandContext, reading } from '../access/context.ts'
import { endangeredOrders } from '../modules/orders/index.ts'
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

/** How far ahead the days off are that break a promise. */
const daysToBreak = [5, 4, 3, 2, 1, 0]
const daysOff = 4

/**
 * Days off soon, from the latest day on that leaves a promise to be given to somebody else; where every promise is kept before, a
 * week some weeks ahead.
 */
export async function askForDays(ctx: CommandContext, agent: Somebody): Promise<void> {
  const from = (ahead: number) => {
    const all = Array.from({ length: daysOff + 1 }, (_, nth) =>
      dayOf(new Date(ctx.now.getTime() + days(ahead + nth))),
    )
    return { begin: all.at(0) ?? '', end: all.at(-1) ?? '', all }
  }
  const breaks = async (ahead: number) => {
    const off = new Map(from(ahead).all.map((day) => [day, 'paidHolidays']))
    const orders = await endangeredOrders(reading(ctx), { agentId: agent.id, days: off, chosen: [] })
    return orders.some(({ proposed }) => proposed?.agentId)
  }
  const monday = 24 - ((new Date(ctx.now.getTime() + days(24)).getUTCDay() + 6) % 7)
  let ahead = monday
  for (const one of daysToBreak)
    if (await breaks(one)) {
      ahead = one
      break
    }
  const { begin, end } = from(ahead)
  await askHolidays(catching(asPerson(ctx, agent)).caught, { type: 'paidHolidays', begin, end })
}
