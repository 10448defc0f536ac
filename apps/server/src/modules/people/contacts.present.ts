import type { contactView, PersonState } from '@postelier/contract'
import type { z } from 'zod'
import type { QueryContext } from '../../access/context.ts'
import { invitationsOf } from '../identity/index.ts'
import { roleRefsOf } from '../roles/index.ts'
import { contactAbilities } from './contacts.policy.ts'
import type { PersonRow } from './people.store.ts'

export type ContactView = z.infer<typeof contactView>

/** A customer's contacts as the web shows them, with their role and, while pending, their invitation. */
export async function presentContacts(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  rows: readonly PersonRow[],
): Promise<ContactView[]> {
  const pending = rows.filter((row) => row.state === 'pending').map((row) => row.id)
  const [invitations, roles] = await Promise.all([
    invitationsOf(db, pending, now),
    roleRefsOf(
      db,
      rows.flatMap((row) => (row.roleId === null ? [] : [row.roleId])),
    ),
  ])
  return rows.map((row) => {
    return {
      id: row.id,
      state: row.deletionDueAt ? 'leaving' : (row.state as PersonState),
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.wantedEmail ?? row.email,
      phone: row.phone,
      registeredAt: row.registeredAt.toISOString(),
      role: (row.roleId !== null && roles.get(row.roleId)) || null,
      invitedUntil: invitations.get(row.id)?.toISOString() ?? null,
      version: row.version,
      abilities: contactAbilities(actor, row),
    }
  })
}
