import type { AffiliationCodeView } from '@postelier/contract/affiliation-codes'
import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { nameOfAccount } from '../../brand/index.ts'
import { affiliation, affiliationCode } from '../affiliation.tables.ts'
import { asTyped } from '../promotion.store.ts'

type Db = Pick<Database, 'select' | '$count'>
interface Page {
  readonly offset: number
  readonly limit: number
  readonly search?: string | undefined
  /** This one alone. */
  readonly id?: number
}
type Agency = AffiliationCodeView['agency']

/** Affiliation codes, found by their letters or by their agency's. */
export async function listAffiliationCodes(
  { db, actor }: QueryContext,
  page: Page,
): Promise<{ data: { total: number; items: AffiliationCodeView[] } }> {
  requirePermission(actor, 'adminPromotionCodes:consult')
  return { data: await affiliationCodesPage(db, page) }
}

export async function listAgencies(
  { db, actor }: QueryContext,
  page: Page,
): Promise<{ data: { total: number; items: Agency[] } }> {
  requirePermission(actor, 'adminPromotionCodes:create')
  return { data: await agenciesCalled(db, page) }
}

/** A percent sign or an underline that is typed stands for itself. */
const within = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const nameHas = (name: SQL<string | null>, search: string): SQL =>
  sql`lower(coalesce(${name}, '')) like ${within(search.toLowerCase())}`

export async function affiliationCodesPage(
  db: Db,
  { offset, limit, search = '', id }: Page,
): Promise<{ total: number; items: AffiliationCodeView[] }> {
  const name = nameOfAccount(affiliationCode.agencyId)
  const where = and(
    id === undefined ? undefined : eq(affiliationCode.id, id),
    search === ''
      ? undefined
      : or(like(affiliationCode.code, within(asTyped(search))), nameHas(name, search)),
  )
  const [total, rows] = await Promise.all([
    db.$count(affiliationCode, where),
    db
      .select({ code: affiliationCode, agency: name, state: person.state })
      .from(affiliationCode)
      .leftJoin(person, eq(person.id, affiliationCode.agencyId))
      .where(where)
      .orderBy(desc(affiliationCode.isOpen), desc(affiliationCode.createdAt), desc(affiliationCode.id))
      .offset(offset)
      .limit(limit),
  ])
  const uses = await usesOf(
    db,
    rows.map(({ code }) => code.id),
  )
  const items = rows.map(({ code: { agencyId, createdAt: _created, ...code }, agency, state }) => ({
    ...code,
    agency: { id: agencyId, name: agency ?? '' },
    isAgencyThere: state === 'active',
    uses: uses.get(code.id) ?? 0,
  }))
  return { total, items }
}

async function usesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ codeId: affiliation.codeId, uses: sql<number>`count(*)`.mapWith(Number) })
    .from(affiliation)
    .where(inArray(affiliation.codeId, [...ids]))
    .groupBy(affiliation.codeId)
  return new Map(rows.map(({ codeId, uses }) => [codeId, uses]))
}

/** Agencies that were let in and are there, by their name. */
export async function agenciesCalled(
  db: Db,
  { offset, limit, search = '', id }: Page,
): Promise<{ total: number; items: Agency[] }> {
  const name = nameOfAccount(person.id)
  const where = and(
    eq(person.type, 'agencyManager'),
    eq(person.state, 'active'),
    id === undefined ? undefined : eq(person.id, id),
    search === '' ? undefined : nameHas(name, search),
  )
  const [total, rows] = await Promise.all([
    db.$count(person, where),
    db
      .select({ id: person.id, name, firstName: person.firstName, lastName: person.lastName })
      .from(person)
      .where(where)
      .orderBy(sql`lower(coalesce(${name}, ''))`, person.id)
      .offset(offset)
      .limit(limit),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name || [row.firstName, row.lastName].filter(Boolean).join(' '),
  }))
  return { total, items }
}
