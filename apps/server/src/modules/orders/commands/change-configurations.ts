import type { TaskConfigurationInput, TaskConfigurationView } from '@postelier/contract/task-configurations'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { lockConfiguration, lockGroup, presentConfiguration } from '../configurations.store.ts'
import { taskConfiguration } from '../orders.tables.ts'

/** A picture has a form, words have none; and every kind stands in a group that is there. */
async function checked(ctx: CommandContext, input: TaskConfigurationInput): Promise<TaskConfigurationInput> {
  if (!(await lockGroup(ctx.tx, input.groupId))) throw invalid({ groupId: { key: 'unknown' } })
  if (input.kind === 'hook') return { ...input, format: null }
  if (input.format === null) throw invalid({ format: { key: 'required' } })
  return input
}

export async function createConfiguration(
  ctx: CommandContext,
  input: TaskConfigurationInput,
): Promise<{ configuration: TaskConfigurationView }> {
  requirePermission(ctx.actor, 'adminTaskConfigurations:create')
  const values = await checked(ctx, input)
  const [row] = await ctx.tx
    .insert(taskConfiguration)
    .values({ ...values, id: newDigitsId(), changedAt: ctx.now })
    .returning()
  if (!row) throw new Error('A kind of task that was written is not there')
  await tell(ctx, 'taskConfiguration.created', row.id, { name: row.names.fr })
  return { configuration: presentConfiguration(row) }
}

/** For quotes from now on: what was ordered keeps its price and its minutes. */
export async function changeConfiguration(
  ctx: CommandContext,
  {
    configurationId,
    version,
    ...input
  }: TaskConfigurationInput & { readonly configurationId: number; readonly version: number },
): Promise<{ configuration: TaskConfigurationView }> {
  requirePermission(ctx.actor, 'adminTaskConfigurations:edit')
  const before = await lockConfiguration(ctx.tx, configurationId)
  if (!before) throw notFound()
  if (before.version !== version) throw new AppError('conflict')
  const values = await checked(ctx, input)
  const [row] = await ctx.tx
    .update(taskConfiguration)
    .set({ ...values, version: version + 1, changedAt: ctx.now })
    .where(eq(taskConfiguration.id, configurationId))
    .returning()
  if (!row) throw notFound()
  await tell(ctx, 'taskConfiguration.changed', row.id, {
    name: row.names.fr,
    credits: { before: before.credits, after: row.credits },
    minutes: { before: before.minutes, after: row.minutes },
  })
  return { configuration: presentConfiguration(row) }
}

export async function removeConfiguration(
  ctx: CommandContext,
  { configurationId }: { readonly configurationId: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminTaskConfigurations:delete')
  const row = await lockConfiguration(ctx.tx, configurationId)
  if (!row) throw notFound()
  await ctx.tx
    .update(taskConfiguration)
    .set({ removedAt: ctx.now })
    .where(eq(taskConfiguration.id, configurationId))
  await tell(ctx, 'taskConfiguration.removed', row.id, { name: row.names.fr })
}

async function tell(
  ctx: CommandContext,
  action: 'taskConfiguration.created' | 'taskConfiguration.changed' | 'taskConfiguration.removed',
  id: number,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ctx.record({ action, subject: ['taskConfiguration', id], details })
  await ctx.announce({ name: 'taskConfigurations.changed' })
}
