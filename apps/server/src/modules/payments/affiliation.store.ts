import { and, eq } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { nameOfAccount } from '../brand/index.ts'
import { affiliation, affiliationCode } from './affiliation.tables.ts'
import type { Reduction } from './price.ts'
import { asTyped } from './promotion.store.ts'
import type { PurchaseAffiliation } from './purchase.ts'

type Db = Pick<Database, 'select'>

/** An agency's code, with what it takes off for the account that has it or is about to. */
export interface Affiliation {
  readonly codeId: number
  readonly code: string
  readonly agencyId: number
  readonly agency: string
  readonly agencyPercent: number
  readonly customerPercent: number
}

/** A code that can be used today: open, and its agency is there. */
export async function readAffiliation(
  db: Db,
  { id, code }: { readonly id?: number; readonly code?: string },
): Promise<Affiliation | null> {
  const which = id === undefined ? eq(affiliationCode.code, asTyped(code ?? '')) : eq(affiliationCode.id, id)
  const [row] = await db
    .select({ code: affiliationCode, agency: nameOfAccount(affiliationCode.agencyId) })
    .from(affiliationCode)
    .innerJoin(person, eq(person.id, affiliationCode.agencyId))
    .where(and(which, eq(affiliationCode.isOpen, true), eq(person.state, 'active')))
  return row ? known(row) : null
}

/** The code that an account has: it keeps what it was promised, whatever became of the code and its agency. */
export async function heldAffiliation(db: Db, accountId: number): Promise<Affiliation | null> {
  const [row] = await db
    .select({
      code: affiliationCode,
      agency: nameOfAccount(affiliationCode.agencyId),
      customerPercent: affiliation.customerPercent,
    })
    .from(affiliation)
    .innerJoin(affiliationCode, eq(affiliationCode.id, affiliation.codeId))
    .where(eq(affiliation.accountId, accountId))
  return row ? { ...known(row), customerPercent: row.customerPercent } : null
}

function known({ code: row, agency }: { code: typeof affiliationCode.$inferSelect; agency: string | null }) {
  const { id, code, agencyId, agencyPercent, customerPercent } = row
  return { codeId: id, code, agencyId, agency: agency ?? '', agencyPercent, customerPercent }
}

export const reductionOf = (
  one: Affiliation,
): Reduction & { readonly code: string; readonly affiliation: Affiliation } => ({
  code: one.code,
  cents: null,
  percent: one.customerPercent,
  affiliation: one,
})

/** As it is kept with a payment, for the agency's share of it. */
export const keptWith = (
  { codeId, agencyId, agencyPercent, customerPercent }: Affiliation,
  { isTakenOff, begins }: { readonly isTakenOff: boolean; readonly begins: boolean },
): PurchaseAffiliation => ({
  codeId,
  agencyId,
  agencyPercent,
  customerPercent: isTakenOff ? customerPercent : 0,
  ...(begins ? { begins } : {}),
})
