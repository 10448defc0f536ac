import { and, eq, ilike, type SQL } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { role } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentRole, presentRoles, type RoleView } from '../roles.present.ts'
import { findRole, forContactsOf, isShared, rolesPage } from '../roles.store.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

/** Roles of the platform, the shipped ones first. */
export async function listSharedRoles(
  ctx: QueryContext,
  { search, ...page }: Page & { readonly search: string },
): Promise<{ total: number; items: RoleView[] }> {
  const wanted = search ? ilike(role.name, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined
  const { total, rows } = await rolesPage(ctx.db, and(isShared, wanted) as SQL, page)
  return { total, items: await presentRoles(ctx, rows, null) }
}

export async function readSharedRole(ctx: QueryContext, { id }: { readonly id: number }): Promise<RoleView> {
  const found = await findRole(ctx.db, and(eq(role.id, id), isShared))
  if (!found) throw notFound()
  return presentRole(ctx, found, null)
}

/** What contacts of an account can be: the shipped roles, to look at, and the account's own. */
export async function listAccountRoles(
  ctx: QueryContext,
  { accountId, ...page }: Page & { readonly accountId: number },
): Promise<{ total: number; items: RoleView[] }> {
  const { total, rows } = await rolesPage(ctx.db, forContactsOf(accountId), page)
  return { total, items: await presentRoles(ctx, rows, accountId) }
}
