import { type AccountRelation, mayActFor } from '../../access/act-for.policy.ts'
import { type Actor, holds, ownAccountId } from '../../access/actor.ts'

const staff = ['superAdmin', 'teamManager', 'productManager', 'internalAgent', 'externalAgent']

/**
 * Who may look at a file. Files of the site settings are for everybody. A face is for the people of its account and for staff, who
 * work with them. All else belongs to an account: its own people see it, others who may act for it need the permission
 * to read the brand, or to see the designs that a kept picture is drawn in. What a post shows is not out yet: that is for
 * those alone who may read posts.
 */
export function maySeeFile(actor: Actor, purpose: string, owner: AccountRelation | null): boolean {
  if (owner === null) return true
  if (actor.kind === 'nobody') return false
  if (actor.kind === 'system') return true
  // Handed out by `orders`, which knows whose task it is.
  if (purpose === 'briefFile') return false
  if (purpose === 'postMedia') return mayActFor(actor, owner) && holds(actor, 'posts:consult')
  const accountId = owner.type === 'contact' ? owner.ownerId : owner.id
  if (ownAccountId(actor) === accountId) return true
  if (purpose === 'profileImage')
    return staff.includes(actor.type) || mayActFor(actor, owner) || owner.id === actor.ownerId
  const needed = purpose === 'keptPicture' ? 'design:consult' : 'brand:consult'
  return mayActFor(actor, owner) && holds(actor, needed)
}
