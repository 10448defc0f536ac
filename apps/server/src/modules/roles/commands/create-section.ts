import { eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permissionSection } from '../../../access/person.tables.ts'
import { invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { changedSection } from '../changed-section.ts'
import type { SectionView } from '../permissions.present.ts'

/** Makes a section of the platform's own; its key is for ever. */
export async function createSection(
  ctx: CommandContext,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<SectionView> {
  const [known] = await ctx.tx.select().from(permissionSection).where(eq(permissionSection.key, key))
  if (known) throw invalid({ key: { key: 'taken' } })
  const id = newDigitsId()
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from permission_section)`
  await ctx.tx.insert(permissionSection).values({ id, key, name, position })
  return changedSection(ctx, id, {
    action: 'permissionSection.created',
    subject: ['permissionSection', id],
    details: { key },
  })
}
