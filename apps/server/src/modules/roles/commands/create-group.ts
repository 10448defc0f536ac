import { typesOfKind } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permission, permissionGroup } from '../../../access/person.tables.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { changedSection } from '../changed-section.ts'
import type { SectionView } from '../permissions.present.ts'
import { lockSection, updateSuperAdmin } from '../permissions.store.ts'

/**
 * Makes a group with the permissions of its kind. Its Grant is added apart and on purpose: until then no role can use it.
 */
export async function createGroup(
  ctx: CommandContext,
  input: {
    readonly sectionId: number
    readonly key: string
    readonly name: string
    readonly kind: 'crud' | 'authorization'
  },
): Promise<SectionView> {
  const { tx } = ctx
  const { sectionId, key, name, kind } = input
  if (!(await lockSection(tx, sectionId))) throw notFound()
  const [known] = await tx.select().from(permissionGroup).where(eq(permissionGroup.key, key))
  if (known) throw invalid({ key: { key: 'taken' } })

  const id = newDigitsId()
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from permission_group)`
  await tx.insert(permissionGroup).values({ id, sectionId, key, name, kind, position })
  const fresh = typesOfKind[kind]
    .filter((type) => type !== 'grant')
    .map((type) => ({ id: newDigitsId(), groupId: id, key: `${key}:${type}`, name: `${key}:${type}`, type }))
  await tx.insert(permission).values(fresh)
  await updateSuperAdmin(tx, { added: fresh.map((item) => item.key) })
  return changedSection(ctx, sectionId, {
    action: 'permissionGroup.created',
    subject: ['permissionGroup', id],
    details: { key, kind },
  })
}
