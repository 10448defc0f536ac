import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permissionGroup, permissionSection } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isShipped } from '../permissions.present.ts'
import { lockSection } from '../permissions.store.ts'

/** Removes an empty section of the platform's own. */
export async function removeSection(ctx: CommandContext, { id }: { readonly id: number }): Promise<void> {
  const found = await lockSection(ctx.tx, id)
  if (!found) throw notFound()
  if (isShipped.section(found.key)) throw new AppError('forbidden')
  if ((await ctx.tx.$count(permissionGroup, eq(permissionGroup.sectionId, id))) > 0)
    throw new AppError('inUse')
  await ctx.tx.delete(permissionSection).where(eq(permissionSection.id, id))
  await ctx.record({
    action: 'permissionSection.removed',
    subject: ['permissionSection', id],
    details: { key: found.key },
  })
  await ctx.announce({ name: 'roles.changed' })
}
