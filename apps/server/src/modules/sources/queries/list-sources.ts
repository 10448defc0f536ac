import type { SourceItemView, SourceView } from '@postelier/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { readContentSources } from '../../brand/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { presentThing } from '../present-read.ts'
import { sourceItem, sourceState } from '../sources.tables.ts'

interface OfAccount {
  readonly accountId: number
}
interface OneSource extends OfAccount {
  readonly sourceId: number
}

/** A handful: there is a limit to how many a business may have. */
export async function listSources({ db, now }: QueryContext, { accountId }: OfAccount) {
  const [rows, { contentSources: max }] = await Promise.all([rowsOf(db, accountId), masterSettings(db)])
  return { sources: rows.map((row) => present(row, now)), max }
}

export async function readSourceView({ db, now }: QueryContext, { accountId, sourceId }: OneSource) {
  const row = (await rowsOf(db, accountId)).find(({ source }) => source.id === sourceId)
  if (!row) throw notFound()
  return { source: present(row, now) }
}

async function rowsOf(db: Pick<Database, 'select'>, accountId: number): Promise<Row[]> {
  const [sources, states] = await Promise.all([
    readContentSources(db, [accountId]),
    db.select().from(sourceState).where(eq(sourceState.accountId, accountId)),
  ])
  return sources.flatMap((source) => {
    const state = states.find((one) => one.sourceId === source.id)
    return state ? [{ source, state }] : []
  })
}

interface Row {
  readonly source: Awaited<ReturnType<typeof readContentSources>>[number]
  readonly state: typeof sourceState.$inferSelect
}

function present({ source, state }: Row, now: Date): SourceView {
  const { items, told, failure, flags, mapping, version } = state
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: source.id,
    kind: source.kind as SourceView['kind'],
    name: source.name,
    url: source.url,
    state: stateOf(state, now),
    items,
    told,
    failure,
    mapping,
    version,
    flags: [...flags],
    readAt: iso(state.readAt),
    failedAt: iso(state.failedAt),
    nextAt: state.isPaused ? null : iso(state.nextAt),
  }
}

function stateOf({ isPaused, heldUntil, nextAt, failure }: Row['state'], now: Date): SourceView['state'] {
  if (isPaused) return 'paused'
  if (heldUntil && heldUntil >= now) return 'reading'
  if (nextAt <= now) return 'waiting'
  return failure === null ? 'fine' : 'failed'
}

interface Page extends OneSource {
  readonly offset: number
  readonly limit: number
}

/** The newest first; of those without a day, as the source has them. */
export async function listItems(ctx: QueryContext, { accountId, sourceId, offset, limit }: Page) {
  await readSourceView(ctx, { accountId, sourceId })
  const { db } = ctx
  const where = and(eq(sourceItem.sourceId, sourceId), eq(sourceItem.accountId, accountId))
  const [total, rows] = await Promise.all([
    db.$count(sourceItem, where),
    db
      .select()
      .from(sourceItem)
      .where(where)
      .orderBy(sql`${sourceItem.date} is null`, desc(sourceItem.date), asc(sourceItem.place))
      .offset(offset)
      .limit(limit),
  ])
  const items = rows.map(
    (row): SourceItemView => ({ id: row.id, ...presentThing(row), readAt: row.readAt.toISOString() }),
  )
  return { data: { total, items } }
}

/** One item, for whoever makes a post of it. */
export async function itemOf(
  db: Pick<Database, 'select'>,
  { accountId, sourceId, itemId }: OneSource & { readonly itemId: number },
) {
  const [row] = await db
    .select()
    .from(sourceItem)
    .where(
      and(eq(sourceItem.id, itemId), eq(sourceItem.sourceId, sourceId), eq(sourceItem.accountId, accountId)),
    )
  return row
}
