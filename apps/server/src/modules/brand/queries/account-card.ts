import { and, eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { sectorNamesOf } from '../../catalogue/index.ts'
import { fileViewOf } from '../../media/index.ts'
import { brandLogo, society } from '../brand.tables.ts'

/** A business in one line: for the head of the menu and wherever an account is named. */
export async function accountCardOf(db: Pick<Database, 'select'>, accountId: number, language: 'fr' | 'en') {
  const [found] = await db
    .select({ society, registrationStep: person.registrationStep })
    .from(society)
    .innerJoin(person, eq(person.id, society.personId))
    .where(eq(society.personId, accountId))
  if (!found) return null
  const [logo] = await db
    .select({ fileId: brandLogo.fileId })
    .from(brandLogo)
    .where(and(eq(brandLogo.personId, accountId), eq(brandLogo.index, 0)))
  const sectorId = found.society.activitySectorId
  const sectors = sectorId ? await sectorNamesOf(db, [sectorId], language) : undefined
  return {
    id: accountId,
    societyName: found.society.commercialName || found.society.name,
    sectorName: (sectorId && sectors?.get(sectorId)) || found.society.trade,
    logo: logo ? await fileViewOf(db, logo.fileId) : null,
    registrationStep: found.registrationStep,
  }
}
