// Lists of people as administrators filter and search them.
import type { UserType } from '@postelier/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../access/actor.ts'
import { person, personWords, role, rolePermission } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { among, prepared } from '../../platform/database/prepared.ts'
import { hasWord, searchWords } from '../../platform/database/search-words.ts'
import { lotsOfAccount } from '../billing/index.ts'
import { accountsCalled, colorOfAccount, nameOfAccount } from '../brand/index.ts'
import type { PersonRow } from '../identity/index.ts'
import { fileNamedBy } from '../media/index.ts'
import { type PersonRelation, type Scope, scopeOf } from './people.policy.ts'

export type { PersonRow }

type Reader = Pick<Database, 'select'>

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

/** A word must begin a word of the person's or of the society's; each side answers from its own index. */
const hasWordCalled = (word: string | Placeholder): SQL =>
  sql`${person.id} in (select ${person.id} from ${person} where ${hasWord(personWords(person), word)} union all ${accountsCalled(word)})`

/** What a line of a list shows; a person has more. */
const lineColumns = {
  id: person.id,
  type: person.type,
  state: person.state,
  ownerId: person.ownerId,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  wantedEmail: person.wantedEmail,
  roleId: person.roleId,
  profileImageId: person.profileImageId,
  code: person.code,
  registeredAt: person.registeredAt,
  deletionDueAt: person.deletionDueAt,
}
export type LineRow = Pick<PersonRow, keyof typeof lineColumns>

/** Which conditions a list has; what they compare with is given at the call. */
interface ListShape {
  readonly sort: PeopleFilter['sort']
  readonly state: '' | 'leaving' | 'other'
  readonly owned: boolean
  readonly words: number
}

const isListed = ({ state, owned, words }: ListShape) =>
  and(
    eq(person.type, sql.placeholder('type')),
    state === 'leaving' ? isNotNull(person.deletionDueAt) : undefined,
    // Whoever is to be deleted counts as leaving, whatever they were before.
    state === 'other'
      ? and(eq(person.state, sql.placeholder('state')), isNull(person.deletionDueAt))
      : undefined,
    owned ? eq(person.ownerId, sql.placeholder('ownerId')) : undefined,
    ...Array.from({ length: words }, (_, index) => hasWordCalled(sql.placeholder(`word${index}`))),
  )

const countListed = prepared((db: Reader, shape: ListShape) =>
  db.select({ total: count() }).from(person).where(isListed(shape)).prepare(''),
)

const pageListed = prepared((db: Reader, shape: ListShape) =>
  db
    .select(lineColumns)
    .from(person)
    .where(isListed(shape))
    .orderBy(...orders[shape.sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(''),
)

/** One page of people and how many there are; everything else about them comes in batches. */
export async function peoplePage(
  db: Reader,
  scope: Scope,
  filter: PeopleFilter,
): Promise<{ total: number; rows: LineRow[] }> {
  const nothing = { total: 0, rows: [] }
  if (scope === 'nobody' || (scope !== 'all' && !scope.types.includes(filter.type))) return nothing
  const ownerId = scope === 'all' ? filter.ownerId : scope.ownerId
  if (filter.ownerId !== undefined && filter.ownerId !== ownerId) return nothing
  const words = searchWords(filter.search)
  const shape: ListShape = {
    sort: filter.sort,
    state: filter.state === '' || filter.state === 'leaving' ? filter.state : 'other',
    owned: ownerId !== undefined,
    words: words.length,
  }
  const given = {
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
    type: filter.type,
    state: filter.state,
    ownerId,
    limit: filter.limit,
    offset: filter.offset,
  }
  const [[counted], rows] = await Promise.all([
    countListed(db, shape).execute(given),
    pageListed(db, shape).execute(given),
  ])
  return { total: counted?.total ?? 0, rows }
}

/** For the command bar: no counting and no paging, just who is meant. */
export async function peopleCalled(
  db: Reader,
  scope: Scope,
  search: string,
  limit: number,
): Promise<LineRow[]> {
  const words = searchWords(search)
  if (scope === 'nobody' || words.length === 0) return []
  const own =
    scope === 'all'
      ? undefined
      : and(eq(person.ownerId, scope.ownerId), inArray(person.type, [...scope.types]))
  return db
    .select(lineColumns)
    .from(person)
    .where(and(own, ...words.map(hasWordCalled)))
    .orderBy(...orders.name)
    .limit(limit)
}

export async function findOfType(db: Reader, type: UserType, id: number): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), eq(person.type, type)))
  return found
}

const owner = alias(person, 'owner')

const detailsOf = prepared((db: Reader) =>
  db
    .select({
      id: person.id,
      societyName: nameOfAccount(person.id),
      societyColor: colorOfAccount(person.id),
      ownerSociety: nameOfAccount(owner.id),
      ownerName: sql<string | null>`${owner.firstName} || ' ' || ${owner.lastName}`,
      role: { id: role.id, key: role.key, name: role.name, isSuperAdmin: role.isSuperAdmin },
      profileImage: fileNamedBy(person.profileImageId),
      lots: lotsOfAccount(person.id),
    })
    .from(person)
    .leftJoin(owner, eq(owner.id, person.ownerId))
    .leftJoin(role, eq(role.id, person.roleId))
    .where(among(person.id, 'ids'))
    .prepare('line_details'),
)
export type LineDetails = Awaited<ReturnType<ReturnType<typeof detailsOf>['execute']>>[number]

/** What a line shows of somebody that others keep: one statement, however many lines. */
export async function lineDetailsOf(db: Reader, ids: readonly number[]): Promise<Map<number, LineDetails>> {
  if (ids.length === 0) return new Map()
  const rows = await detailsOf(db).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}

const namesOfIds = prepared((db: Reader) =>
  db
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(among(person.id, 'ids'))
    .prepare('full_names'),
)

export async function fullNamesOf(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await namesOfIds(db).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]))
}

/** Whether a role holds what an actor does not. */
export async function holdsMore(db: Reader, actor: Actor, roleId: number | null): Promise<boolean> {
  if (actor.kind !== 'person' || roleId === null) return false
  const theirs = await db
    .select({ permission: rolePermission.permission })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, roleId))
  return theirs.some((item) => !actor.permissions.has(item.permission))
}

/** How somebody stands towards the one who looks. Only a super admin asks who holds more: managers see their own only. */
export async function relationTo(db: Reader, actor: Actor, row: PersonRow): Promise<PersonRelation> {
  return {
    id: row.id,
    type: row.type as UserType,
    ownerId: row.ownerId,
    state: row.state,
    hasPassword: row.passwordHash !== null,
    emailValidated: row.emailValidatedAt !== null,
    leaving: row.deletionDueAt !== null,
    above: scopeOf(actor) === 'all' && (await holdsMore(db, actor, row.roleId)),
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
