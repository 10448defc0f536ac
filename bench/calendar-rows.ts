// Posts for the calendar's bench, made by the database itself: millions of them in minutes.
import type pg from 'pg'

const [firstPost, firstPerson, otherCustomers] = [600_000_000_000, 500_000_000_000, 2_000]

/** SQL of the nth post: of whom, and when. */
interface Posts {
  readonly count: number
  readonly accountId: string
  readonly at: string
}

export interface CalendarRows {
  /** Of one customer, spread over many years. */
  readonly ofOne: number
  /** Of everybody together. */
  readonly inAll: number
  readonly accountId: number
  /** Months of that customer with so many posts in each: `2030-03`. */
  readonly months: ReadonlyMap<string, number>
}

/** Fills the table of posts, and looks at it as a database does that has run for years. */
export async function fillCalendar(client: pg.Client, rows: CalendarRows): Promise<void> {
  let made = 0
  const insert = async ({ count, accountId, at }: Posts) => {
    await client.query(
      `insert into task (id, public_id, account_id, title, format, origin, status, hooks, networks, publish_at, created_at, changed_at)
       select $1::bigint + n, 'bench-' || ($1::bigint + n), ${accountId}, 'Post ' || n, 'image', 'ai',
         (array['aiSuggestion', 'validated', 'customizing'])[1 + n % 3],
         jsonb_build_object('common', 'Le pain sort du four, ' || n, 'own', '{}'::jsonb),
         case n % 3 when 0 then array['instagram'] when 1 then array['facebook', 'instagram'] else array['linkedin'] end,
         ${at}, now(), now()
       from generate_series(1, $2::int) n`,
      [firstPost + made, count],
    )
    made += count
  }
  await client.query(
    `insert into person (id, type, state, email, first_name, last_name, registered_at)
     select ${firstPerson} + n, 'customer', 'active', 'calendar' || n || '@example.org', 'Bench', 'Number ' || n, now()
     from generate_series(1, $1) n`,
    [otherCustomers],
  )
  // Words are found by an index that no calendar asks: filling it would take longer than all the rest.
  await client.query('drop index if exists task_words_idx')
  await client.query('set session_replication_role = replica')
  const own = `${rows.accountId}::bigint`
  for (const [month, count] of rows.months)
    await insert({
      count,
      accountId: own,
      at: `timestamptz '${month}-01 07:00Z' + (n % 28) * interval '1 day' + (n / 28) * interval '7 minutes'`,
    })
  const inMonths = [...rows.months.values()].reduce((sum, count) => sum + count, 0)
  const spread = `timestamptz '2015-01-01 07:00Z' + (n % 4000) * interval '1 day' + (n / 4000) * interval '20 minutes'`
  await insert({ count: Math.max(0, rows.ofOne - inMonths), accountId: own, at: spread })
  await insert({
    count: Math.max(0, rows.inAll - rows.ofOne),
    accountId: `${firstPerson} + 1 + n % ${otherCustomers}`,
    at: `timestamptz '2015-01-01 07:00Z' + (n % 6000) * interval '1 day'`,
  })
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze task')
}

/** How PostgreSQL finds a month of a customer: its plan, a step a line, and what it took. */
export async function planOfMonth(
  client: pg.Client,
  accountId: number,
  [from, before]: readonly [string, string],
): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off, timing off, summary on)
     select * from task where account_id = $1 and removed_at is null and is_hidden = false
       and publish_at >= $2 and publish_at < $3
     order by publish_at, id limit 2500`,
    [accountId, from, before],
  )
  return rows
    .map((row) => row['QUERY PLAN'].trim())
    .filter((line) => /Scan|Sort|Index Cond|Filter|Limit|Execution/.test(line))
    .join(' | ')
}
