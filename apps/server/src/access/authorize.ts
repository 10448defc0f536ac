import { agentTypes, type PermissionRef, type UserType } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { mayActFor } from './act-for.policy.ts'
import { type Actor, holds } from './actor.ts'
import { comesWithAcceptance } from './awaiting-acceptance.ts'
import { person } from './person.tables.ts'
import { workAccess } from './work-access.tables.ts'

/** Refuses with 403: the caller knows that the thing exists, or it is no particular thing. */
export function requirePermission(actor: Actor, permission: PermissionRef): void {
  if (actor.kind === 'nobody') throw new AppError('unauthenticated')
  if (holds(actor, permission)) return
  const waits = actor.kind === 'person' && comesWithAcceptance(actor, permission)
  throw new AppError(waits ? 'awaitingAcceptance' : 'forbidden')
}

/** Refuses with 404: a stranger must not learn whether the account exists. */
export async function requireAccount(
  db: Pick<Database, 'select'>,
  actor: Actor,
  accountId: number,
  permission: PermissionRef,
): Promise<void> {
  await typeOfAccount(db, actor, accountId)
  requirePermission(actor, permission)
  requireOfWork(actor, accountId, permission)
}

/**
 * For what businesses keep for themselves and staff keep for everybody: whoever owns no business names themselves and
 * works on the platform's. Answers whose it is: an account's id, or nothing for the platform.
 */
export async function requireScope(
  db: Pick<Database, 'select'>,
  actor: Actor,
  accountId: number,
  permission: PermissionRef,
  shared: PermissionRef,
): Promise<number | null> {
  const type = await typeOfAccount(db, actor, accountId)
  const isBusiness = type === 'customer' || type === 'agencyManager'
  requirePermission(actor, isBusiness ? permission : shared)
  if (isBusiness) requireOfWork(actor, accountId, permission)
  return isBusiness ? accountId : null
}

/** What an agent does for a business whose task they have in hand, whatever their role says besides. */
const ofWork: ReadonlySet<PermissionRef> = new Set([
  'brand:consult',
  'design:consult',
  'design:edit',
] as const)

export const isAgent = (actor: Actor): boolean =>
  actor.kind === 'person' && agentTypes.some((type) => type === actor.type)

function requireOfWork(actor: Actor, accountId: number, permission: PermissionRef): void {
  if (!isAgent(actor) || actor.kind !== 'person' || actor.personId === accountId) return
  if (!ofWork.has(permission)) throw new AppError('forbidden')
}

async function hasWorkOf(db: Pick<Database, 'select'>, actor: Actor, accountId: number): Promise<boolean> {
  if (!isAgent(actor) || actor.kind !== 'person') return false
  const rows = await db
    .select({ taskId: workAccess.taskId })
    .from(workAccess)
    .where(and(eq(workAccess.agentId, actor.personId), eq(workAccess.accountId, accountId)))
    .limit(1)
  return rows.length > 0
}

/** The one visual, or few, that an agent draws on for a business; nothing where it is not as an agent that somebody acts. */
export async function heldVisuals(
  db: Pick<Database, 'select'>,
  actor: Actor,
  accountId: number,
): Promise<readonly number[] | null> {
  if (!isAgent(actor) || actor.kind !== 'person') return null
  const rows = await db
    .select({ visualId: workAccess.visualId })
    .from(workAccess)
    .where(and(eq(workAccess.agentId, actor.personId), eq(workAccess.accountId, accountId)))
  return rows.flatMap(({ visualId }) => visualId ?? [])
}

/** What was found during a call, so that each of its steps can make sure and one of them asks. */
const standings = new WeakMap<Actor, Map<number, { readonly type: UserType; readonly at: number }>>()
/** A call that takes longer than this asks again: meanwhile a customer may have gone to somebody else. */
const rememberedMs = 10_000

/** Called with the actor of one call, who is nobody else's: what is remembered ends with them. */
export function rememberStandings(actor: Actor): void {
  standings.set(actor, new Map())
}

/** The type of an account that somebody may act for; anybody else's is not found. */
async function typeOfAccount(
  db: Pick<Database, 'select'>,
  actor: Actor,
  accountId: number,
): Promise<UserType> {
  const known = standings.get(actor)
  const before = known?.get(accountId)
  if (before && performance.now() - before.at < rememberedMs) return before.type
  const at = performance.now()
  const type = await findUserType(db, actor, accountId)
  known?.set(accountId, { type, at })
  return type
}

async function findUserType(
  db: Pick<Database, 'select'>,
  actor: Actor,
  accountId: number,
): Promise<UserType> {
  if (actor.kind === 'nobody') throw new AppError('unauthenticated')
  const own =
    actor.kind === 'person' &&
    (actor.personId === accountId || (actor.type === 'contact' && actor.ownerId === accountId))
  if (!own) {
    const [account] = await db
      .select({ id: person.id, type: person.type, ownerId: person.ownerId })
      .from(person)
      .where(eq(person.id, accountId))
    if (!account) throw notFound()
    const may = mayActFor(actor, account as Parameters<typeof mayActFor>[1])
    if (!may && !(await hasWorkOf(db, actor, accountId))) throw notFound()
    return account.type as UserType
  }
  if (actor.type !== 'contact') return actor.type
  if (actor.personId === accountId) throw notFound()
  return 'customer'
}

/** For what a person must do in person, whoever else may act for them. */
export function requireThemselves(actor: Actor): void {
  if (actor.kind === 'person' && actor.impersonatorId !== null) throw new AppError('themselvesOnly')
}
