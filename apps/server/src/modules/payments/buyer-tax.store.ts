import type { Buyer } from '@postelier/contract/bills'
import { and, eq, gt } from 'drizzle-orm'
import { days, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { buyerOf } from '../brand/index.ts'
import { vatCheck } from './payments.tables.ts'
import { taxFor } from './price.ts'

type Db = Pick<Database, 'select'>

/** A number is asked about again after so long: businesses end. */
const freshDays = 30

interface BuyerTax extends ReturnType<typeof taxFor> {
  readonly buyer: Buyer | null
  /** The register does not know the number that would take the tax away. */
  readonly isVatUnknown: boolean
}

/** Who buys, and the tax of what they buy: a VAT number takes it away unless the register said that there is none such. */
export async function buyerTax(db: Db, accountId: number): Promise<BuyerTax> {
  const buyer = await buyerOf(db, accountId)
  const by = { country: buyer?.country ?? 'FR', vatNumber: buyer?.vatNumber ?? '' }
  const tax = taxFor(by)
  if (tax.reason !== 'reverseCharge') return { buyer, ...tax, isVatUnknown: false }
  const [check] = await db.select().from(vatCheck).where(eq(vatCheck.vatNumber, by.vatNumber))
  if (check?.answer !== 'unknown') return { buyer, ...tax, isVatUnknown: false }
  return { buyer, ...taxFor({ ...by, vatNumber: '' }), isVatUnknown: true }
}

/**
 * Asks the register about a buyer's number before money is asked for, where it takes the tax away. Where the register is
 * silent the number's form has to do.
 */
export async function checkVat({ db, clock, vat }: Platform, accountId: number): Promise<void> {
  if (!vat) return
  const buyer = await buyerOf(db, accountId)
  const { country = 'FR', vatNumber = '' } = buyer ?? {}
  if (taxFor({ country, vatNumber }).reason !== 'reverseCharge') return
  const isFresh = gt(vatCheck.checkedAt, later(clock.now(), -days(freshDays)))
  const [known] = await db
    .select()
    .from(vatCheck)
    .where(and(eq(vatCheck.vatNumber, vatNumber), isFresh))
  if (known) return
  const answer = await vat.look(vatNumber)
  if (answer === 'silent') return
  const found = { answer, checkedAt: clock.now() }
  await db
    .insert(vatCheck)
    .values({ vatNumber, ...found })
    .onConflictDoUpdate({ target: vatCheck.vatNumber, set: found })
}
