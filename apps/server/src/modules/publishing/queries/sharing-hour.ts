import { pagesOf } from '@postelier/networks'
import type { QueryContext } from '../../../access/context.ts'
import { type TaskRow, tasksAtSameTime } from '../../tasks/index.ts'
import { pagesOffered } from './pages-meant.ts'

/** Of some of a business's posts, those that go to a page on which another one goes out at the same minute. */
export async function sharingHour(
  ctx: QueryContext,
  accountId: number,
  rows: readonly Pick<TaskRow, 'publishAt'>[],
): Promise<ReadonlySet<number>> {
  const dates = rows.flatMap(({ publishAt }) => (publishAt ? [publishAt.getTime()] : []))
  if (dates.length === 0) return new Set()
  const from = new Date(dates.reduce((one, other) => Math.min(one, other)))
  const to = new Date(dates.reduce((one, other) => Math.max(one, other)))
  const twins = await tasksAtSameTime(ctx, { accountId, from, to })
  if (twins.length === 0) return new Set()
  const offered = await pagesOffered(ctx.db, accountId)
  const onPage = new Map<string, number[]>()
  for (const { id, publishAt, ...meant } of twins)
    for (const page of pagesOf(meant, offered)) {
      const key = `${page.id} ${publishAt?.getTime()}`
      onPage.set(key, [...(onPage.get(key) ?? []), id])
    }
  return new Set([...onPage.values()].filter((ids) => ids.length > 1).flat())
}
