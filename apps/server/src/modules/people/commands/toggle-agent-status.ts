import type { PersonView } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { stopWorkOf } from '../../orders/index.ts'
import { changedPerson } from '../changed-person.ts'
import { updatePerson } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Switches an agent off, which ends all their sessions and stops what they work on, or on again. */
export async function toggleAgentStatus(ctx: CommandContext, one: OnePerson): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'toggleStatus')
  const off = row.state === 'active'
  const saved = await updatePerson(ctx.tx, row.id, { state: off ? 'suspended' : 'active' })
  if (off) {
    await endSessionsOf(ctx.tx, [row.id])
    await ctx.announce({ name: 'session.ended', personId: row.id })
  }
  await stopWorkOf(ctx, { agentId: row.id, isOff: off })
  return changedPerson(ctx, saved, off ? 'agent.suspended' : 'agent.resumed')
}
