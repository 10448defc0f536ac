import type { Transaction } from '../../../platform/database/open-database.ts'
import { brand, society } from '../brand.tables.ts'

export interface NewBrand {
  readonly accountId: number
  readonly societyName: string
  readonly activitySectorId?: number | null
  readonly trade?: string
  readonly siteUrl?: string
  readonly country: string
}

/** Every customer and agency has both rows from its first moment, so that nobody asks whether they exist. */
export async function createBrand(tx: Transaction, input: NewBrand): Promise<void> {
  await tx.insert(society).values({
    personId: input.accountId,
    name: input.societyName,
    commercialName: input.societyName,
    activitySectorId: input.activitySectorId ?? null,
    trade: input.trade ?? '',
    siteUrl: input.siteUrl ?? '',
    country: input.country,
  })
  await tx.insert(brand).values({ personId: input.accountId })
}
