// The order of the list or calendar somebody came from, for the one before and the one after.
import { useEffect } from 'react'
import { forThisVisit } from '#shared/lib/storage.ts'

const keyOf = (accountId: number) => `po:posts-order:${accountId}`

/** More are not leafed through. */
const mostKept = 2000

/** Of a page where it begins, and how many there are on all of them. */
interface PageOfOrder {
  readonly offset: number
  readonly total: number
}

/** Kept while it is on the screen; what is opened then was opened from there. */
export function useKeepOrder(accountId: number, ids: readonly string[], page?: PageOfOrder): void {
  const order = ids.slice(0, mostKept).join(' ')
  const { offset = 0, total = ids.length } = page ?? {}
  useEffect(() => keepOrder(accountId, order, { offset, total }), [accountId, order, offset, total])
}

export function keepOrder(accountId: number, order: string, { offset, total }: PageOfOrder): void {
  if (accountId > 0 && order) forThisVisit.write(keyOf(accountId), `${offset}/${total} ${order}`)
}

export interface Neighbours {
  readonly nth: number
  readonly count: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Nothing where it was not opened from a list, or stands alone there. */
export function neighboursOf(accountId: number, id: string): Neighbours | null {
  const [page = '', ...ids] = forThisVisit.read(keyOf(accountId))?.split(' ') ?? []
  const at = ids.indexOf(id)
  const [offset = 0, total = 0] = page.split('/').map(Number)
  if (at < 0 || total < 2) return null
  return { nth: offset + at + 1, count: total, previous: ids[at - 1], next: ids[at + 1] }
}
