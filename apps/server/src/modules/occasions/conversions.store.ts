import type { ConversionState } from '@postelier/contract'
import { and, between, eq } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { postsOfSubjects } from '../planning/index.ts'
import { keyDateConversion } from './occasions.tables.ts'

export interface Conversion {
  readonly state: ConversionState
  readonly taskId: string | null
}

export const notConverted: Conversion = { state: 'none', taskId: null }
export const conversionKey = (dayKey: string, year: number): string => `${dayKey} ${year}`

/** What became of key dates in some years; those whose draft came to nothing, or whose post was removed, are free again. */
export async function conversionsIn(
  db: Pick<Database, 'select'>,
  accountId: number,
  [first, last]: readonly [number, number],
  actor: Actor,
): Promise<ReadonlyMap<string, Conversion>> {
  const rows = await db
    .select()
    .from(keyDateConversion)
    .where(and(eq(keyDateConversion.accountId, accountId), between(keyDateConversion.year, first, last)))
  const posts = await postsOfSubjects(
    db,
    rows.flatMap(({ subjectId }) => subjectId ?? []),
    actor,
  )
  return new Map(
    rows.map(({ dayKey, year, subjectId }) => {
      const post = subjectId === null ? undefined : posts.get(subjectId)
      const state = post?.taskId ? 'converted' : post?.isOnItsWay ? 'drafting' : 'none'
      return [conversionKey(dayKey, year), { state, taskId: post?.taskId ?? null }] as const
    }),
  )
}

interface KeyDateRef {
  readonly accountId: number
  readonly dayKey: string
  readonly year: number
}

const at = ({ accountId, dayKey, year }: KeyDateRef) =>
  and(
    eq(keyDateConversion.accountId, accountId),
    eq(keyDateConversion.dayKey, dayKey),
    eq(keyDateConversion.year, year),
  )

/** The one row of a key date in a year, locked by the request that came first; the others wait, and then read what came of it. */
export async function lockConversion({ tx, now }: CommandContext, place: KeyDateRef) {
  await tx
    .insert(keyDateConversion)
    .values({ ...place, convertedAt: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(keyDateConversion).where(at(place)).for('update')
  if (!row) throw new Error('A conversion that was just kept is there')
  return row
}

export async function keepConversion(
  { tx, now }: CommandContext,
  { subjectId, ...place }: KeyDateRef & { readonly subjectId: number },
): Promise<void> {
  await tx.update(keyDateConversion).set({ subjectId, convertedAt: now }).where(at(place))
}
