import { type Network, networkLabels } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { freezePostVisual, postVisuals } from '../../visuals/index.ts'
import { conditionsOf } from '../life-cycle.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { networksWithoutHook } from '../task.ts'
import { changeInPlace, moveTask } from './move-task.ts'

interface Place {
  readonly accountId: number
  readonly taskPublicId: string
}

async function mayWork(ctx: CommandContext, place: Place): Promise<TaskRow> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  return lockTask(ctx, place)
}

const visualOf = async (ctx: CommandContext, { visualId, accountId }: TaskRow) =>
  visualId === null
    ? undefined
    : (await postVisuals(reading(ctx), { accountId, language: 'fr', ids: [visualId] })).get(visualId)

/** Yes to the visual as somebody saw it; what was drawn since has not been seen by them. */
export async function validateVisual(
  ctx: CommandContext,
  { designVersion, ...place }: Place & { readonly designVersion: number },
): Promise<void> {
  const row = await mayWork(ctx, place)
  const visual = await visualOf(ctx, row)
  if (!visual) throw invalid({ visual: { key: 'visualMissing' } })
  if (visual.designVersion !== designVersion) throw new AppError('conflict')
  if (row.visualValidated === designVersion) return
  if (row.status !== 'aiSuggestion' && row.status !== 'customizing') throw new AppError('notNow')
  await changeInPlace(ctx, row, {
    deed: 'validateVisual',
    set: { visualValidated: designVersion },
    action: 'task.visualValidated',
  })
}

/** Yes to all of it: from here on it can be scheduled, and its visual stays as it was seen. */
export async function validateTask(
  ctx: CommandContext,
  { version, ...place }: Place & { readonly version: number },
): Promise<void> {
  const row = await mayWork(ctx, place)
  if (row.version !== version) throw new AppError('conflict')
  const visual = await visualOf(ctx, row)
  const [bare] = networksWithoutHook(row.hooks, row.networks)
  const after = await moveTask(ctx, row, {
    deed: 'validate',
    by: 'customer',
    facts: {
      visualValidated: visual !== undefined && row.visualValidated === visual.designVersion,
      hookChosen: bare === undefined,
    },
    faults: {
      visualValidated: ['visual', { key: visual ? 'visualNotValidated' : 'visualMissing' }],
      hookChosen: ['hooks', hookFault(bare)],
    },
    action: 'task.validated',
  })
  if (after.visualId !== null) await freezePostVisual(ctx, after.visualId, true)
}

const hookFault = (bare: Network | 'common' | undefined): FieldFault =>
  bare === undefined || bare === 'common'
    ? { key: 'hookMissing' }
    : { key: 'hookMissingFor', network: networkLabels[bare] }

/** What was approved is worked on again: the approval is void, and the visual can be drawn on. */
export async function workAgain(ctx: CommandContext, place: Place): Promise<void> {
  const row = await mayWork(ctx, place)
  if (row.status !== 'validated' && row.status !== 'publicationWaiting') throw new AppError('notNow')
  await takeUpAgain(ctx, row)
  await moveTask(ctx, row, {
    deed: 'edit',
    by: 'customer',
    facts: { notOrdered: row.origin !== 'tailorMade' },
    action: 'task.workedAgain',
  })
}

/** For a step that leads back to work: the visual is free again. */
export async function takeUpAgain(ctx: CommandContext, { status, visualId }: TaskRow): Promise<void> {
  if (visualId !== null && conditionsOf(status, 'edit', 'customer').includes('notOrdered'))
    await freezePostVisual(ctx, visualId, false)
}
