import type {
  TaskConfigurationGroupInput,
  TaskConfigurationGroupView,
} from '@postelier/contract/task-configurations'
import { and, eq, isNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { lockGroup, presentGroup, readGroups } from '../configurations.store.ts'
import { taskConfiguration, taskConfigurationGroup } from '../orders.tables.ts'

type Answer = Promise<{ group: TaskConfigurationGroupView }>

const offeredIn = (groupId: number) =>
  and(eq(taskConfiguration.groupId, groupId), isNull(taskConfiguration.removedAt))

/** Adds a group to the tree of kinds of work that customers can order. */
export async function createGroup(ctx: CommandContext, input: TaskConfigurationGroupInput): Answer {
  requirePermission(ctx.actor, 'adminTaskConfigurations:create')
  await lockTree(ctx)
  await requireParent(ctx, input.parentId)
  const [row] = await ctx.tx
    .insert(taskConfigurationGroup)
    .values({ ...input, id: newDigitsId() })
    .returning()
  if (!row) throw new Error('A group that was written is not there')
  await tell(ctx, 'taskConfiguration.groupCreated', row.id, row.names.fr)
  return { group: presentGroup(row, 0) }
}

export async function changeGroup(
  ctx: CommandContext,
  {
    groupId,
    version,
    ...input
  }: TaskConfigurationGroupInput & { readonly groupId: number; readonly version: number },
): Answer {
  requirePermission(ctx.actor, 'adminTaskConfigurations:edit')
  await lockTree(ctx)
  const before = await lockGroup(ctx.tx, groupId)
  if (!before) throw notFound()
  if (before.version !== version) throw new AppError('conflict')
  await requireParent(ctx, input.parentId, groupId)
  const [row] = await ctx.tx
    .update(taskConfigurationGroup)
    .set({ ...input, version: version + 1 })
    .where(eq(taskConfigurationGroup.id, groupId))
    .returning()
  if (!row) throw notFound()
  await tell(ctx, 'taskConfiguration.groupChanged', row.id, row.names.fr)
  return { group: presentGroup(row, await ctx.tx.$count(taskConfiguration, offeredIn(groupId))) }
}

/** Only an empty one: what stands in it would have no heading in the price list. */
export async function removeGroup(
  ctx: CommandContext,
  { groupId }: { readonly groupId: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminTaskConfigurations:delete')
  await lockTree(ctx)
  const row = await lockGroup(ctx.tx, groupId)
  if (!row) throw notFound()
  // Also those that are not offered any more: orders name them.
  if ((await ctx.tx.$count(taskConfiguration, eq(taskConfiguration.groupId, groupId))) > 0)
    throw new AppError('inUse')
  await ctx.tx.delete(taskConfigurationGroup).where(eq(taskConfigurationGroup.id, groupId))
  await tell(ctx, 'taskConfiguration.groupRemoved', row.id, row.names.fr)
}

/** One change of the headings at a time: of two at once each would be right alone, and both together a ring. */
const lockTree = ({ tx }: CommandContext) => oneAtATime(tx, 'taskConfigurationGroups')

/** A group stands under another one, and never, however many steps up, under itself. */
async function requireParent(ctx: CommandContext, parentId: number | null, own?: number): Promise<void> {
  if (parentId === null) return
  const groups = new Map((await readGroups(ctx.tx)).map((group) => [group.id, group]))
  if (!groups.has(parentId)) throw invalid({ parentId: { key: 'unknown' } })
  const above = new Set<number>()
  for (
    let at: number | null = parentId;
    at !== null && !above.has(at);
    at = groups.get(at)?.parentId ?? null
  ) {
    if (at === own) throw invalid({ parentId: { key: 'groupCycle' } })
    above.add(at)
  }
}

async function tell(
  ctx: CommandContext,
  action:
    | 'taskConfiguration.groupCreated'
    | 'taskConfiguration.groupChanged'
    | 'taskConfiguration.groupRemoved',
  id: number,
  name: string,
): Promise<void> {
  await ctx.record({ action, subject: ['taskConfigurationGroup', id], details: { name } })
  await ctx.announce({ name: 'taskConfigurations.changed' })
}
