import type { CommandContext } from '../../access/context.ts'
import type { Entry } from '../../access/journal.ts'
import { presentSection, type SectionView } from './permissions.present.ts'

/** How every change of sections, groups and permissions ends: told, journalled, and the section shown as it is now. */
export async function changedSection(
  ctx: CommandContext,
  sectionId: number,
  entry: Entry,
): Promise<SectionView> {
  await ctx.record(entry)
  await ctx.announce({ name: 'roles.changed' })
  return shownSection(ctx, sectionId)
}

export async function shownSection(ctx: CommandContext, sectionId: number): Promise<SectionView> {
  const view = await presentSection(ctx.tx, sectionId)
  if (!view) throw new Error('A section vanished while it was changed')
  return view
}
