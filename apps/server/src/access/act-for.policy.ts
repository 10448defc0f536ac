import type { UserType } from '@postelier/contract'
import type { Actor } from './actor.ts'

/** The account somebody wants to act for, as far as this decision needs it. */
export interface AccountRelation {
  readonly id: number
  readonly type: UserType
  readonly ownerId: number | null
}

/** Who may act for an account at all; what they may do there is a question of permissions. */
export function mayActFor(actor: Actor, account: AccountRelation): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'nobody') return false
  if (account.type === 'contact') return false
  if (actor.personId === account.id) return true
  switch (actor.type) {
    case 'superAdmin':
      return actor.isSuperAdmin
    case 'contact':
      return actor.ownerId === account.id && account.type === 'customer'
    case 'agencyManager':
      return account.ownerId === actor.personId && account.type === 'customer'
    default:
      return false
  }
}
