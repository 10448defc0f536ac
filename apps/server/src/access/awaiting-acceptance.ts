import type { PersonActor } from './actor.ts'

/** An agency may sign in and prepare its own account before it is accepted; other people are none of its business yet. */
const comesLater = (permission: string) => /^(?:adminUsers|impersonation):/.test(permission)

/** What is left of a role meanwhile, so that nothing is offered that would be refused. */
export const withoutAcceptance = (permissions: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...permissions].filter((permission) => !comesLater(permission)))

/** Told apart from a matter of rights: it is one of waiting. */
export const comesWithAcceptance = (
  actor: Pick<PersonActor, 'awaitsAcceptance'>,
  permission: string,
): boolean => actor.awaitsAcceptance === true && comesLater(permission)
