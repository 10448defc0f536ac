// In which order a business's posts stand, whatever they are narrowed to: those that go out, the soonest first; those being
// made, the soonest first too, and behind them, changed last first, what has no date; those that are over, the latest first. It hangs on nothing but the posts, so that pages of a list
// fit together. Written once, for the index and for whoever reads by it.
import { type SQL, sql } from 'drizzle-orm'

const goesOut = `status in ('publicationWaiting', 'publishing')`
const isOver = `status in ('published', 'publicationCanceled')`

export const displayGroup: SQL = sql.raw(`(case when ${goesOut} then 0 when ${isOver} then 2 else 1 end)`)
export const soonestFirst: SQL = sql.raw(`(case when ${isOver} then null else publish_at end)`)
export const latestFirst: SQL = sql.raw(
  `(case when ${goesOut} then null when ${isOver} then coalesce(publish_at, changed_at) else changed_at end) desc`,
)
