import { type PublicationEventView, publicationReasons } from '@postelier/contract'
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { readTask } from '../../tasks/index.ts'
import { delivery, deliveryLog } from '../publishing.tables.ts'

interface ReadJournalInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly publicationId: number
  readonly offset: number
  readonly limit: number
}

/** What was sent to a page when, and what came back, the latest first as everything that happened to a post. */
export async function readJournal(
  { db, actor }: QueryContext,
  { publicationId, offset, limit, ...place }: ReadJournalInput,
): Promise<{ data: { total: number; items: PublicationEventView[] } }> {
  await requireAccount(db, actor, place.accountId, 'posts:consult')
  const { id: taskId } = await readTask(db, place, actor)
  const [found] = await db
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(eq(delivery.id, publicationId), eq(delivery.taskId, taskId)))
  if (!found) throw notFound()
  const isForSupport = isSupport(actor)
  const lines = linesOf(db, publicationId, isForSupport)
  const [rows, total] = await Promise.all([
    db.select().from(lines).orderBy(desc(lines.id)).offset(offset).limit(limit),
    db.$count(lines),
  ])
  return {
    data: {
      total,
      items: rows.map(({ id, at, what, state, step, details }) => ({
        id,
        at: at.toISOString(),
        what,
        url: textOf(details.url),
        reason: publicationReasons.find((reason) => reason === details.kind) ?? null,
        more: isForSupport ? { state, step, details: { ...details } } : null,
      })),
    },
  }
}

/**
 * Whoever helps sees every line. Others are told once what repeats itself, save a sending, and not that one step follows
 * another: left out here, so that every page they turn holds something to read.
 */
function linesOf(db: QueryContext['db'], deliveryId: number, isWhole: boolean) {
  const { deliveryId: of, id, what, details } = deliveryLog
  const kind = sql`${details}->>'kind'`
  const later = sql`over (order by ${id} desc)`
  const isAgain = sql<boolean>`${what} <> 'sending' and ${what} = lag(${what}) ${later}
    and ${kind} is not distinct from lag(${kind}) ${later}`
  const told = db
    .select({ ...getTableColumns(deliveryLog), isAgain: isAgain.as('is_again') })
    .from(deliveryLog)
    .where(isWhole ? eq(of, deliveryId) : and(eq(of, deliveryId), ne(what, 'next')))
    .as('told')
  return db
    .select()
    .from(told)
    .where(isWhole ? undefined : sql`${told.isAgain} is not true`)
    .as('lines')
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Who administers the platform, also from a customer's chair. */
const isSupport = (actor: Actor): boolean =>
  actor.kind === 'person' &&
  (actor.type === 'superAdmin' || actor.type === 'productManager' || actor.impersonatorId !== null)
