import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { refuseStale } from '../../../platform/content-version.ts'
import { AppError, type FieldFault, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { activitySector, sectorProposal } from '../catalogue.tables.ts'
import { sectorContent } from '../sectors/sector-content.ts'
import { wouldCycle } from '../sectors/sector-tree.ts'
import type { SectorUsers } from '../sectors/sector-users.ts'
import {
  findSibling,
  lockTree,
  readNames,
  readParents,
  type SectorNames,
  writeNames,
} from '../sectors/sectors.store.ts'

export interface SectorInput {
  readonly names: SectorNames & { readonly fr: string }
  readonly parentId: number | null
  readonly acceptProposal: boolean
}

export async function createSector(ctx: CommandContext, input: SectorInput): Promise<number> {
  requirePermission(ctx.actor, 'adminActivitySectors:create')
  await lockTree(ctx.tx)
  return insertSector(ctx, input)
}

/** For whoever holds the tree's lock. `prefix` is where the input lies in the form it came from. */
export async function insertSector(ctx: CommandContext, input: SectorInput, prefix = ''): Promise<number> {
  const id = newDigitsId()
  await checkPlace(ctx, id, input, prefix)
  await ctx.tx
    .insert(activitySector)
    .values({ id, parentId: input.parentId, acceptProposal: input.acceptProposal, position: 9999 })
  await writeNames(ctx.tx, id, input.names)
  await ctx.record({
    action: 'sector.created',
    subject: ['activitySector', id],
    details: { names: input.names },
  })
  await ctx.announce({ name: 'sectors.changed' })
  return id
}

export async function changeSector(
  ctx: CommandContext,
  { id, version, ...input }: SectorInput & { id: number; version?: string | undefined },
): Promise<void> {
  requirePermission(ctx.actor, 'adminActivitySectors:edit')
  await lockTree(ctx.tx)
  const [before] = await ctx.tx.select().from(activitySector).where(eq(activitySector.id, id))
  if (!before) throw notFound()
  await checkPlace(ctx, id, input, '')
  const names = Object.fromEntries(Object.entries(input.names).filter(([, name]) => Boolean(name)))
  const wanted = { parentId: input.parentId, acceptProposal: input.acceptProposal, names }
  const known = (await readNames(ctx.tx, [id])).get(id) ?? {}
  const moved = movedFields({ ...before, names: known }, wanted)
  if (moved.length === 0) return
  refuseStale(version, sectorContent(before, known))
  await ctx.tx
    .update(activitySector)
    .set({ parentId: input.parentId, acceptProposal: input.acceptProposal })
    .where(eq(activitySector.id, id))
  await writeNames(ctx.tx, id, input.names)
  await ctx.record({
    action: 'sector.changed',
    subject: ['activitySector', id],
    details: Object.fromEntries(moved.map((field) => [field, wanted[field as keyof typeof wanted]])),
  })
  await ctx.announce({ name: 'sectors.changed' })
}

async function checkPlace(
  { tx }: CommandContext,
  id: number,
  { parentId, names }: SectorInput,
  prefix: string,
): Promise<void> {
  const faults: Record<string, FieldFault> = {}
  const parents = await readParents(tx)
  if (parentId !== null && !parents.has(parentId)) faults[`${prefix}parentId`] = { key: 'unknown' }
  else if (wouldCycle(parents, id, parentId)) faults[`${prefix}parentId`] = { key: 'cycle' }
  const sibling = await findSibling(tx, parentId, names.fr)
  if (sibling !== undefined && sibling !== id) faults[`${prefix}names.fr`] = { key: 'taken' }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** Only what nobody uses goes: a sector with businesses or sectors below it stays, and so does everything else. */
export async function deleteSector(
  ctx: CommandContext,
  { id, users }: { id: number; users: SectorUsers },
): Promise<void> {
  requirePermission(ctx.actor, 'adminActivitySectors:delete')
  await lockTree(ctx.tx)
  const parents = await readParents(ctx.tx)
  if (!parents.has(id)) throw notFound()
  const hasChildren = [...parents.values()].includes(id)
  if (hasChildren || ((await users.count(ctx.tx, [id])).get(id) ?? 0) > 0) throw new AppError('inUse')
  await ctx.tx.update(sectorProposal).set({ sectorId: null }).where(eq(sectorProposal.sectorId, id))
  try {
    await ctx.tx.delete(activitySector).where(eq(activitySector.id, id))
  } catch (reason) {
    // A business chose it between the count and here: its foreign key speaks for it.
    if ((reason as { cause?: { code?: string } }).cause?.code === '23503')
      throw new AppError('inUse', { cause: reason })
    throw reason
  }
  await ctx.record({ action: 'sector.deleted', subject: ['activitySector', id] })
  await ctx.announce({ name: 'sectors.changed' })
}
