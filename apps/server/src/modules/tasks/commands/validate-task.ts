import { type Network, networkLabels } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { linksOfPost, lookAtLinks } from '../../validity/index.ts'
import { freezePostVisual, postVisuals } from '../../visuals/index.ts'
import { printOf } from '../approved.store.ts'
import { conditionsOf } from '../life-cycle.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import type { BeforeYes } from '../task.tables.ts'
import { networksWithoutHook } from '../task.ts'
import { mediaOfOne } from '../task-media.store.ts'
import { changeInPlace, moveTask } from './move-task.ts'

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

async function mayWork(ctx: CommandContext, place: PostRef): Promise<TaskRow> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  return lockTask(ctx, place)
}

/** What the post shows now, by its version: the design's, or that of the own files. Nothing where it shows nothing. */
export async function shownOf(
  ctx: CommandContext,
  { id, shows, visualId, accountId, mediaVersion }: TaskRow,
): Promise<{ readonly version: number } | undefined> {
  if (shows === 'media')
    return (await mediaOfOne(ctx.tx, id)).length > 0 ? { version: mediaVersion } : undefined
  if (visualId === null) return undefined
  const visual = (await postVisuals(reading(ctx), { accountId, language: 'fr', ids: [visualId] })).get(
    visualId,
  )
  return visual && { version: visual.designVersion }
}

const missing = ({ shows }: TaskRow): FieldFault => ({
  key: shows === 'media' ? 'mediaMissing' : 'visualMissing',
})

interface Seen extends PostRef {
  readonly designVersion?: number | undefined
  readonly mediaVersion?: number | undefined
}

/** Yes to what it shows as somebody saw it; what was drawn or put there since has not been seen by them. */
export async function validateVisual(
  ctx: CommandContext,
  { designVersion, mediaVersion, ...place }: Seen,
): Promise<void> {
  const row = await mayWork(ctx, place)
  const shown = await shownOf(ctx, row)
  if (!shown) throw invalid({ visual: missing(row) })
  const seen = row.shows === 'media' ? mediaVersion : designVersion
  if (shown.version !== seen) throw new AppError('conflict')
  if (row.visualValidated === seen) return
  if (row.status !== 'aiSuggestion' && row.status !== 'customizing') throw new AppError('notNow')
  await changeInPlace(ctx, row, {
    transition: 'validateVisual',
    set: { visualValidated: seen },
    action: 'task.visualValidated',
  })
}

interface Validation extends PostRef {
  readonly version: number
  /** What it shows, where the same yes is meant for that. */
  readonly seen?: Omit<Seen, keyof PostRef> | undefined
  /** Where it is to go, as whoever says yes sees it; its own choice where nobody says. */
  readonly pageIds?: readonly number[] | undefined
  readonly isByMail?: boolean
  readonly as?: 'post' | 'story' | undefined
}

/** Yes to all of it: from here on it can be scheduled, and its visual stays as it was seen. */
export async function validateTask(
  ctx: CommandContext,
  { version, seen, pageIds, isByMail = false, as, ...place }: Validation,
): Promise<void> {
  const before = await mayWork(ctx, place)
  if (before.version !== version) throw new AppError('conflict')
  if (seen) await validateVisual(ctx, { ...seen, ...place })
  const row = seen ? await lockTask(ctx, place) : before
  const shown = await shownOf(ctx, row)
  const [bare] = networksWithoutHook(row.hooks, row.networks)
  const after = await moveTask(ctx, row, {
    transition: 'validate',
    by: 'customer',
    facts: {
      visualValidated: shown !== undefined && row.visualValidated === shown.version,
      hookChosen: bare === undefined,
    },
    faults: {
      visualValidated: ['visual', shown ? { key: 'visualNotValidated' } : missing(row)],
      hookChosen: ['hooks', hookFault(bare)],
    },
    set: {
      approved: {
        print: await printOf(reading(ctx), row),
        title: row.title,
        pageIds: pageIds ?? row.pageIds,
        isByMail,
        ...(as ? { as } : {}),
        before: beforeYes(before),
      },
    },
    action: 'task.validated',
  })
  const urls = linksOfPost(after)
  if (urls.length > 0) await ctx.send(lookAtLinks, { accountId: after.accountId, urls })
  if (after.visualId !== null) await freezePostVisual(ctx, after.visualId, true)
}

export const beforeYes = ({
  status,
  visualValidated,
  pageIds,
  publishAt,
  publishLocal,
  publishZone,
}: TaskRow): BeforeYes => ({
  ...{ status, visualValidated, pageIds, publishLocal, publishZone },
  publishAt: publishAt?.toISOString() ?? null,
})

/** The yes that was just said is taken back: the post is as it was before it, and waits for one again. */
export async function takeBackYes(ctx: CommandContext, place: PostRef): Promise<void> {
  const row = await mayWork(ctx, place)
  const before = row.approved?.before
  if (!before || (row.status !== 'validated' && row.status !== 'publicationWaiting'))
    throw new AppError('notNow')
  await takeUpAgain(ctx, row)
  const { status, publishAt, ...rest } = before
  await moveTask(ctx, row, {
    transition: status === 'aiSuggestion' ? 'takeBack' : 'edit',
    by: 'customer',
    facts: { notOrdered: row.origin !== 'tailorMade' },
    set: {
      ...rest,
      publishAt: publishAt === null ? null : new Date(publishAt),
      sendAt: null,
      approved: null,
    },
    action: 'task.workedAgain',
  })
}

const hookFault = (bare: Network | 'common' | undefined): FieldFault =>
  bare === undefined || bare === 'common'
    ? { key: 'hookMissing' }
    : { key: 'hookMissingFor', network: networkLabels[bare] }

/** What was approved is worked on again: the approval is void, and the visual can be drawn on. */
export async function workAgain(ctx: CommandContext, place: PostRef): Promise<void> {
  const row = await mayWork(ctx, place)
  if (row.status !== 'validated' && row.status !== 'publicationWaiting') throw new AppError('notNow')
  await takeUpAgain(ctx, row)
  await moveTask(ctx, row, {
    transition: 'edit',
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
