import { standInDomain } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { findByEmail } from '../identity/index.ts'
import type { PersonRow } from './people.store.ts'

type NewPerson = typeof person.$inferInsert & { readonly id: number }

/**
 * An address opens one account, and who adds somebody must not learn which addresses have one. So a person whose address
 * is taken is kept as a stand-in: a row like every other, shown with the address that was typed, which nobody can enter.
 */
export async function insertOrStandIn({ tx }: CommandContext, row: NewPerson): Promise<PersonRow> {
  const [made] = await tx.insert(person).values(row).onConflictDoNothing().returning()
  if (made) return made
  // `.invalid` never leads anywhere (RFC 2606), so nothing is ever mailed to a stand-in by mistake.
  const [standIn] = await tx
    .insert(person)
    .values({ ...row, email: `${row.id}@${standInDomain}`, wantedEmail: row.email })
    .returning()
  if (!standIn) throw new Error('The new person did not come back')
  return standIn
}

/** A stand-in becomes real once its address is free. */
export async function freeStandIn({ tx }: CommandContext, row: PersonRow): Promise<PersonRow> {
  if (row.wantedEmail === null || (await findByEmail(tx, row.wantedEmail))) return row
  const [freed] = await tx
    .update(person)
    .set({ email: row.wantedEmail, wantedEmail: null })
    .where(eq(person.id, row.id))
    .returning()
  return freed ?? row
}
