import type { Hooks, Network, NetworkSettings, TaskStatus } from '@postelier/contract'
import { showsTitle } from '@postelier/networks'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { changeBetween, contentApart } from '../kept-change.ts'
import { soughtOf, stoodBefore } from '../kept-lines.store.ts'
import { faultsOfSettings } from '../network-settings.ts'
import { stable } from '../stable.ts'
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
  /** It stood there before and is put back. */
  readonly restores?: boolean | undefined
}

/** Another content there meanwhile is never written over. Saving what stands there already is no change. */
export async function changeTask(ctx: CommandContext, input: Change): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const faults = faultsOfSettings(input.settings ?? {})
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const before = await lockTask(ctx, input)
  const set = changesOf(before, input.restores ? onlyShown(before, input) : input)
  const changed = Object.keys(set)
  if (changed.length === 0) return
  if (before.version !== input.version) throw new AppError('conflict')
  const restores = input.restores === true && (await putsBack(ctx, before, set))
  const details = { changed, ...(restores ? { restores } : {}) }
  const action = { action: 'task.changed', details } as const
  // A name that no reader sees is for the people who work on it. What is out keeps the name it went out with.
  const isToBeSeen = yetToGo.has(before.status) && showsTitle(before)
  if (!isToBeSeen && changed.every((field) => field === 'title'))
    return changeInPlace(ctx, before, { transition: 'rename', set, ...action })
  await takeUpAgain(ctx, before)
  await moveTask(ctx, before, {
    transition: 'edit',
    by: 'customer',
    facts: { notOrdered: before.origin !== 'tailorMade' },
    set,
    ...action,
  })
}

/** Whoever says that something stood there before is believed where the history says so too. */
function putsBack(ctx: CommandContext, before: TaskRow, set: Set): Promise<boolean> | boolean {
  const change = changeBetween(contentApart(before), contentApart({ ...before, ...set }))
  return change !== null && stoodBefore(ctx, before.id, soughtOf(change.after))
}

/** A text of its own for a network that the post is not for shows nowhere: it is not put back. */
function onlyShown(before: TaskRow, input: Change): Change {
  const { hooks, networks = before.networks } = input
  if (!hooks) return input
  const apart = ({ own }: Hooks, isShown: boolean) =>
    Object.fromEntries(
      Object.entries(own).filter(([network]) => networks.includes(network as Network) === isShown),
    )
  return { ...input, hooks: { ...hooks, own: { ...apart(before.hooks, false), ...apart(hooks, true) } } }
}

const yetToGo: ReadonlySet<TaskStatus> = new Set(['validated', 'publicationWaiting'] as const)

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
