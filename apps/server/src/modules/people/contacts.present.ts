import type { contactView, PersonState } from '@postelier/contract'
import type { z } from 'zod'
import type { QueryContext } from '../../access/context.ts'
import { invitationsOf } from '../identity/index.ts'
import { contactAbilities } from './contacts.policy.ts'
import { type PersonRow, rolesById } from './people.store.ts'

export type ContactView = z.infer<typeof contactView>

export async function presentContacts(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  rows: readonly PersonRow[],
): Promise<ContactView[]> {
  const pending = rows.filter((row) => row.state === 'pending').map((row) => row.id)
  const [invitations, roles] = await Promise.all([
    invitationsOf(db, pending, now),
    rolesById(
      db,
      rows.flatMap((row) => (row.roleId === null ? [] : [row.roleId])),
    ),
  ])
  return rows.map((row) => {
    const role = row.roleId === null ? undefined : roles.get(row.roleId)
    return {
      id: row.id,
      state: row.deletionDueAt ? 'leaving' : (row.state as PersonState),
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.wantedEmail ?? row.email,
      phone: row.phone,
      registeredAt: row.registeredAt.toISOString(),
      role: role ? { id: role.id, name: role.name } : null,
      invitedUntil: invitations.get(row.id)?.toISOString() ?? null,
      abilities: contactAbilities(actor, row),
    }
  })
}
