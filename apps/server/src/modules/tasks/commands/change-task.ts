import type { Hooks, Network, NetworkSettings } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { faultsOfSettings } from '../network-settings.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { changeInPlace, moveTask } from './move-task.ts'
import { takeUpAgain } from './validate-task.ts'

interface Change {
  readonly accountId: number
  readonly taskPublicId: string
  readonly version: number
  readonly title?: string | undefined
  readonly networks?: readonly Network[] | undefined
  readonly pageIds?: readonly number[] | null | undefined
  readonly hooks?: Hooks | undefined
  readonly firstComment?: string | undefined
  readonly settings?: NetworkSettings | undefined
}

/** Another content there meanwhile is never written over. Saving what stands there already is no change. */
export async function changeTask(ctx: CommandContext, input: Change): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const faults = faultsOfSettings(input.settings ?? {})
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const before = await lockTask(ctx, input)
  const set = changesOf(before, input)
  const changed = Object.keys(set)
  if (changed.length === 0) return
  if (before.version !== input.version) throw new AppError('conflict')
  const action = { action: 'task.changed', details: { changed } } as const
  // A title is a name for the people who work on it: it is no part of what was approved.
  if (changed.every((field) => field === 'title'))
    return changeInPlace(ctx, before, { transition: 'rename', set, ...action })
  // Who sees it, who may answer and on which pages are no part of it either, as long as nothing of it was laid out to be sent.
  if (before.status === 'validated' && changed.every((field) => unapproved.has(field)))
    return changeInPlace(ctx, before, { transition: 'set', set, ...action })
  await takeUpAgain(ctx, before)
  await moveTask(ctx, before, {
    transition: 'edit',
    by: 'customer',
    facts: { notOrdered: before.origin !== 'tailorMade' },
    set,
    ...action,
  })
}

const unapproved: ReadonlySet<string> = new Set(['title', 'settings', 'pageIds'])

type Set = Partial<Pick<TaskRow, 'title' | 'hooks' | 'firstComment' | 'networks' | 'settings' | 'pageIds'>>

function changesOf(
  before: TaskRow,
  { title, networks, hooks, firstComment, settings, pageIds }: Change,
): Set {
  const wanted: Set = {
    ...(title === undefined ? {} : { title }),
    ...(networks === undefined ? {} : { networks: [...new Set(networks)] }),
    ...(hooks === undefined ? {} : { hooks }),
    ...(firstComment === undefined ? {} : { firstComment: firstComment.trim() }),
    ...(settings === undefined ? {} : { settings }),
    ...(pageIds === undefined ? {} : { pageIds: pageIds && [...new Set(pageIds)] }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => stable(value) !== stable(before[field as keyof Set])),
  )
}

/** The same for the same words, whatever order their networks stand in. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  )
