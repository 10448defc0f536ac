import { and, eq, sql } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { namesOfSector, sectorNameIn } from '../../catalogue/index.ts'
import { fileNamedBy, viewOfFile } from '../../media/index.ts'
import { brandColor, brandLogo, society } from '../brand.tables.ts'

/** Part of every look at who is signed in. */
const findCard = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({
      name: society.name,
      commercialName: society.commercialName,
      trade: society.trade,
      sectorNames: namesOfSector(society.activitySectorId),
      registrationStep: person.registrationStep,
      logo: fileNamedBy(brandLogo.fileId),
      color: brandColor.hex,
    })
    .from(society)
    .innerJoin(person, eq(person.id, society.personId))
    .leftJoin(brandLogo, and(eq(brandLogo.personId, society.personId), eq(brandLogo.index, 0)))
    .leftJoin(brandColor, and(eq(brandColor.personId, society.personId), eq(brandColor.index, 'primary')))
    .where(eq(society.personId, sql.placeholder('accountId')))
    .prepare('account_card'),
)

/** A business in one line: for the head of the menu and wherever an account is named. */
export async function accountCardOf(db: Pick<Database, 'select'>, accountId: number, language: 'fr' | 'en') {
  const [found] = await findCard(db).execute({ accountId })
  if (!found) return null
  return {
    id: accountId,
    societyName: found.commercialName || found.name,
    sectorName: sectorNameIn(found.sectorNames, language) || found.trade,
    logo: found.logo && viewOfFile(found.logo),
    color: found.color,
    registrationStep: found.registrationStep,
  }
}
