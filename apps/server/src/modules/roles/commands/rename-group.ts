import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permissionGroup } from '../../../access/person.tables.ts'
import { refuseStale } from '../../../platform/content-version.ts'
import { notFound } from '../../../platform/errors.ts'
import { changedSection, shownSection } from '../changed-section.ts'
import type { SectionView } from '../permissions.present.ts'
import { lockGroup } from '../permissions.store.ts'

/** Renames a group of permissions and records it; the same name again changes nothing. */
export async function renameGroup(
  ctx: CommandContext,
  {
    id,
    name,
    version,
  }: { readonly id: number; readonly name: string; readonly version?: string | undefined },
): Promise<SectionView> {
  const found = await lockGroup(ctx.tx, id)
  if (!found) throw notFound()
  if (found.name === name) return shownSection(ctx, found.sectionId)
  refuseStale(version, { name: found.name })
  await ctx.tx.update(permissionGroup).set({ name }).where(eq(permissionGroup.id, id))
  return changedSection(ctx, found.sectionId, {
    action: 'permissionGroup.renamed',
    subject: ['permissionGroup', id],
    details: { from: found.name, to: name },
  })
}
