import type { ReadingView, SiteProfile } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { sectorNear } from '../../catalogue/index.ts'
import { latestReading } from '../known/reading.store.ts'

/** How far the latest reading of a business's site is, and what came of it. */
export async function readReading(
  { db }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ reading: ReadingView | null }> {
  const row = await latestReading(db, accountId)
  if (!row) return { reading: null }
  const { publicId, url, read, planned, at, facts, failure, profile, endedAt } = row
  return {
    reading: {
      id: publicId,
      url,
      read,
      planned,
      at,
      facts,
      failure,
      profile,
      sector: profile && (await sectorOf(db, accountId, profile)),
      endedAt: endedAt?.toISOString() ?? null,
    },
  }
}

async function sectorOf(db: QueryContext['db'], accountId: number, { sectorWords, languages }: SiteProfile) {
  const [owner] = await db
    .select({ lang: person.applicationLang })
    .from(person)
    .where(eq(person.id, accountId))
  const shownIn = owner?.lang ?? 'fr'
  return sectorNear(db, { words: sectorWords, language: languages[0] ?? shownIn, shownIn })
}
