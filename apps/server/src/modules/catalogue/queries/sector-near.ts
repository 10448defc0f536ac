import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { activitySectorName } from '../catalogue.tables.ts'
import { nearestSector } from '../sectors/nearest-sector.ts'
import { sectorNamesOf } from './sector-names.ts'

interface Spoken {
  /** What a business says of itself, the most telling words first. */
  readonly words: readonly string[]
  readonly language: string
  /** In which its name is answered. */
  readonly shownIn: string
}

/** The sector that a business seems to be of: a proposal, no decision. */
export async function sectorNear(
  db: Pick<Database, 'select'>,
  { words, language, shownIn }: Spoken,
): Promise<{ readonly id: number; readonly name: string } | null> {
  if (words.length === 0) return null
  const rows = await db
    .select({
      id: activitySectorName.sectorId,
      name: activitySectorName.name,
      lang: activitySectorName.lang,
    })
    .from(activitySectorName)
    .where(inArray(activitySectorName.lang, [...new Set(['fr', language])]))
  const names = new Map(rows.filter(({ lang }) => lang === 'fr').map(({ id, name }) => [id, name]))
  for (const { id, name, lang } of rows) if (lang === language) names.set(id, name)
  const near = nearestSector(
    words,
    [...names].map(([id, name]) => ({ id, name })),
  )
  if (!near) return null
  return { id: near.id, name: (await sectorNamesOf(db, [near.id], shownIn)).get(near.id) ?? near.name }
}
