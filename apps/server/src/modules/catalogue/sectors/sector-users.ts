import type { Database, Transaction } from '../../../platform/database/open-database.ts'

/**
 * Who uses sectors, as far as this module needs to know: businesses do, and they belong to the brand, which stands on
 * this module. So it hands these in instead of being asked.
 */
export interface SectorUsers {
  count(db: Pick<Database, 'select'>, sectorIds: readonly number[]): Promise<Map<number, number>>
  give(tx: Transaction, accountId: number, sectorId: number): Promise<void>
}
