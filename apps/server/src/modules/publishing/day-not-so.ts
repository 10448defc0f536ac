import type { TaskView } from '@postelier/contract'
import { dayLeftBehind } from '@postelier/copy'
import { localTimeOf } from '../../platform/local-time.ts'

/** What a post says of a day, where its new date makes it untrue. */
export function dayNotSo(
  before: TaskView,
  { hooks, firstComment, publishAt, zone }: TaskView,
): string | null {
  if (publishAt === null) return null
  const dayOf = (at: string) => localTimeOf(new Date(at), zone).slice(0, 10)
  const days = { from: before.publishAt === null ? null : dayOf(before.publishAt), to: dayOf(publishAt) }
  for (const text of [hooks.common, ...Object.values(hooks.own), firstComment]) {
    const said = text ? dayLeftBehind(text, days) : null
    if (said !== null) return said
  }
  return null
}
