import { type PermissionType, typesOfKind } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permission } from '../../../access/person.tables.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { changedSection } from '../changed-section.ts'
import type { SectionView } from '../permissions.present.ts'
import { lockGroup, updateSuperAdmin } from '../permissions.store.ts'

/** Adds one of the types that a group of its kind can have, each once. The super admin holds it at once. */
export async function addPermission(
  ctx: CommandContext,
  { groupId, name, type }: { readonly groupId: number; readonly name: string; readonly type: PermissionType },
): Promise<SectionView> {
  const { tx } = ctx
  const group = await lockGroup(tx, groupId)
  if (!group) throw notFound()
  const types: readonly PermissionType[] = typesOfKind[group.kind === 'crud' ? 'crud' : 'authorization']
  if (!types.includes(type)) throw invalid({ type: { key: 'notOffered' } })
  const key = `${group.key}:${type}`
  const [known] = await tx.select().from(permission).where(eq(permission.key, key))
  if (known) throw invalid({ type: { key: 'taken' } })

  const id = newDigitsId()
  await tx.insert(permission).values({ id, groupId, key, name, type })
  await updateSuperAdmin(tx, { added: [key] })
  return changedSection(ctx, group.sectionId, {
    action: 'permission.added',
    subject: ['permission', id],
    details: { key },
  })
}
