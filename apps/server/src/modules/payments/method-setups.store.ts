// Cards and accounts on their way to being kept: which are under way, and how long one may be confirmed.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { days, hours, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { type MethodSetupRow, methodSetup } from './method-setups.tables.ts'

/** Nobody comes back to a page they left an hour ago; a bank has a week to say something of a mandate. */
const openForMs = { page: hours(1), bank: days(7) } as const
const firstPauseMs = hours(1) / 12

/** One that may still come to something. */
export const isSetupOpen = ({ state }: Pick<MethodSetupRow, 'state'>): boolean =>
  state === 'action' || state === 'failed' || state === 'processing'

export const openSetups = (db: Pick<Database, 'select'>, accountId: number): Promise<MethodSetupRow[]> =>
  db
    .select()
    .from(methodSetup)
    .where(
      and(
        eq(methodSetup.accountId, accountId),
        inArray(methodSetup.state, ['action', 'failed', 'processing']),
      ),
    )
    .orderBy(asc(methodSetup.createdAt), asc(methodSetup.id))

type Aged = Pick<MethodSetupRow, 'state' | 'createdAt'>

const leftMs = ({ state, createdAt }: Aged, now: Date): number =>
  openForMs[state === 'processing' ? 'bank' : 'page'] - (now.getTime() - createdAt.getTime())

/** Not confirmed in time: it is called off, and begun anew by whoever still wants it. */
export const isSetupTooLate = (row: Aged, now: Date): boolean => isSetupOpen(row) && leftMs(row, now) <= 0

/** What nobody tells of is asked for: often while a person waits, once more when it may not be confirmed any longer, then rarely. */
export function setupReadAgain(row: Aged, now: Date): Date | null {
  if (!isSetupOpen(row)) return null
  const left = leftMs(row, now)
  const pauseMs = Math.max(now.getTime() - row.createdAt.getTime(), firstPauseMs)
  return later(now, left > 0 ? Math.min(pauseMs, left) : pauseMs)
}
