import type { QueryContext } from '../../../access/context.ts'
import { grantableBy } from '../grant.policy.ts'
import { type PermissionTree, treeOf } from '../permission-tree.ts'
import { sectionsWith } from '../permissions.store.ts'
import { catalogueOf, heldBy } from '../roles.store.ts'

/** What the caller may put into a role: of the platform, or of an account. */
export async function readGrantable(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number | null },
): Promise<PermissionTree> {
  const [sections, catalogue, held] = await Promise.all([
    sectionsWith(db),
    catalogueOf(db),
    accountId === null ? undefined : heldBy(db, accountId),
  ])
  return treeOf(sections, grantableBy(actor, catalogue, held))
}
