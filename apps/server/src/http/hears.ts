import type { EventName, LiveEvent, PermissionRef } from '@postelier/contract'
import { ownAccountId, type PersonActor } from '../access/actor.ts'

/** News that would tell others what happens to somebody: only who may see the thing hears that it changed. */
const heardWith: Partial<Record<EventName, readonly PermissionRef[]>> = {
  'sectors.changed': ['adminActivitySectors:consult'],
  'contacts.changed': ['contacts:consult', 'adminUsers:consult'],
  'credits.changed': ['billing:consult', 'adminCreditEntries:consult', 'adminUsers:consult'],
  'editing.changed': ['design:edit', 'adminTemplates:edit'],
}

/** What no account is named for is the house's: who works on it hears that. */
const heardOfTheHouse: Partial<Record<EventName, PermissionRef>> = {
  'editing.changed': 'adminTemplates:edit',
}

/**
 * Who sees everybody, and the manager these people belong to. Anybody else would learn from the mere moment, such as
 * whether an address that was just registered was known.
 */
function hearsOfPeople(actor: PersonActor, { ownerId }: LiveEvent): boolean {
  if (!actor.permissions.has('adminUsers:consult')) return false
  return actor.isSuperAdmin || ownerId === actor.personId
}

/** Whether an account is a customer of an agency; asked once an event for each agency, however many pages it has open. */
export type OwnsCustomer = (agencyId: number, accountId: number) => Promise<boolean>

/** Whether somebody may hear of an event. */
export async function hears(actor: PersonActor, event: LiveEvent, owns: OwnsCustomer): Promise<boolean> {
  if (event.personId !== undefined) return event.personId === actor.personId
  if (event.name === 'people.changed') return hearsOfPeople(actor, event)
  const needed = heardWith[event.name]
  if (needed && !needed.some((permission) => actor.permissions.has(permission))) return false
  const { accountId } = event
  const keeping = heardOfTheHouse[event.name]
  if (accountId === undefined && keeping && !actor.permissions.has(keeping)) return false
  if (accountId === undefined || actor.isSuperAdmin) return true
  if (accountId === actor.personId || accountId === ownAccountId(actor)) return true
  return actor.type === 'agencyManager' && owns(actor.personId, accountId)
}
