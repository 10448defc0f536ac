import { and, eq } from 'drizzle-orm'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { balanceOf, changeCredits, totalOf } from '../modules/billing/index.ts'
import { creditHold } from '../modules/billing/ledger.tables.ts'
import { newPublicId } from '../platform/ids.ts'
import { bakery, planningOn } from './planning.ts'
import type { TestServer } from './test-platform.ts'

/** A business whose free posts are used, with so many credits. */
export async function payingPlanning(server: TestServer, credits: number, facts = bakery.slice(0, 3)) {
  const one = await planningOn(server)
  await one.say(facts)
  const give = {
    accountId: one.owner.id,
    amount: credits,
    reason: 'gift',
    idempotencyKey: newPublicId(),
  } as const
  await runCommand(server.platform, system('test'), 'test', changeCredits, give)
  const month = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
  })
  const used = Array.from({ length: 8 }, () => ({
    accountId: one.owner.id,
    key: `draft:${newPublicId()}`,
    credits: 0,
    state: 'kept' as const,
    freeMonth: month.format(server.clock.now()),
    openedAt: server.clock.now(),
    closedAt: server.clock.now(),
  }))
  await server.platform.db.insert(creditHold).values(used)
  return {
    ...one,
    left: async () => totalOf(await balanceOf(server.platform.db, one.owner.id, server.clock.now())),
    openHolds: () =>
      server.platform.db.$count(
        creditHold,
        and(eq(creditHold.accountId, one.owner.id), eq(creditHold.state, 'open')),
      ),
  }
}
