import type { UserType } from '@postelier/contract'
import type { Actor } from '../../access/actor.ts'

/** A permission with what granting depends on. */
export interface CataloguedPermission {
  readonly key: string
  readonly groupKey: string
  readonly sectionKey: string
}

export interface RoleState {
  readonly key: string | null
  readonly isSuperAdmin: boolean
  readonly permissions: ReadonlySet<string>
}

/** Roles shipped for people attached to a customer. */
export const contactRoleKeys: readonly string[] = ['contact', 'contactReader', 'contactValidator']

const isSuper = (actor: Actor) => actor.kind === 'system' || (actor.kind === 'person' && actor.isSuperAdmin)

/**
 * What an actor may put into a role: what they hold, of groups they hold `grant` of. In a customer's role that is further
 * only what the customer itself has, of the customer's section.
 */
export function grantableBy(
  actor: Actor,
  catalogue: readonly CataloguedPermission[],
  heldByAccount?: ReadonlySet<string>,
): Set<string> {
  const keys = new Set(catalogue.map((item) => item.key))
  const holds = (key: string) =>
    actor.kind === 'system' || (actor.kind === 'person' && actor.permissions.has(key))
  return new Set(
    catalogue
      .filter(({ key, groupKey, sectionKey }) => {
        const grant = `${groupKey}:grant`
        if (!keys.has(grant) || !holds(grant) || !holds(key)) return false
        return !heldByAccount || (sectionKey === 'customer' && heldByAccount.has(key))
      })
      .map((item) => item.key),
  )
}

/**
 * Whether a role may become what is asked. Only the difference is judged, so a role may keep what its editor could not
 * give; nothing can be added that the editor lacks, so nobody lifts themselves or their superiors, in any number of steps.
 */
export function judgeRoleChange(
  actor: Actor,
  before: RoleState | undefined,
  after: Omit<RoleState, 'key'>,
  grantable: ReadonlySet<string>,
): 'fine' | 'forbidden' | 'notGrantable' {
  if ((before?.isSuperAdmin || after.isSuperAdmin) && !isSuper(actor)) return 'forbidden'
  const had = before?.permissions ?? new Set<string>()
  const removed = [...had].filter((key) => !after.permissions.has(key))
  const added = [...after.permissions].filter((key) => !had.has(key))
  if (before?.key === 'superAdmin' && (removed.length > 0 || !after.isSuperAdmin)) return 'forbidden'
  return [...removed, ...added].every((key) => grantable.has(key)) ? 'fine' : 'notGrantable'
}

/** Whether a role is made for people of a type; a customer's own roles are judged apart. */
export function roleSuits(
  role: { readonly key: string | null; readonly isSuperAdmin: boolean },
  type: UserType,
): boolean {
  if (type === 'contact') return role.key !== null && contactRoleKeys.includes(role.key)
  if (role.isSuperAdmin) return type === 'superAdmin'
  return role.key === null || role.key === type
}

/** Whether an actor may give a role to, or take it from, somebody. A super admin's role is never more than the giver's own. */
export function mayGiveRole(actor: Actor, role: RoleState, grantable: ReadonlySet<string>): boolean {
  if (role.isSuperAdmin && !isSuper(actor)) return false
  return [...role.permissions].every(
    (key) => grantable.has(key) || (isSuper(actor) && (actor.kind === 'system' || holdsKey(actor, key))),
  )
}

const holdsKey = (actor: Actor, key: string) => actor.kind === 'person' && actor.permissions.has(key)

/** Inviting with an existing role gives no more than the inviter has; composing a role asks for `grant` besides. */
export const mayInviteWith = (actor: Actor, permissions: ReadonlySet<string>): boolean =>
  actor.kind === 'system' || [...permissions].every((key) => holdsKey(actor, key))
