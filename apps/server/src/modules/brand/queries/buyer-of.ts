import type { Buyer } from '@postelier/contract/bills'
import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { society } from '../brand.tables.ts'

/** Who a bill is made out to: the person and business of an account, as they are now. */
export async function buyerOf(db: Pick<Database, 'select'>, accountId: number): Promise<Buyer | null> {
  const [row] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      language: person.applicationLang,
      name: society.name,
      address: society.address,
      zipCode: society.zipCode,
      city: society.city,
      country: society.country,
      siret: society.siret,
      vatNumber: society.vatNumber,
    })
    .from(person)
    .leftJoin(society, eq(society.personId, person.id))
    .where(eq(person.id, accountId))
  if (!row) return null
  const { firstName, lastName, email, language } = row
  const called = `${firstName} ${lastName}`.trim()
  return {
    name: row.name || called,
    person: called,
    email,
    address: row.address ?? '',
    zipCode: row.zipCode ?? '',
    city: row.city ?? '',
    country: row.country || 'FR',
    siret: row.siret ?? '',
    vatNumber: row.vatNumber ?? '',
    language: language === 'en' ? 'en' : 'fr',
  }
}
