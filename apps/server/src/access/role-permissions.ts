import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database.ts'
import { rolePermission } from './person.tables.ts'

const known = new Map<string, ReadonlySet<string>>()

/**
 * The permissions of a role at a version. A role's version rises with every change, and sessions are read with it, so
 * that what is kept here can be old but never wrong.
 */
export async function permissionsOfRole(
  db: Pick<Database, 'select'>,
  roleId: number,
  version: number,
): Promise<ReadonlySet<string>> {
  const key = `${roleId}:${version}`
  const found = known.get(key)
  if (found) return found
  const rows = await db
    .select({ permission: rolePermission.permission })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, roleId))
  const set: ReadonlySet<string> = new Set(rows.map((row) => row.permission))
  if (known.size > 5_000) known.clear()
  known.set(key, set)
  return set
}
