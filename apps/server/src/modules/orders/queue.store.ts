// Queues of agents as rows: who could take work, how much waits for each, and what stands where. Everything that changes a queue
// changes the agent's load in the same transaction.
import { agentTypes } from '@postelier/contract'
import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import { workAccess } from '../../access/work-access.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { minuteMs, type QueuedWork, type WorkCalendar, workedMs } from '../workforce/index.ts'
import { agentLoad, taskOrder, workInterval } from './order.tables.ts'

type Reader = Pick<Database, 'select'>
export type OrderRow = typeof taskOrder.$inferSelect

export interface Agent {
  readonly id: number
  readonly name: string
  readonly languages: readonly string[]
  readonly minutes: number
  readonly tasks: number
  readonly isWorking: boolean
}

/** Asked of `person`: who is there to work. */
export const isWorking: SQL | undefined = and(eq(person.state, 'active'), isNull(person.deletionDueAt))

/** Agents who may be given work, with what waits for them; in the order of their ids. */
export async function agentsWho(db: Reader, condition: SQL | undefined): Promise<Agent[]> {
  const rows = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      languages: person.languages,
      minutes: agentLoad.minutes,
      tasks: agentLoad.tasks,
      isWorking: sql<boolean>`${isWorking}`,
    })
    .from(person)
    .leftJoin(agentLoad, eq(agentLoad.agentId, person.id))
    .where(and(inArray(person.type, [...agentTypes]), condition))
    .orderBy(asc(person.id))
  return rows.map(({ firstName, lastName, minutes, tasks, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    minutes: minutes ?? 0,
    tasks: tasks ?? 0,
  }))
}

export const speaks = (language: string): SQL => sql`${language} = any(${person.languages})`

/** One after the other, always in the same order: two orders never take the same hour, and nobody waits for ever. */
export async function lockLoads(tx: Transaction, agentIds: readonly number[]): Promise<void> {
  if (agentIds.length === 0) return
  const ids = [...new Set(agentIds)].toSorted((one, other) => one - other)
  await tx
    .insert(agentLoad)
    .values(ids.map((agentId) => ({ agentId, minutes: 0, tasks: 0 })))
    .onConflictDoNothing()
  await tx
    .select({ agentId: agentLoad.agentId })
    .from(agentLoad)
    .where(inArray(agentLoad.agentId, ids))
    .orderBy(asc(agentLoad.agentId))
    .for('update')
}

export type Queued = QueuedWork & { readonly taskId: number }

/** What waits at some agents, in their order; of what is being done, what is left of it now. */
export async function queuesOf(
  db: Reader,
  agentIds: readonly number[],
  { calendars, now }: { readonly calendars: ReadonlyMap<number, WorkCalendar>; readonly now: number },
): Promise<ReadonlyMap<number, readonly Queued[]>> {
  if (agentIds.length === 0) return new Map()
  const rows = await db
    .select({
      taskId: taskOrder.taskId,
      agentId: taskOrder.agentId,
      minutesLeft: taskOrder.minutesLeft,
      promisedAt: taskOrder.promisedAt,
      isRunning: taskOrder.isRunning,
      startedAt: workInterval.startedAt,
    })
    .from(taskOrder)
    .leftJoin(workInterval, and(eq(workInterval.taskId, taskOrder.taskId), isNull(workInterval.endedAt)))
    .where(and(eq(taskOrder.state, 'queued'), inArray(taskOrder.agentId, [...agentIds])))
    .orderBy(asc(taskOrder.agentId), asc(taskOrder.position))
  return Map.groupBy(
    rows.map(({ startedAt, promisedAt, minutesLeft, agentId, ...row }) => {
      const calendar = calendars.get(agentId ?? 0)
      const done = startedAt && calendar ? workedMs(calendar, [{ from: startedAt.getTime(), to: now }]) : 0
      return {
        ...row,
        agentId: agentId ?? 0,
        promisedAt: promisedAt?.getTime() ?? null,
        minutesLeft: Math.max(
          0,
          minutesLeft - (done / minuteMs) * ((calendar?.productivityPercent ?? 100) / 100),
        ),
      }
    }),
    ({ agentId }) => agentId,
  )
}

/** Makes room in a queue that is locked, and counts what comes into it. */
export async function makeRoom(
  tx: Transaction,
  {
    agentId,
    position,
    minutes,
  }: { readonly agentId: number; readonly position: number; readonly minutes: number },
): Promise<void> {
  await tx
    .update(taskOrder)
    .set({ position: sql`${taskOrder.position} + 1` })
    .where(
      and(eq(taskOrder.agentId, agentId), eq(taskOrder.state, 'queued'), gte(taskOrder.position, position)),
    )
  await addToLoad(tx, { agentId, minutes, tasks: 1 })
}

/** Takes a task out of a queue that is locked; the caller writes what it is now. */
export async function closeGap(tx: Transaction, row: OrderRow): Promise<void> {
  const { agentId, position, minutesLeft } = row
  if (agentId === null || position === null) return
  await tx
    .update(taskOrder)
    .set({ position: sql`${taskOrder.position} - 1` })
    .where(
      and(eq(taskOrder.agentId, agentId), eq(taskOrder.state, 'queued'), gt(taskOrder.position, position)),
    )
  await addToLoad(tx, { agentId, minutes: -minutesLeft, tasks: -1 })
}

export async function addToLoad(
  tx: Transaction,
  { agentId, minutes, tasks }: { readonly agentId: number; readonly minutes: number; readonly tasks: number },
): Promise<void> {
  await tx
    .update(agentLoad)
    .set({ minutes: sql`${agentLoad.minutes} + ${minutes}`, tasks: sql`${agentLoad.tasks} + ${tasks}` })
    .where(eq(agentLoad.agentId, agentId))
}

export async function changeOrder(
  tx: Transaction,
  taskId: number,
  set: Partial<typeof taskOrder.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await tx.update(taskOrder).set(set).where(eq(taskOrder.taskId, taskId)).returning()
  if (!row) throw new Error('An order whose task is locked does not go away')
  return row
}

/** From here on the agent reads that business's brand and draws on the visual; whoever had the task before does no longer. */
export async function openAccess(
  tx: Transaction,
  row: {
    readonly agentId: number
    readonly taskId: number
    readonly accountId: number
    readonly visualId: number | null
  },
): Promise<void> {
  await tx
    .insert(workAccess)
    .values(row)
    .onConflictDoUpdate({ target: workAccess.taskId, set: { agentId: row.agentId, visualId: row.visualId } })
}

export async function closeAccess(tx: Transaction, taskId: number): Promise<void> {
  await tx.delete(workAccess).where(eq(workAccess.taskId, taskId))
}
