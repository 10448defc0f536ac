import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../testing/eventually.ts'
import { newDatabase } from '../../testing/new-database.ts'
import { loadConfig } from '../config/load-config.ts'
import { sendMail } from '../mail/send-mail.job.ts'
import { type OpenPlatform, openPlatform } from '../open-platform.ts'
import type { JobDefinition } from '../platform.ts'
import { defineJob } from './job.ts'

let worked = 0
const quick = defineJob({
  name: 'quick',
  about: 'Counts.',
  retry: 'safe',
  data: z.object({}),
  handle: async () => void worked++,
})
const broken = defineJob({
  name: 'broken',
  about: 'Fails like a statement.',
  retry: 'once',
  data: z.object({}),
  handle: async () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' })
    throw new DrizzleQueryError('insert into person', ['a@b.c', 'secret hash'], cause)
  },
})
const jobs = [quick, broken, sendMail] as unknown as readonly JobDefinition[]

let platform: OpenPlatform
beforeAll(async () => {
  platform = await openPlatform(
    loadConfig({ ...(await newDatabase()), LOG_LEVEL: 'fatal', PORT: '4000' }),
    jobs,
  )
  await platform.jobs.work(platform, [quick, broken] as unknown as readonly JobDefinition[])
})
afterAll(() => platform.close())

const rows = async <Row extends Record<string, unknown>>(statement: string) =>
  (await platform.db.execute<Row>(statement)).rows

it('works off what waits without a second between', async () => {
  await platform.db.transaction(async (tx) => {
    for (let index = 0; index < 50; index++) await platform.jobs.send(tx, quick, {})
  })
  await eventually(() => expect(worked).toBe(50))
})

it('keeps why a job failed, and nothing of what its statement was given', async () => {
  await platform.db.transaction((tx) => platform.jobs.send(tx, broken, {}))
  const output = await eventually(async () => {
    const [job] = await rows<{ output: object }>(
      `select output from jobs.job where name = 'broken' and state = 'failed'`,
    )
    expect(job).toBeDefined()
    return JSON.stringify(job?.output)
  })
  expect(output).toContain('23505')
  expect(output).toContain('duplicate key')
  expect(output).not.toContain('a@b.c')
  expect(output).not.toContain('secret hash')
})

it('tries a mail again for more than three days, at most an hour apart', async () => {
  const [queue] = await rows<{ retry_limit: number; retry_delay: number; retry_delay_max: number }>(
    `select retry_limit, retry_delay, retry_delay_max from jobs.queue where name = 'send-mail'`,
  )
  if (!queue) throw new Error('No queue of mails')
  expect(queue.retry_delay_max).toBeLessThanOrEqual(3600)
  let waited = 0
  // The shortest it can be: the queue draws from half a delay to a whole one.
  for (let index = 0; index < queue.retry_limit; index++)
    waited += Math.min(queue.retry_delay_max, (queue.retry_delay * 2 ** Math.min(index, 16)) / 2)
  expect(waited / 86_400).toBeGreaterThan(3)
})
