import type { EventName, LiveEvent, PermissionRef } from '@postelier/contract'
import { ownAccountId, type PersonActor } from '../access/actor.ts'

/** News that would tell others what happens to somebody: only who may see the thing is told that it changed. */
const neededFor: Partial<Record<EventName, readonly PermissionRef[]>> = {
  'sectors.changed': ['adminActivitySectors:consult'],
  'contacts.changed': ['contacts:consult', 'adminUsers:consult'],
  'credits.changed': ['billing:consult', 'adminCreditEntries:consult', 'adminUsers:consult'],
  'editing.changed': ['design:edit', 'adminTemplates:edit'],
  'presence.changed': ['posts:consult'],
}

/** What no account is named for is everybody's: who works on it is told. */
const neededForShared: Partial<Record<EventName, PermissionRef>> = {
  'editing.changed': 'adminTemplates:edit',
}

/**
 * Who sees everybody, and the manager these people belong to. Anybody else would learn from the mere moment, such as
 * whether an address that was just registered was known.
 */
function canReceiveOfPeople(actor: PersonActor, { ownerId }: LiveEvent): boolean {
  if (!actor.permissions.has('adminUsers:consult')) return false
  return actor.isSuperAdmin || ownerId === actor.personId
}

/**
 * Whether somebody may hear of an event: decided from what it carries and who they are, so that nothing is asked. A super
 * admin may see every account and is told of the one that their page looks at.
 */
export function canReceive(actor: PersonActor, event: LiveEvent, lookedAt: number | undefined): boolean {
  if (event.personId !== undefined) return event.personId === actor.personId
  if (event.name === 'people.changed') return canReceiveOfPeople(actor, event)
  const needed = neededFor[event.name]
  if (needed && !needed.some((permission) => actor.permissions.has(permission))) return false
  if (event.needs && !actor.permissions.has(event.needs)) return false
  const { accountId } = event
  if (accountId === undefined) {
    const shared = neededForShared[event.name]
    return shared === undefined || actor.permissions.has(shared)
  }
  if (accountId === actor.personId || accountId === ownAccountId(actor)) return true
  if (actor.isSuperAdmin) return accountId === lookedAt
  return actor.type === 'agencyManager' && event.ownerId === actor.personId
}
