import type { Fact } from '@postelier/contract'
import { comparable, type Day, dayOfIso, daysIn, isSaidBy } from '@postelier/copy'
import { and, eq, inArray } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { lastDayOf } from './over.ts'
import { postGround } from './validity.tables.ts'

export type GroundRow = typeof postGround.$inferSelect

export const groundsOf = (db: Pick<Database, 'select'>, taskId: number): Promise<GroundRow[]> =>
  db.select().from(postGround).where(eq(postGround.taskId, taskId))

interface Spoken {
  readonly accountId: number
  readonly taskId: number
  readonly facts: readonly Fact[]
  readonly sentences: readonly { readonly text: string; readonly facts: readonly string[] }[]
  /** Nothing where the picture stays as it is. */
  readonly pictureWords: readonly string[] | undefined
}

/**
 * What a drafted post speaks of that ends; in place of what stood there of the same things. Of something that is known no more,
 * what stood there stays: its sentences may stand still, and then it is over one day all the same.
 */
export async function keepGrounds(
  { tx }: Pick<CommandContext, 'tx'>,
  { accountId, taskId, facts, sentences, pictureWords }: Spoken,
): Promise<void> {
  const before = new Map((await groundsOf(tx, taskId)).map((row) => [row.factId, row]))
  const rows = facts.flatMap((fact) => {
    if (lastDayOf(fact) === null) return []
    const said = sentences.filter((one) => one.facts.includes(fact.id)).map(({ text }) => comparable(text))
    const shown =
      pictureWords?.filter((words) => tellsOf(words, fact)).map(comparable) ??
      before.get(fact.id)?.pictureWords ??
      []
    if (said.length + shown.length === 0) return []
    const { id, kind, about, date, time, until } = fact
    const known = before.get(id)
    const isAsItWas = known?.date === date && known.time === time && known.until === until
    return {
      taskId,
      accountId,
      factId: id,
      kind,
      about,
      date,
      time,
      until,
      sentences: [...new Set(said)],
      pictureWords: [...new Set(shown)],
      stillTrueAt: isAsItWas ? known.stillTrueAt : null,
      stillTrueBy: isAsItWas ? known.stillTrueBy : null,
    }
  })
  const ids = facts.map(({ id }) => id)
  await tx.delete(postGround).where(and(eq(postGround.taskId, taskId), inArray(postGround.factId, ids)))
  if (rows.length > 0) await tx.insert(postGround).values(rows)
}

/** Its name, or one of its days. */
function tellsOf(words: string, { about, date, until }: Fact): boolean {
  const days: Day[] = [date, until].flatMap((iso) => (iso ? [dayOfIso(iso)] : []))
  if (about && comparable(words).includes(comparable(about))) return true
  return daysIn(words).some(({ day }) => days.some((one) => isSaidBy(day, one)))
}

/** A fact is another: posts that speak of it are held against what it is now. True where there are any. */
export async function changeGrounds(
  { tx }: Pick<CommandContext, 'tx'>,
  accountId: number,
  factId: string,
  { kind, about, date, time, until }: Pick<Fact, 'kind' | 'about' | 'date' | 'time' | 'until'>,
): Promise<boolean> {
  const changed = await tx
    .update(postGround)
    .set({ kind, about, date, time, until, stillTrueAt: null, stillTrueBy: null })
    .where(and(eq(postGround.accountId, accountId), eq(postGround.factId, factId)))
    .returning({ taskId: postGround.taskId })
  return changed.length > 0
}
