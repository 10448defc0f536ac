import type { UserType } from '@postelier/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import { person, personWords, role, rolePermission } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { hasWord, searchWords } from '../../platform/database/search-words.ts'
import { accountsCalled } from '../brand/index.ts'
import type { PersonRow } from '../identity/index.ts'
import type { PersonStanding, Scope } from './people.policy.ts'

export type { PersonRow }

type Reader = Pick<Database, 'select' | '$count'>

export interface PeopleFilter {
  readonly type: UserType
  readonly search: string
  readonly state: string
  readonly ownerId?: number | undefined
  readonly sort: 'name' | '-name' | 'registeredAt' | '-registeredAt'
  readonly offset: number
  readonly limit: number
}

const byName = [sql`lower(${person.lastName})`, sql`lower(${person.firstName})`, person.id] as const
const orders: Record<PeopleFilter['sort'], SQL[]> = {
  name: byName.map((column) => asc(column)),
  '-name': byName.map((column) => desc(column)),
  registeredAt: [asc(person.registeredAt), asc(person.id)],
  '-registeredAt': [desc(person.registeredAt), desc(person.id)],
}

/** Every word must begin a word of the person's or of the society's; each side answers from its own index. */
const matching = (search: string): SQL[] =>
  searchWords(search).map(
    (word) =>
      sql`${person.id} in (select ${person.id} from ${person} where ${hasWord(personWords(person), word)} union all ${accountsCalled(word)})`,
  )

/** Whoever is to be deleted counts as leaving, whatever they were before. */
const inState = (state: string): SQL | undefined =>
  state === ''
    ? undefined
    : state === 'leaving'
      ? isNotNull(person.deletionDueAt)
      : and(eq(person.state, state), isNull(person.deletionDueAt))

function inScope(scope: Exclude<Scope, 'nobody'>): SQL | undefined {
  if (scope === 'all') return undefined
  return and(eq(person.ownerId, scope.ownerId), inArray(person.type, [...scope.types]))
}

/** One page of people and how many there are; ids first, everything else about them comes in batches. */
export async function peoplePage(db: Reader, scope: Scope, filter: PeopleFilter) {
  if (scope === 'nobody') return { total: 0, rows: [] }
  const where = and(
    eq(person.type, filter.type),
    inScope(scope),
    inState(filter.state),
    filter.ownerId === undefined ? undefined : eq(person.ownerId, filter.ownerId),
    ...matching(filter.search),
  )
  const [total, rows] = await Promise.all([
    db.$count(person, where),
    db
      .select()
      .from(person)
      .where(where)
      .orderBy(...orders[filter.sort])
      .limit(filter.limit)
      .offset(filter.offset),
  ])
  return { total, rows }
}

export async function findOfType(db: Reader, type: UserType, id: number): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), eq(person.type, type)))
  return found
}

export async function fullNamesOf(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(inArray(person.id, [...ids]))
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]))
}

export async function rolesById(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; name: string; isSuperAdmin: boolean }>()
  const rows = await db
    .select({ id: role.id, name: role.name, isSuperAdmin: role.isSuperAdmin })
    .from(role)
    .where(inArray(role.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** How somebody stands towards the one who looks. Only among super admins does one ask who holds more. */
export async function standingOf(db: Reader, actor: Actor, row: PersonRow): Promise<PersonStanding> {
  const compares = row.type === 'superAdmin' && row.roleId !== null && actor.kind === 'person'
  const theirs = compares
    ? await db
        .select({ permission: rolePermission.permission })
        .from(rolePermission)
        .where(eq(rolePermission.roleId, row.roleId ?? 0))
    : []
  return {
    id: row.id,
    type: row.type as UserType,
    ownerId: row.ownerId,
    state: row.state,
    hasPassword: row.passwordHash !== null,
    emailValidated: row.emailValidatedAt !== null,
    leaving: row.deletionDueAt !== null,
    above: actor.kind === 'person' && theirs.some((item) => !actor.permissions.has(item.permission)),
  }
}

/** Writes a change and raises the version, by which an editor with an older page is told. */
export async function updatePerson(
  tx: Transaction,
  id: number,
  change: Partial<Omit<PersonRow, 'id' | 'version'>>,
): Promise<PersonRow> {
  const [row] = await tx
    .update(person)
    .set({ ...change, version: sql`${person.version} + 1` })
    .where(eq(person.id, id))
    .returning()
  if (!row) throw new Error('A person vanished while locked')
  return row
}
