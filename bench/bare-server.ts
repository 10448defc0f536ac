// The reference of the `api` bench: Fastify and pg doing as many indexed queries as our routes do, and nothing else: no
// session rules, no validation, no limits, no headers.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: Number(process.env.DATABASE_POOL ?? 10),
})
const email = process.env.BARE_EMAIL ?? ''
const app = fastify()

const byEmail = { name: 'by-email', text: 'select * from person where lower(email) = $1' }
const bySociety = { name: 'by-society', text: 'select * from society where person_id = $1' }
const page = {
  name: 'page',
  text: "select id, first_name, last_name, email, state, registered_at, code from person where type = 'customer' order by registered_at desc, id desc limit 25",
}
const count = { name: 'count', text: "select count(*) from person where type = 'customer'" }
const societies = { name: 'societies', text: 'select person_id, name from society where person_id = any($1)' }

app.get<{ Querystring: { queries?: string } }>('/one', async (request) => {
  const { rows } = await pool.query({ ...byEmail, values: [email] })
  const person = rows[0] as { id: string }
  const rest = Number(request.query.queries ?? 1) - 1
  await Promise.all(Array.from({ length: rest }, () => pool.query({ ...bySociety, values: [person.id] })))
  return { success: true, user: person }
})

app.get<{ Querystring: { queries?: string } }>('/list', async (request) => {
  await pool.query({ ...byEmail, values: [email] })
  const [{ rows }, total] = await Promise.all([pool.query(page), pool.query(count)])
  const ids = (rows as { id: string }[]).map((row) => row.id)
  const rest = Math.max(0, Number(request.query.queries ?? 3) - 3)
  const extra = await Promise.all(
    Array.from({ length: rest }, () => pool.query({ ...societies, values: [ids] })),
  )
  return {
    success: true,
    data: { total: Number((total.rows[0] as { count: string }).count), items: rows, extra: extra.length },
  }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
