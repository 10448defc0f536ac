import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { hasWord } from '../../../platform/database/search-words.ts'
import { society, societyWords } from '../brand.tables.ts'

const namesOf = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ id: society.personId, name: society.name, commercialName: society.commercialName })
    .from(society)
    .where(among(society.personId, 'ids'))
    .prepare('society_names'),
)

/** What accounts are called, in one statement for a whole list. */
export async function societyNamesOf(
  db: Pick<Database, 'select'>,
  accountIds: readonly number[],
): Promise<Map<number, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await namesOf(db).execute({ ids: [...accountIds] })
  return new Map(rows.map((row) => [row.id, row.commercialName || row.name]))
}

/** The accounts whose name has a word that begins so, to be put into a larger search. */
export const accountsCalled = (word: string | Placeholder): SQL =>
  sql`select ${society.personId} from ${society} where ${hasWord(societyWords(society), word)}`
