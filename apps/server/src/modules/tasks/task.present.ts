import type { TaskAbility, TaskCard, TaskView } from '@postelier/contract'
import { type Actor, holds } from '../../access/actor.ts'
import type { PostVisual } from '../visuals/index.ts'
import { deedsFrom } from './life-cycle.ts'
import type { TaskRow } from './task.store.ts'
import { hookFor } from './task.ts'

/** As much of the words as a card shows. */
const longestBeginning = 200

export function presentCard(row: TaskRow, visual: PostVisual | undefined): TaskCard {
  const [first] = row.networks
  const words = row.hooks.common.trim() || (first ? hookFor(row.hooks, first) : '')
  return {
    id: row.publicId,
    title: row.title,
    format: row.format,
    origin: row.origin,
    status: row.status,
    hook: words.slice(0, longestBeginning),
    networks: row.networks,
    picture: visual?.file ?? null,
    ratio: visual?.format ?? null,
    pages: visual?.pages ?? 0,
    changedAt: row.changedAt.toISOString(),
  }
}

export function presentTask(row: TaskRow, visual: PostVisual | undefined, actor: Actor): TaskView {
  return {
    ...presentCard(row, visual),
    hooks: row.hooks,
    visual: visual
      ? {
          id: visual.id,
          designVersion: visual.designVersion,
          isValidated: row.visualValidated === visual.designVersion,
        }
      : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    abilities: abilitiesOn(row, actor),
  }
}

/** What the life cycle allows from here, and the person's role. */
function abilitiesOn({ status }: TaskRow, actor: Actor): TaskAbility[] {
  const next = new Set(deedsFrom(status, 'customer'))
  const isWorkedOn = status === 'aiSuggestion' || status === 'customizing'
  const can: Readonly<Record<TaskAbility, boolean>> = {
    edit: next.has('edit'),
    validateVisual: isWorkedOn,
    validate: next.has('validate'),
    workAgain: next.has('edit') && !isWorkedOn,
    publish: next.has('publish'),
    cancel: next.has('cancel'),
    putBack: next.has('putBack'),
    remove: next.has('remove'),
  }
  const may = (ability: TaskAbility) => holds(actor, ability === 'remove' ? 'posts:delete' : 'posts:edit')
  return (Object.keys(can) as TaskAbility[]).filter((ability) => can[ability] && may(ability))
}
