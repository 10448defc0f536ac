// What is kept of figures: every answer for a month, then the last of each day (UTC), then the last there is. A row says
// itself what it is kept as, so that each is looked at twice in its life, found by an index and never again.
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { days, later, monthsBefore } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { sweptAtOnce } from '../../platform/jobs/little-by-little.ts'
import { isKeptAs, type KeptAs, pageFigure, postFigure } from './publishing.tables.ts'

export const everyForDays = 30
export const dailyForMonths = 13

const endOfDay = (at: SQL) =>
  sql`(date_trunc('day', ${at} at time zone 'UTC') + interval '1 day') at time zone 'UTC'`

interface Thinning {
  readonly from: Exclude<KeptAs, 'last'>
  readonly to: KeptAs
  /** Rows from before then are looked at. */
  readonly before: (now: Date) => Date
  /** Up to when one that came later takes the place of one at this moment. */
  readonly until: (at: SQL) => SQL
}

const toDaily: Thinning = {
  from: 'every',
  to: 'daily',
  until: endOfDay,
  before: (now) => later(now, -days(everyForDays)),
}
const toLast: Thinning = {
  from: 'daily',
  to: 'last',
  until: () => sql`'infinity'::timestamptz`,
  before: (now) => monthsBefore(now, dailyForMonths),
}

interface Figures {
  readonly table: SQL
  /** Whose figures they are. */
  readonly owner: SQL
}

const figuresOf = (table: string, { name }: { readonly name: string }): Figures => ({
  table: sql`${sql.identifier(table)}`,
  owner: sql`${sql.identifier(name)}`,
})
const ofPosts = figuresOf(getTableName(postFigure), postFigure.deliveryId)
const ofPages = figuresOf(getTableName(pageFigure), pageFigure.pageId)

export const purges: readonly (readonly [Figures, Thinning])[] = [ofPosts, ofPages].flatMap((figures) => [
  [figures, toDaily] as const,
  [figures, toLast] as const,
])

/**
 * The oldest that were not looked at since: each goes where a later one takes its place, or is marked as kept. The last of a
 * day, and the last of all, is never one that goes, so two at once only share the work. What had been the last of all, and
 * is not any more, goes with them.
 */
export const someFigures = (
  { table, owner }: Figures,
  { from, to, before, until }: Thinning,
  now: Date,
): SQL => sql`
  with old as materialized (
    select id, ${owner} as owner, at from ${table}
    where ${isKeptAs(from)} and at < ${before(now).toISOString()}::timestamptz
    order by at, id limit ${sweptAtOnce} for update skip locked),
  judged as materialized (
    select old.id, exists (select 1 from ${table} as other where other.${owner} = old.owner
      and other.at >= old.at and other.at < ${until(sql`old.at`)} and (other.at, other.id) > (old.at, old.id)) as goes
    from old),
  ${to === 'last' ? outdated({ table, owner }) : sql``}
  gone as (delete from ${table} where id in (
    select id from judged where goes ${to === 'last' ? sql`union all select id from outdated` : sql``})),
  kept as (update ${table} set kept_as = ${to} where id in (select id from judged where not goes))
  select count(*)::int as count from old`

/** Of each whose turn it is, at most one: whatever came before it went when it was marked. */
const outdated = ({ table, owner }: Figures) => sql`
  outdated as materialized (
    select other.id from old cross join lateral (
      select id from ${table} where ${owner} = old.owner and at <= old.at and id <> old.id and kept_as = 'last'
      order by at limit 1 for update skip locked) as other),`

export async function compactSome(
  db: Pick<Database, 'execute'>,
  [figures, thinning]: (typeof purges)[number],
  now: Date,
): Promise<{ isMore: boolean }> {
  const { rows } = await db.execute<{ count: number }>(someFigures(figures, thinning, now))
  return { isMore: (rows[0]?.count ?? 0) === sweptAtOnce }
}
