import { agentTypes, type PermissionRef, type UserType } from '@postelier/contract'
import { type Actor, holds } from '../../access/actor.ts'

/** Somebody, as far as these decisions need to know them. */
export interface PersonRelation {
  readonly id: number
  readonly type: UserType
  readonly ownerId: number | null
  readonly state: string
  readonly hasPassword: boolean
  readonly emailValidated: boolean
  readonly leaving: boolean
  /** May do things that the super admin who looks may not; nobody is above a manager's own people. */
  readonly above: boolean
}

export const personActions = [
  'edit',
  'editEmail',
  'editOwner',
  'editFreeSubscription',
  'delete',
  'keep',
  'impersonate',
  'invite',
  'requestValidation',
  'resetPassword',
  'accept',
  'changeRole',
  'addCredits',
  'changeCredits',
  'creditEntries',
  'toggleStatus',
  'nonWorkingDays',
] as const
export type PersonAction = (typeof personActions)[number]

/** Whose people somebody administers: all, those they own of some types, or nobody's. */
export type Scope = 'all' | 'nobody' | { readonly ownerId: number; readonly types: readonly UserType[] }

export function scopeOf(actor: Actor): Scope {
  if (actor.kind === 'system') return 'all'
  if (actor.kind === 'nobody') return 'nobody'
  switch (actor.type) {
    case 'superAdmin':
      return actor.isSuperAdmin ? 'all' : 'nobody'
    case 'teamManager':
      return { ownerId: actor.personId, types: agentTypes }
    case 'agencyManager':
      return { ownerId: actor.personId, types: ['customer'] }
    default:
      return 'nobody'
  }
}

export function maySee(actor: Actor, target: Pick<PersonRelation, 'type' | 'ownerId'>): boolean {
  const scope = scopeOf(actor)
  if (scope === 'all') return true
  return scope !== 'nobody' && scope.types.includes(target.type) && target.ownerId === scope.ownerId
}

/** Whether somebody may make an account of a type; the owner of what a manager makes is that manager. */
export function mayCreate(actor: Actor, type: UserType): boolean {
  const scope = scopeOf(actor)
  if (scope === 'nobody' || !holds(actor, 'adminUsers:create')) return false
  return scope === 'all' || scope.types.includes(type)
}

/** Told apart from `no`, because they are no matter of rights: `done`, nothing is left to do; `none`, no such thing there. */
export type Verdict = 'yes' | 'no' | 'done' | 'none'

/** What only some types of people have. */
const onlyOf: Partial<Record<PersonAction, readonly UserType[]>> = {
  editFreeSubscription: ['customer'],
  accept: ['agencyManager'],
  addCredits: ['customer'],
  changeCredits: ['customer'],
  creditEntries: ['customer'],
  toggleStatus: agentTypes,
  nonWorkingDays: agentTypes,
}

interface Asking {
  readonly actor: Actor
  readonly target: PersonRelation
  readonly isSuper: boolean
  /** Not sitting in somebody else's chair. */
  readonly themselves: boolean
  readonly self: boolean
  readonly may: (permission: PermissionRef) => boolean
}

const allow = (condition: boolean): Verdict => (condition ? 'yes' : 'no')
/** A super admin with more rights is left alone altogether. */
const outranks = (target: PersonRelation) => target.above && target.type === 'superAdmin'
const mayEdit = ({ may, target }: Asking) => may('adminUsers:edit') && !outranks(target)
/** With part of the rights one could otherwise take the others: by whose address opens an account, or whose it is. */
const mayTakeOver = (ask: Asking) => mayEdit(ask) && ask.isSuper && ask.themselves && !ask.target.above
const customerSide: readonly UserType[] = ['customer', 'contact']
const canSignIn = (state: string) =>
  state === 'active' || state === 'leaving' || state === 'awaitingAcceptance'

const rules: Record<PersonAction, (asking: Asking) => Verdict> = {
  edit: (ask) => allow(mayEdit(ask)),
  editEmail: (ask) => allow(mayTakeOver(ask)),
  editOwner: (ask) => allow(mayTakeOver(ask)),
  editFreeSubscription: (ask) => allow(mayEdit(ask) && ask.isSuper),
  delete: ({ may, themselves, self, target }) =>
    !may('adminUsers:delete') || !themselves || self || outranks(target)
      ? 'no'
      : target.leaving
        ? 'done'
        : 'yes',
  keep: ({ may, themselves, target }) =>
    !may('adminUsers:delete') || !themselves || outranks(target) ? 'no' : target.leaving ? 'yes' : 'done',
  impersonate: ({ actor, may, themselves, self, target }) =>
    allow(
      actor.kind === 'person' &&
        themselves &&
        !self &&
        may('impersonation:authorized') &&
        target.type !== 'superAdmin' &&
        (customerSide.includes(target.type) || !target.above) &&
        canSignIn(target.state),
    ),
  invite: (ask) => (!mayEdit(ask) || ask.target.leaving ? 'no' : ask.target.hasPassword ? 'done' : 'yes'),
  requestValidation: (ask) =>
    !mayEdit(ask) || !ask.target.hasPassword || ask.target.leaving
      ? 'no'
      : ask.target.emailValidated
        ? 'done'
        : 'yes',
  resetPassword: (ask) =>
    allow(mayEdit(ask) && ask.themselves && ask.target.hasPassword && canSignIn(ask.target.state)),
  accept: (ask) =>
    !mayEdit(ask) || !ask.isSuper || ask.target.state === 'pending'
      ? 'no'
      : ask.target.state === 'awaitingAcceptance'
        ? 'yes'
        : 'done',
  changeRole: ({ may, themselves, self, target }) =>
    allow(may('adminRoles:grant') && themselves && !self && !outranks(target)),
  addCredits: ({ may }) => allow(may('adminCreditEntries:create')),
  changeCredits: ({ may }) => allow(may('adminCreditEntries:edit')),
  creditEntries: ({ may }) => allow(may('adminCreditEntries:consult')),
  toggleStatus: (ask) =>
    allow(
      mayEdit(ask) && ask.themselves && (ask.target.state === 'active' || ask.target.state === 'suspended'),
    ),
  nonWorkingDays: (ask) => allow(mayEdit(ask)),
}

/** What somebody may do to somebody. Who cannot see a person can do nothing to them. */
export function judge(actor: Actor, target: PersonRelation, action: PersonAction): Verdict {
  if (!maySee(actor, target)) return 'no'
  if (!(onlyOf[action]?.includes(target.type) ?? true)) return 'none'
  return rules[action]({
    actor,
    target,
    isSuper: actor.kind === 'system' || (actor.kind === 'person' && actor.isSuperAdmin),
    themselves: actor.kind === 'system' || (actor.kind === 'person' && actor.impersonatorId === null),
    self: actor.kind === 'person' && actor.personId === target.id,
    may: (permission) => holds(actor, permission),
  })
}

export const actionsOn = (actor: Actor, target: PersonRelation): PersonAction[] =>
  personActions.filter((action) => judge(actor, target, action) === 'yes')
