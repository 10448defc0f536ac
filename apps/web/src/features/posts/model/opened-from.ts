// The order of the list or calendar somebody came from, for the one before and the one after.
import { useEffect } from 'react'
import { forThisVisit } from '#shared/lib/storage.ts'

const keyOf = (accountId: number) => `po:posts-order:${accountId}`

/** More are not leafed through. */
const mostKept = 2000

/** Kept while it is on the screen; what is opened then was opened from there. */
export function useKeepOrder(accountId: number, ids: readonly string[]): void {
  const order = ids.slice(0, mostKept).join(' ')
  useEffect(() => {
    if (accountId > 0 && order) forThisVisit.write(keyOf(accountId), order)
  }, [accountId, order])
}

export interface Neighbours {
  readonly nth: number
  readonly count: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Nothing where it was not opened from a list, or stands alone there. */
export function neighboursOf(accountId: number, id: string): Neighbours | null {
  const ids = forThisVisit.read(keyOf(accountId))?.split(' ') ?? []
  const at = ids.indexOf(id)
  if (at < 0 || ids.length < 2) return null
  return { nth: at + 1, count: ids.length, previous: ids[at - 1], next: ids[at + 1] }
}
