// Agents with full queues, made by the database itself.
import type pg from 'pg'

const [firstAgent, firstTask, customer] = [700_000_000_000, 710_000_000_000, 720_000_000_000]
/** What every task of a queue takes: each is promised for the day on which it ends. */
const [minutesEach, minutesPerDay] = [45, 420]

export const quotedAccount = customer
export const quotedKind = 730_000_000_000

/** So many agents, all of one language, with so many open tasks each. */
export async function fillQueues(
  client: pg.Client,
  { agents, tasks }: { readonly agents: number; readonly tasks: number },
): Promise<void> {
  const each = Math.floor(tasks / agents)
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into person (id, type, state, email, first_name, last_name, languages, registered_at)
     select $1::bigint, 'customer', 'active', 'orders@example.org', 'Bench', 'Customer', '{fr}'::text[], now()
     union all
     select $2::bigint + n, 'internalAgent', 'active', 'agent' || n || '@example.org', 'Agent', 'Number ' || n, '{fr,en}'::text[], now()
     from generate_series(1, $3::int) n`,
    [customer, firstAgent, agents],
  )
  await client.query(
    `insert into work_contract (person_id, type, productivity_percent)
     select $1::bigint + n, 'permanent', 100 from generate_series(1, $2::int) n`,
    [firstAgent, agents],
  )
  await client.query(
    `insert into working_span (person_id, weekday, start_minute, end_minute)
     select $1::bigint + n, weekday, span.from_minute, span.to_minute
     from generate_series(1, $2::int) n, generate_series(1, 5) weekday, (values (540, 750), (810, 1020)) span(from_minute, to_minute)`,
    [firstAgent, agents],
  )
  await client.query(
    `insert into task_configuration (id, group_id, names, kind, format, credits, minutes, changed_at)
     values ($1, $1, '{"fr":"Image","en":"Image"}', 'complete', 'image', 6, ${minutesEach}, now())`,
    [quotedKind],
  )
  // A week away for each of them.
  await client.query(
    `insert into holiday_request (id, person_id, type, begin, "end", status, asked_at)
     select $1::bigint + n, $1::bigint + n, 'paidHolidays', current_date + 5 + n % 40, current_date + 9 + n % 40, 'accepted', now()
     from generate_series(1, $2::int) n`,
    [firstAgent, agents],
  )
  await client.query('drop index if exists task_words_idx')
  await client.query(
    `insert into task (id, public_id, account_id, title, format, origin, status, hooks, networks, created_at, changed_at)
     select $1::bigint + n, 'order-' || n, $2, 'Post ' || n, 'image', 'order', 'planned', '{"common":"","own":{}}', '{facebook}', now(), now()
     from generate_series(1, $3::int) n`,
    [firstTask, customer, each * agents],
  )
  await client.query(
    `insert into task_order (task_id, account_id, agent_id, names, kind, parts, credits, minutes, minutes_left, brief, is_urgent, state, position, promised_at, ordered_at)
     select $1::bigint + n, $2, $3::bigint + 1 + (n - 1) % $4::int, '{"fr":"Image","en":"Image"}', 'complete', '[]', 6, ${minutesEach}, ${minutesEach}, '{}', false, 'queued',
       (n - 1) / $4::int,
       date_trunc('day', now()) + interval '17 hours' + interval '1 day' * (1.5 * (((n - 1) / $4::int + 1) * ${minutesEach} / ${minutesPerDay}) + 6),
       now()
     from generate_series(1, $5::int) n`,
    [firstTask, customer, firstAgent, agents, each * agents],
  )
  await client.query(
    `insert into agent_load (agent_id, minutes, tasks)
     select agent_id, sum(minutes_left), count(*) from task_order where agent_id > $1 group by agent_id`,
    [firstAgent],
  )
  await client.query('set session_replication_role = origin')
  await client.query('analyze')
}
