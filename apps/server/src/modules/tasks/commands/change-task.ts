import type { Hooks, Network } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { changeInPlace, moveTask } from './move-task.ts'
import { takeUpAgain } from './validate-task.ts'

interface Change {
  readonly accountId: number
  readonly taskPublicId: string
  readonly version: number
  readonly title?: string | undefined
  readonly networks?: readonly Network[] | undefined
  readonly hooks?: Hooks | undefined
}

/** Another content there meanwhile is never written over. Saving what stands there already is no change. */
export async function changeTask(ctx: CommandContext, input: Change): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const before = await lockTask(ctx, input)
  const set = changesOf(before, input)
  const changed = Object.keys(set)
  if (changed.length === 0) return
  if (before.version !== input.version) throw new AppError('conflict')
  const action = { action: 'task.changed', details: { changed } } as const
  // A title is a name for the people who work on it: it is no part of what was approved.
  if (changed.every((field) => field === 'title'))
    return changeInPlace(ctx, before, { deed: 'rename', set, ...action })
  await takeUpAgain(ctx, before)
  await moveTask(ctx, before, {
    deed: 'edit',
    by: 'customer',
    facts: { notOrdered: before.origin !== 'tailorMade' },
    set,
    ...action,
  })
}

type Set = Partial<Pick<TaskRow, 'title' | 'hooks' | 'networks'>>

function changesOf(before: TaskRow, { title, networks, hooks }: Change): Set {
  const wanted: Set = {
    ...(title === undefined ? {} : { title }),
    ...(networks === undefined ? {} : { networks: [...new Set(networks)] }),
    ...(hooks === undefined ? {} : { hooks }),
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
