import { eq } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'

interface AccountReader {
  readonly email: string
  readonly language: 'fr' | 'en'
  readonly timeZone: string
}

/** Who reads the mails of an account's money; null where nobody does any more. */
export async function readerOfAccount(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<AccountReader | null> {
  const [found] = await db
    .select({
      email: person.email,
      language: person.applicationLang,
      timeZone: person.timeZone,
      state: person.state,
    })
    .from(person)
    .where(eq(person.id, accountId))
  if (found?.state !== 'active') return null
  const { email, language, timeZone } = found
  return { email, language: language === 'en' ? 'en' : 'fr', timeZone }
}
