import type { UserType } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { invalid } from '../../../platform/errors.ts'
import { ownerTypes } from '../person-parts.ts'

/**
 * Somebody who can own a person of this type, held in place until the end. An agency owns customers only once it has been
 * accepted, and nobody who is about to be deleted gets new ones.
 */
export async function requireOwner(ctx: CommandContext, type: UserType, ownerId: number): Promise<void> {
  const [owner] = await ctx.tx
    .select({ state: person.state, deletionDueAt: person.deletionDueAt })
    .from(person)
    .where(and(eq(person.id, ownerId), eq(person.type, ownerTypes[type] ?? '')))
    .for('key share')
  if (owner?.state !== 'active' || owner.deletionDueAt) throw invalid({ ownerId: { key: 'unknown' } })
}
