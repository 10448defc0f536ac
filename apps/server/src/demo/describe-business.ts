import type { CommandContext } from '../access/context.ts'
import { addFact, addThematic } from '../modules/planning/index.ts'
import { days, later } from '../platform/clock.ts'
import type { DemoKnown } from './demo-facts.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

const toldDaysAgo = 2

/** Gives a demo business its facts and topics, as its owner would have entered them some days ago. */
export async function describeBusiness(
  ctx: CommandContext,
  who: Somebody,
  { facts, thematics }: DemoKnown,
): Promise<void> {
  const at = asPerson(ago(ctx, toldDaysAgo, 15), who)
  const accountId = who.id
  for (const { inDays, question = '', ...fact } of facts) {
    const date = inDays === undefined ? null : later(ctx.now, days(inDays)).toISOString().slice(0, 10)
    await addFact(at, { ...fact, accountId, question, date, until: null })
  }
  for (const thematic of thematics)
    await addThematic(at, { ...thematic, accountId, network: null, description: '' })
}
