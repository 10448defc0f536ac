import type { PermissionRef } from '@postelier/contract'
import type { PersonActor } from './actor.ts'

/** An agency may sign in and prepare its own account before it is accepted; nobody is put in its hands until then. */
const onceAccepted: ReadonlySet<string> = new Set<PermissionRef>([
  'adminUsers:create',
  'impersonation:authorized',
])

/** What is left of a role meanwhile, so that nothing is offered that would be refused. */
export const withoutAcceptance = (permissions: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...permissions].filter((permission) => !onceAccepted.has(permission)))

/** Told apart from a matter of rights: it is one of waiting. */
export const comesWithAcceptance = (
  actor: Pick<PersonActor, 'awaitsAcceptance'>,
  permission: PermissionRef,
): boolean => actor.awaitsAcceptance === true && onceAccepted.has(permission)
