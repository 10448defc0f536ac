import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordPerson } from '../changed-person.ts'
import { contactAbilities } from '../contacts.policy.ts'
import { lockContact } from '../contacts.store.ts'

/** A contact goes at once, with every session and open invitation; what it did stays in the account and its journal. */
export async function removeContact(
  ctx: CommandContext,
  { accountId, contactId }: { readonly accountId: number; readonly contactId: number },
): Promise<void> {
  const row = await lockContact(ctx.tx, accountId, contactId)
  if (!contactAbilities(ctx.actor, row).includes('delete')) throw new AppError('forbidden')
  await endSessionsOf(ctx.tx, [row.id])
  await ctx.tx.delete(person).where(eq(person.id, row.id))
  await ctx.announce({ name: 'session.ended', personId: row.id })
  await recordPerson(ctx, row, 'contact.removed', { name: `${row.firstName} ${row.lastName}` })
}
