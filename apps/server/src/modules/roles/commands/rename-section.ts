import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permissionSection } from '../../../access/person.tables.ts'
import { refuseStale } from '../../../platform/content-version.ts'
import { notFound } from '../../../platform/errors.ts'
import { changedSection, shownSection } from '../changed-section.ts'
import type { SectionView } from '../permissions.present.ts'
import { lockSection } from '../permissions.store.ts'

/** Names change, keys do not: roles and code refer to keys. */
export async function renameSection(
  ctx: CommandContext,
  {
    id,
    name,
    version,
  }: { readonly id: number; readonly name: string; readonly version?: string | undefined },
): Promise<SectionView> {
  const found = await lockSection(ctx.tx, id)
  if (!found) throw notFound()
  if (found.name === name) return shownSection(ctx, id)
  refuseStale(version, { name: found.name })
  await ctx.tx.update(permissionSection).set({ name }).where(eq(permissionSection.id, id))
  return changedSection(ctx, id, {
    action: 'permissionSection.renamed',
    subject: ['permissionSection', id],
    details: { from: found.name, to: name },
  })
}
