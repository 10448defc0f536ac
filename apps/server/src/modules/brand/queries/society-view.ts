import type { AccountView } from '@postelier/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { sectorNamesOf } from '../../catalogue/index.ts'
import { fileViewsOf } from '../../media/index.ts'
import { brand, brandColor, brandLogo, society } from '../brand.tables.ts'

type SocietyView = AccountView['society']
type Color = SocietyView['colors'][number]

/** A business whole, with its logos and colours. */
export async function societyViewOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  language: 'fr' | 'en',
): Promise<SocietyView | null> {
  const [[row], logos, colors] = await Promise.all([
    db.select().from(society).where(eq(society.personId, accountId)),
    db.select().from(brandLogo).where(eq(brandLogo.personId, accountId)).orderBy(asc(brandLogo.index)),
    db.select().from(brandColor).where(eq(brandColor.personId, accountId)),
  ])
  if (!row) return null
  const { personId: _, activitySectorId, ...plain } = row
  const [files, sectors] = await Promise.all([
    fileViewsOf(
      db,
      logos.map((logo) => logo.fileId),
    ),
    sectorNamesOf(db, activitySectorId === null ? [] : [activitySectorId], language),
  ])
  const shown = logos.flatMap(({ index, fileId }) => {
    const file = files.get(fileId)
    return file ? [{ index, file }] : []
  })
  return {
    ...plain,
    activitySector:
      activitySectorId === null ? null : { id: activitySectorId, name: sectors.get(activitySectorId) ?? '' },
    logo: shown.find((logo) => logo.index === 0)?.file ?? null,
    additionalLogos: shown.filter((logo) => logo.index > 0),
    colors: colors.map(({ index, hex }) => ({ index: index as Color['index'], hex })),
  }
}

/** What an administrator sees and sets of how a business speaks. */
export async function voiceOf(db: Pick<Database, 'select'>, accountId: number) {
  const [row] = await db
    .select({
      editorialLine: brand.editorialLine,
      formality: brand.formality,
      emoticonType: brand.emoticonType,
    })
    .from(brand)
    .where(eq(brand.personId, accountId))
  return row ?? null
}
