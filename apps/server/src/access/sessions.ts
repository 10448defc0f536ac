import type { UserType } from '@postelier/contract'
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { days, hours, later } from '../platform/clock.ts'
import { hashToken } from '../platform/crypto.ts'
import type { Database } from '../platform/database/open-database.ts'
import { prepared } from '../platform/database/prepared.ts'
import { newPublicId, newToken } from '../platform/ids.ts'
import type { PersonActor } from './actor.ts'
import { withoutAcceptance } from './awaiting-acceptance.ts'
import { person, role } from './person.tables.ts'
import { permissionsOfRole } from './role-permissions.ts'
import { session } from './session.tables.ts'

const idleMs = hours(12)
const rememberMs = days(30)
/** Seen-at is written at most this often, so that reading does not mean writing. */
const touchEveryMs = 5 * 60_000

export interface LiveSession {
  readonly actor: PersonActor
  readonly idHash: string
  readonly publicId: string
  readonly remember: boolean
  readonly strong: boolean
  readonly expiresAt: Date
}

export interface NewSession {
  readonly personId: number
  readonly remember: boolean
  readonly strong?: boolean
  readonly address: string
  readonly userAgent: string
  readonly impersonatorId?: number
  readonly parentHash?: string
}

/** Makes a session and gives the cookie's value, which is kept nowhere. */
export async function createSession(
  db: Pick<Database, 'insert'>,
  now: Date,
  input: NewSession,
): Promise<{ token: string; idHash: string; expiresAt: Date }> {
  const token = newToken()
  const idHash = hashToken(token)
  const expiresAt = later(now, input.remember ? rememberMs : idleMs)
  await db.insert(session).values({
    idHash,
    publicId: newPublicId(),
    personId: input.personId,
    impersonatorId: input.impersonatorId ?? null,
    parentHash: input.parentHash ?? null,
    remember: input.remember,
    strong: input.strong ?? false,
    createdAt: now,
    seenAt: now,
    expiresAt,
    address: input.address.slice(0, 64),
    userAgent: input.userAgent.slice(0, 400),
  })
  return { token, idHash, expiresAt }
}

const findByHash = prepared((db: Database) =>
  db
    .select({
      idHash: session.idHash,
      publicId: session.publicId,
      remember: session.remember,
      strong: session.strong,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
      parentHash: session.parentHash,
      impersonatorId: session.impersonatorId,
      personId: person.id,
      type: person.type,
      ownerId: person.ownerId,
      state: person.state,
      language: person.applicationLang,
      roleId: role.id,
      roleVersion: role.version,
      isSuperAdmin: role.isSuperAdmin,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .leftJoin(role, eq(role.id, person.roleId))
    .where(eq(session.idHash, sql.placeholder('idHash')))
    .prepare('find_session'),
)

const parent = alias(session, 'parent')
const findImpersonator = prepared((db: Database) =>
  db
    .select({
      id: person.id,
      state: person.state,
      type: person.type,
      roleId: role.id,
      roleVersion: role.version,
      isSuperAdmin: role.isSuperAdmin,
      parentHash: session.parentHash,
      parentExpiresAt: parent.expiresAt,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.impersonatorId))
    .leftJoin(role, eq(role.id, person.roleId))
    .leftJoin(parent, eq(parent.idHash, session.parentHash))
    .where(eq(session.idHash, sql.placeholder('idHash')))
    .prepare('find_impersonator'),
)
type Impersonator = Awaited<ReturnType<ReturnType<typeof findImpersonator>['execute']>>[number]

/** The session behind a cookie, if it still stands; its expiry moves on while it is used, unless one only looks. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
  { touch }: { readonly touch: boolean } = { touch: true },
): Promise<LiveSession | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined
  const [row] = await findByHash(db).execute({ idHash: hashToken(token) })
  if (!row || row.expiresAt <= now || !maySignIn(row.state)) return undefined
  const [impersonator] =
    row.impersonatorId === null ? [] : await findImpersonator(db).execute({ idHash: row.idHash })
  if (row.impersonatorId !== null && !(impersonator && stillActsFor(impersonator, row.ownerId, now)))
    return undefined
  let expiresAt = row.expiresAt
  if (touch && now.getTime() - row.seenAt.getTime() > touchEveryMs) {
    expiresAt = later(now, row.remember ? rememberMs : idleMs)
    await db.update(session).set({ seenAt: now, expiresAt }).where(eq(session.idHash, row.idHash))
  }
  const awaitsAcceptance = row.state === 'awaitingAcceptance'
  const given =
    row.roleId === null ? new Set<string>() : await permissionsOfRole(db, row.roleId, row.roleVersion ?? 0)
  const own = awaitsAcceptance ? withoutAcceptance(given) : given
  const permissions = impersonator ? await heldByBoth(db, own, impersonator) : own
  if (permissions === null) return undefined
  return {
    idHash: row.idHash,
    publicId: row.publicId,
    remember: row.remember,
    strong: row.strong,
    expiresAt,
    actor: {
      kind: 'person',
      personId: row.personId,
      type: row.type as UserType,
      ownerId: row.ownerId,
      language: row.language === 'en' ? 'en' : 'fr',
      permissions,
      awaitsAcceptance,
      isSuperAdmin: row.isSuperAdmin === true && row.type === 'superAdmin' && row.impersonatorId === null,
      impersonatorId: row.impersonatorId,
    },
  }
}

/** A person as they are now, without a session: for what goes on reading in their name. Nobody where they may not sign in. */
export async function actorOfPerson(
  db: Pick<Database, 'select'>,
  personId: number,
): Promise<PersonActor | undefined> {
  const [row] = await db
    .select({
      type: person.type,
      ownerId: person.ownerId,
      state: person.state,
      language: person.applicationLang,
      roleId: role.id,
      roleVersion: role.version,
      isSuperAdmin: role.isSuperAdmin,
    })
    .from(person)
    .leftJoin(role, eq(role.id, person.roleId))
    .where(eq(person.id, personId))
  if (!row || !maySignIn(row.state)) return undefined
  const given =
    row.roleId === null ? new Set<string>() : await permissionsOfRole(db, row.roleId, row.roleVersion ?? 0)
  const awaitsAcceptance = row.state === 'awaitingAcceptance'
  return {
    kind: 'person',
    personId,
    type: row.type as UserType,
    ownerId: row.ownerId,
    language: row.language === 'en' ? 'en' : 'fr',
    permissions: awaitsAcceptance ? withoutAcceptance(given) : given,
    awaitsAcceptance,
    isSuperAdmin: row.isSuperAdmin === true && row.type === 'superAdmin',
    impersonatorId: null,
  }
}

/** Acting for somebody ends with one's own session, one's own standing, and with the person going to somebody else. */
function stillActsFor(impersonator: Impersonator, ownerId: number | null, now: Date): boolean {
  const { state, type, parentHash, parentExpiresAt } = impersonator
  if (state !== 'active') return false
  if (parentHash !== null && (parentExpiresAt === null || parentExpiresAt <= now)) return false
  return type === 'superAdmin' || ownerId === impersonator.id
}

/** A leaving person may come back and change their mind; a suspended or pending one may not sign in. */
export const maySignIn = (state: string) =>
  state === 'active' || state === 'leaving' || state === 'awaitingAcceptance'

/**
 * While impersonating one has what both people may do; a super admin has what the person may do. Null once the right to
 * act for others was withdrawn: then it ends.
 */
async function heldByBoth(
  db: Database,
  own: ReadonlySet<string>,
  { isSuperAdmin, type, roleId, roleVersion }: Impersonator,
): Promise<ReadonlySet<string> | null> {
  // The role's flag alone is no power: it takes the type too, here as everywhere.
  if (isSuperAdmin && type === 'superAdmin') return own
  if (roleId === null) return null
  const theirs = await permissionsOfRole(db, roleId, roleVersion ?? 0)
  if (!theirs.has('impersonation:authorized')) return null
  return new Set([...own].filter((permission) => theirs.has(permission)))
}

/** Ends one session and whatever was opened from it by impersonation. */
export async function endSession(db: Pick<Database, 'delete'>, idHash: string): Promise<void> {
  await db.delete(session).where(or(eq(session.idHash, idHash), eq(session.parentHash, idHash)))
}

/** Ends a person's sessions, those opened by others in their name included; one may be spared. */
export async function endSessionsOf(
  db: Pick<Database, 'delete'>,
  personIds: readonly number[],
  spare?: string,
): Promise<void> {
  if (personIds.length === 0) return
  const theirs = or(
    inArray(session.personId, [...personIds]),
    inArray(session.impersonatorId, [...personIds]),
  )
  await db.delete(session).where(spare ? and(theirs, ne(session.idHash, spare)) : theirs)
}

export const liveSessionsOf = (db: Pick<Database, 'select'>, personId: number, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.personId, personId), gt(session.expiresAt, now)))
    .orderBy(sql`${session.seenAt} desc`)
    .limit(100)

/** A second factor was set up in this very session: from now on it counts as begun with two. */
export async function strengthenSession(db: Pick<Database, 'update'>, idHash: string): Promise<void> {
  await db.update(session).set({ strong: true }).where(eq(session.idHash, idHash))
}

/** Ends what a person began with a password alone; what others do in their name hangs on those others. */
export async function endWeakSessionsOf(db: Pick<Database, 'delete'>, personId: number): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.personId, personId), eq(session.strong, false), isNull(session.impersonatorId)))
}
