import type { PermissionRef, UserType } from '@postelier/contract'

/** A signed-in person and what they may do. Permissions are those in force: while impersonating, what both may do. */
export interface PersonActor {
  readonly kind: 'person'
  readonly personId: number
  readonly type: UserType
  /** The customer of a contact, the agency of a customer, the manager of an agent. */
  readonly ownerId: number | null
  readonly language: 'fr' | 'en'
  readonly permissions: ReadonlySet<string>
  readonly isSuperAdmin: boolean
  /** An agency that nobody has accepted yet. */
  readonly awaitsAcceptance?: boolean
  /** The person really at the keyboard. */
  readonly impersonatorId: number | null
}

/** Our own clockwork: jobs, the demo world, the command line. It is asked nothing and journalled as itself. */
export interface SystemActor {
  readonly kind: 'system'
  readonly name: string
  /** Whom it acts for without their being signed in: a mailed link stands for somebody. */
  readonly inTheNameOf?: number
}

export interface NobodyActor {
  readonly kind: 'nobody'
}

export type Actor = PersonActor | SystemActor | NobodyActor

export const nobody: NobodyActor = { kind: 'nobody' }
export const system = (name: string, inTheNameOf?: number): SystemActor => ({
  kind: 'system',
  name,
  ...(inTheNameOf === undefined ? {} : { inTheNameOf }),
})

export function holds(actor: Actor, permission: PermissionRef): boolean {
  return actor.kind === 'system' || (actor.kind === 'person' && actor.permissions.has(permission))
}

/** The account whose things a person sees as its own: a contact's is its customer's. */
export const ownAccountId = (actor: PersonActor) =>
  actor.type === 'contact' && actor.ownerId ? actor.ownerId : actor.personId

/** Who is really at the keyboard; nobody where the program does it by itself. */
export const handOf = (actor: Actor): number | null => {
  if (actor.kind === 'person') return actor.impersonatorId ?? actor.personId
  return actor.kind === 'system' ? (actor.inTheNameOf ?? null) : null
}
