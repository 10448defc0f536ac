import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../modules/all.ts'
import { findByEmail } from '../modules/identity/index.ts'
import { TestBrowser } from '../testing/browser.ts'
import { makePerson } from '../testing/people.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const free = () => `free.${Date.now()}.${Math.random()}@example.org`
/** What a clock asks for comes with each full minute, whoever calls meanwhile. */
const byTheClock = new Set<string>(jobs.flatMap((job) => (job.cron ? [job.name] : [])))
const waiting = async () => {
  const { rows } = await server.platform.db.execute<{ name: string }>(
    "select name from jobs.job where state = 'created' order by created_on, id",
  )
  return rows.map((row) => row.name).filter((name) => !byTheClock.has(name) && !name.startsWith('__pgboss'))
}

/** Somebody without an account, who wants to learn who has one. */
describe('a stranger', () => {
  it.each([
    ['registering', 'POST /auth/register', registrationForm],
    ['asking for the validation again', 'POST /auth/register/resend', (email: string) => ({ email })],
    ['asking for a new password', 'POST /auth/forgot-password', (email: string) => ({ email })],
  ] as const)('learns nothing from the time %s takes: nobody has looked by then', async (_, route, body) => {
    const known = (await makePerson(server, 'customer')).email
    for (const email of [known, free()]) {
      await server.runMailJobs()
      const before = await waiting()
      const reply = await new TestBrowser(server).call(route, { body: body(email) as never })
      expect(reply.status).toBe(200)
      expect(await waiting()).toEqual([...before, 'answer-by-mail'])
      if (email !== known) expect(await findByEmail(server.platform.db, email)).toBeUndefined()
    }
  })

  it('who registers once is registered once, however often the job runs', async () => {
    const email = free()
    await new TestBrowser(server).call('POST /auth/register', { body: registrationForm(email) })
    const again = (job: string) =>
      server.platform.db.execute(
        `insert into jobs.job (name, data) select name, data from jobs.job where name = '${job}'`,
      )
    await again('answer-by-mail')
    expect((await server.mailsTo(email)).map((mail) => mail.kind)).toEqual(['validateEmail'])
  })
})
