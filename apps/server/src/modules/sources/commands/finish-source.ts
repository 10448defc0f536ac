import type { SourceThing } from '@postelier/reading'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { storable } from '../../../platform/database/storable.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { keepSourceFacts } from '../../planning/index.ts'
import type { SourceAnswer } from '../read-source.ts'
import { everyMs, lockClaimed, type SourceRow } from '../source.store.ts'
import { sourceItem, sourceState } from '../sources.tables.ts'

export type SourceOutcome = SourceAnswer

interface Finish {
  readonly sourceId: number
  readonly holder: string
  readonly outcome: SourceOutcome
}

/** What can be looked through, and how many of these plannings tell by themselves. */
const mostItems = 500
const mostTold = 60

/**
 * The last write of a reading: items and facts as the source has them now, or why there are none, and then what was known
 * stays. Only while this worker holds it: a source that was removed, paused or matched otherwise meanwhile is left alone.
 */
export async function finishSource(
  ctx: CommandContext,
  { sourceId, holder, outcome: told }: Finish,
): Promise<void> {
  const outcome = storable(told)
  const row = await lockClaimed(ctx, { sourceId, holder })
  if (!row) return
  const { accountId } = row
  const change =
    'failure' in outcome
      ? { failure: outcome.failure, failedAt: ctx.now }
      : await keep(ctx, row, outcome.read.things, outcome.read.flags)
  await ctx.tx
    .update(sourceState)
    .set({ ...unheld, ...change })
    .where(eq(sourceState.sourceId, sourceId))
  await ctx.announce({ name: 'planning.changed', accountId })
}

async function keep(
  ctx: CommandContext,
  row: SourceRow,
  read: readonly SourceThing[],
  flags: SourceRow['flags'],
) {
  const { accountId, sourceId } = row
  const things = read.slice(0, mostItems)
  await keepItems(ctx, row, things)
  const told = await keepSourceFacts(ctx, {
    accountId,
    sourceId,
    facts: things
      .flatMap(({ key, facts }) =>
        facts.map((fact, nth) => ({ key: nth === 0 ? key : `${key} ${nth}`, fact })),
      )
      .slice(0, mostTold),
  })
  return {
    items: things.length,
    told,
    flags,
    tries: 0,
    readAt: ctx.now,
    failure: null,
    failedAt: null,
    nextAt: later(ctx.now, everyMs),
  }
}

async function keepItems(
  ctx: CommandContext,
  { accountId, sourceId }: SourceRow,
  things: readonly SourceThing[],
): Promise<void> {
  const before = await ctx.tx
    .select({ id: sourceItem.id, key: sourceItem.key })
    .from(sourceItem)
    .where(eq(sourceItem.sourceId, sourceId))
  const ids = new Map(before.map(({ id, key }) => [key, id]))
  const rows = things.map((thing, place) => {
    const { key, name, text, url, image, date, price } = thing
    return {
      id: ids.get(key) ?? newDigitsId(),
      accountId,
      sourceId,
      key,
      name,
      text,
      url,
      image,
      date,
      price,
      facts: [...thing.facts],
      place,
      readAt: ctx.now,
    }
  })
  const now = new Set(rows.map(({ id }) => id))
  const gone = before.flatMap(({ id }) => (now.has(id) ? [] : [id]))
  if (gone.length > 0) await ctx.tx.delete(sourceItem).where(inArray(sourceItem.id, gone))
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await ctx.tx
      .insert(sourceItem)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({ target: sourceItem.id, set: asRead })
}

const rowsAtOnce = 100
const { name, text, url, image, date, price, facts, place, readAt } = getTableColumns(sourceItem)
/** As the source says it now. */
const asRead = Object.fromEntries(
  Object.entries({ name, text, url, image, date, price, facts, place, readAt }).map(([key, column]) => [
    key,
    sql`excluded.${sql.identifier(column.name)}`,
  ]),
)
