import { eq } from 'drizzle-orm'
import { role } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { ShippedRole } from '../shipped-roles.ts'

/** The id a shipped role has in this database. */
export async function shippedRoleId(db: Pick<Database, 'select'>, key: ShippedRole['key']): Promise<number> {
  const [found] = await db.select({ id: role.id }).from(role).where(eq(role.key, key))
  if (!found) throw new Error(`The shipped role ${key} is not installed`)
  return found.id
}
