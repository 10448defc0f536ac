import { type Actor, holds } from '../../access/actor.ts'

/** What somebody who acts for an account may do with one of its contacts. Nobody changes or removes themselves here. */
export function contactAbilities(
  actor: Actor,
  contact: { readonly id: number; readonly state: string },
): string[] {
  if (actor.kind === 'person' && actor.personId === contact.id) return []
  return [
    ...(holds(actor, 'contacts:edit') ? ['edit'] : []),
    ...(holds(actor, 'contacts:create') && contact.state === 'pending' ? ['invite'] : []),
    ...(holds(actor, 'contacts:delete') ? ['delete'] : []),
  ]
}
