// Whatever both sides do, in whatever order and twice at once: the credits of orders add up, queues stay numbered without gaps,
// and no task is where its life cycle does not lead.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { type OrderingTeam, orderingTeam } from '../../testing/orders.ts'
import { signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { steps } from '../tasks/life-cycle.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const given = 40
const mostOrders = 4
const acts = [
  ...['order', 'orderUrgent', 'start', 'pause', 'deliver', 'accept', 'return', 'change', 'complain'],
  ...['answerReturn', 'answerKeep', 'answerCancel', 'cancel', 'transfer', 'timePasses'],
] as const
type Act = (typeof acts)[number]

const step = fc.record({
  // Much is begun, so that there is something to answer.
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Act>('order', 'start', 'deliver') },
    { weight: 4, arbitrary: fc.constantFrom(...acts) },
  ),
  other: fc.option(fc.constantFrom(...acts), { nil: undefined }),
  task: fc.nat({ max: mostOrders - 1 }),
  isDoubled: fc.boolean(),
})

async function world() {
  const team = await orderingTeam(server, { agents: 2, credits: given })
  const [desks, manager] = await Promise.all([
    Promise.all(team.agents.map((agent) => team.deskOf(agent))),
    signedIn(server, team.manager),
  ])
  const tasks: string[] = []
  const managed = (task: string) => ({ params: { taskPublicId: task } })

  /** Answers with the status of the call, which may be a refusal and never a fault. */
  async function take(act: Act, nth: number): Promise<number> {
    if (act === 'timePasses') {
      server.clock.advance(minutes(7))
      return 200
    }
    if (act === 'order' || act === 'orderUrgent') return tasks.length < mostOrders ? place(act) : 200
    const task = tasks[nth % Math.max(1, tasks.length)]
    if (task === undefined) return 200
    const mine = team.asCustomer(task)
    const desk = await holderOf(task)
    switch (act) {
      case 'start':
        return desk ? (await desk.start(task)).status : 404
      case 'pause':
        return desk ? (await desk.pause(task)).status : 404
      case 'deliver':
        if (!desk || (await desk.read(task)).status !== 200) return 404
        return (await desk.deliver(task)).status
      case 'accept':
        return (await mine.accept((await mine.read()).proposals.length || 1)).status
      case 'return':
        return (await mine.return((await mine.read()).returns.nextCredits)).status
      case 'change':
        return changeBrief(task, nth)
      case 'complain':
        return (await mine.complain()).status
      case 'cancel':
        return (await mine.cancel()).status
      case 'transfer':
        return transfer(task)
      default:
        return answer(
          task,
          ({ answerReturn: 'return', answerKeep: 'keep' } as const)[act as 'answerKeep'] ?? 'cancel',
        )
    }
  }

  async function place(act: Act): Promise<number> {
    const kind = team.kindOf('hook', null)
    const begun = await team.begin({}, { configurationId: kind, isUrgent: act === 'orderUrgent' })
    const placed = await team.placeBegun(begun)
    if (placed.status === 200) tasks.push(begun.taskId)
    return placed.status
  }

  /** Adjusted, or about something else. */
  async function changeBrief(task: string, nth: number): Promise<number> {
    const part =
      nth % 2 === 0
        ? { tone: 'humor' }
        : { subject: { type: 'brand', message: 'Quarante ans de fournil.' }, hookSetting: 'perNetwork' }
    return (await team.asCustomer(task).change(part)).answer.status
  }

  async function holderOf(task: string) {
    for (const desk of desks) if ((await desk.read(task)).status === 200) return desk
    return undefined
  }

  async function holderIdOf(task: string): Promise<number | null> {
    const held = await Promise.all(desks.map(async (desk) => (await desk.read(task)).status === 200))
    return team.agents[held.indexOf(true)]?.id ?? null
  }

  async function transfer(task: string): Promise<number> {
    const found = await manager.call('GET /api/me/managing-tasks/{taskPublicId}/takers', managed(task))
    const to = found.status === 200 ? found.body.takers[0]?.id : undefined
    if (to === undefined) return 404
    const given = await manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      ...managed(task),
      body: { agentId: to, fromAgentId: await holderIdOf(task) },
    })
    return given.status
  }

  async function answer(task: string, word: 'return' | 'keep' | 'cancel'): Promise<number> {
    const answered = await manager.call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
      ...managed(task),
      body: { answer: word, message: 'Vu avec l’équipe.' },
    })
    return answered.status
  }

  return { team, tasks, take }
}

async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await server.platform.db.execute(query)
  return rows as Row[]
}

interface TaskMoney {
  readonly state: string
  readonly status: string
  readonly paid: number
  readonly back: number
  readonly open: number
  readonly kept: number
  readonly released: number
}

async function expectMoney({ customer }: OrderingTeam): Promise<void> {
  const [{ balance = 0, least = 0 } = {}] = await read<{ balance: number; least: number }>(
    sql`select coalesce(sum("left"), 0)::int as balance, coalesce(min("left"), 0)::int as least from credit_lot where account_id = ${customer.id}`,
  )
  const [{ book = 0 } = {}] = await read<{ book: number }>(
    sql`select coalesce(sum(amount), 0)::int as book from credit_entry where account_id = ${customer.id}`,
  )
  const rows = await read<TaskMoney>(sql`
    select t.public_id as task, o.state, t.status,
      coalesce((select -sum(amount) from credit_entry e where e.account_id = o.account_id and e.reference = t.public_id and amount < 0), 0)::int as paid,
      coalesce((select sum(amount) from credit_entry e where e.account_id = o.account_id and e.reference = t.public_id and amount > 0), 0)::int as back,
      coalesce((select sum(credits) from credit_hold h where h.account_id = o.account_id and h.key like 'order:' || t.public_id || '%' and h.state = 'open'), 0)::int as open,
      coalesce((select sum(credits) from credit_hold h where h.account_id = o.account_id and h.key like 'order:' || t.public_id || '%' and h.state = 'kept'), 0)::int as kept,
      coalesce((select sum(credits) from credit_hold h where h.account_id = o.account_id and h.key like 'order:' || t.public_id || '%' and h.state = 'released'), 0)::int as released
    from task_order o join task t on t.id = o.task_id where o.account_id = ${customer.id}`)
  const sum = (of: 'paid' | 'back') => rows.reduce((all, row) => all + row[of], 0)
  expect(least).toBeGreaterThanOrEqual(0)
  expect(balance).toBe(book)
  expect(balance).toBe(given - sum('paid') + sum('back'))
  for (const { state, status, paid, back, open, kept, released } of rows) {
    const isCancelled = status === 'publicationCanceled'
    // Held, spent and given back are what was paid: of a cancelled order all came back, of any other nothing did.
    expect(open + kept + released).toBe(paid)
    expect(back).toBe(isCancelled ? paid : 0)
    if (!isCancelled) expect(released).toBe(0)
    if (state === 'closed') expect(open).toBe(0)
  }
}

async function expectQueues({ agents, customer }: OrderingTeam): Promise<void> {
  for (const { id } of agents) {
    const queue = await read<{ position: number; minutes_left: number; is_running: boolean; timers: number }>(
      sql`select position, minutes_left, is_running,
        (select count(*) from work_interval w where w.task_id = o.task_id and w.ended_at is null)::int as timers
        from task_order o where agent_id = ${id} and state = 'queued' order by position`,
    )
    expect(queue.map(({ position }) => position)).toEqual(queue.map((_, index) => index))
    const [load] = await read<{ minutes: number; tasks: number }>(
      sql`select minutes, tasks from agent_load where agent_id = ${id}`,
    )
    expect(load ?? { minutes: 0, tasks: 0 }).toEqual({
      minutes: queue.reduce((all, one) => all + one.minutes_left, 0),
      tasks: queue.length,
    })
    for (const one of queue) expect(one.timers).toBe(one.is_running ? 1 : 0)
    expect(queue.filter(({ is_running }) => is_running).length).toBeLessThanOrEqual(1)
  }
  const [{ stray = 0 } = {}] = await read<{ stray: number }>(
    sql`select count(*)::int as stray from work_interval w join task_order o on o.task_id = w.task_id
      where o.account_id = ${customer.id} and w.ended_at is null and o.state <> 'queued'`,
  )
  expect(stray).toBe(0)
}

const known = new Set(
  steps.flatMap(({ from, to, transition }) => from.map((one) => `${transition}: ${one} → ${to}`)),
)

async function expectLifeCycle({ customer }: OrderingTeam): Promise<void> {
  const events = await read<{ task: string; transition: string; from: string | null; to: string | null }>(
    sql`select e.task_id as task, transition, from_status as "from", to_status as "to"
      from task_event e join task t on t.id = e.task_id where t.account_id = ${customer.id} order by place`,
  )
  const at = new Map<string, string | null>()
  for (const { task, transition, from, to } of events) {
    if (at.has(task)) expect(from).toBe(at.get(task) ?? null)
    at.set(task, to)
    // Words or a picture alone stay where they are with the yes.
    if (from === to) continue
    expect(
      [`${transition}: ${from} → ${to}`, `${transition}: ${from} → before`].some((one) => known.has(one)),
    ).toBe(true)
  }
}

/** Says only that it is stuck. */
const roofMs = 1_200_000

it('credits, queues and states hold over anything that both sides do', { timeout: roofMs }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 28 }), async (list) => {
      const { team, take } = await world()
      for (const { act, other, task, isDoubled } of list) {
        const together: Act[] = [act, ...(isDoubled ? [act] : []), ...(other ? [other] : [])]
        const statuses = await Promise.all(together.map((one) => take(one, task)))
        for (const status of statuses) expect([200, 404, 409, 422]).toContain(status)
        await expectMoney(team)
        await expectQueues(team)
      }
      await expectLifeCycle(team)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
