import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { jobs } from '../modules/all.ts'
import { findByEmail } from '../modules/identity/index.ts'
import { installConfigurations } from '../modules/orders/index.ts'
import { latestReading } from '../modules/planning/past/index.ts'
import { subject } from '../modules/planning/planning.tables.ts'
import { delivery } from '../modules/publishing/publishing.tables.ts'
import { installPermissions } from '../modules/roles/index.ts'
import { task } from '../modules/tasks/task.tables.ts'
import { installVisuals, shipped } from '../modules/visuals/index.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { createLog } from '../platform/log.ts'
import { type OpenPlatform, openPlatform } from '../platform/open-platform.ts'
import { newDatabase } from '../testing/new-database.ts'
import { type RunningSandbox, runSandbox } from '../testing/running-sandbox.ts'
import { demoPlans } from './demo-plans.ts'
import { demoJobs, finishDemo } from './finish-demo.job.ts'
import { seedDemo } from './seed-demo.ts'

let platform: OpenPlatform
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await runSandbox()
  const config = loadConfig({ ...(await newDatabase()), LOG_LEVEL: 'fatal', SANDBOX_URL: sandbox.address })
  platform = await openPlatform(config, [...jobs, ...demoJobs], { log: createLog('fatal') })
  await runCommand(platform, system('test'), 'test', installPermissions, undefined)
  await runCommand(platform, system('test'), 'test', installConfigurations, undefined)
  await runCommand(platform, system('test'), 'test', installVisuals, shipped)
  await seedDemo(platform)
})
afterAll(async () => {
  await platform.close()
  sandbox.stop()
})

const sites: Readonly<Record<string, string>> = {
  'helene@maisonverdier.fr': 'https://maisonverdier.fr',
  'marc@atelier-nord.fr': 'https://atelier-nord.fr',
  'lin@studio-lin.fr': 'https://studio-lin.fr',
}

it.each(Object.entries(demoPlans))(
  '%s: its site is read and its weeks are planned, once',
  // As long as a busy machine takes.
  { timeout: 900_000 },
  async (email, plan) => {
    const owner = await findByEmail(platform.db, email)
    const id = owner?.id ?? 0
    const planned = [
      { id, type: 'customer', ownerId: owner?.ownerId ?? 0, email, site: sites[email] ?? '' } as const,
    ]
    const fill = () =>
      finishDemo.handle(
        platform,
        { waiting: [], shown: [], planned },
        { id: 'test', signal: new AbortController().signal },
      )
    await fill()
    const read = await latestReading(platform.db, id)
    expect([read?.failure, read?.facts]).toEqual([null, expect.toSatisfy((facts) => facts > 20)])
    const ideas = await platform.db.select().from(subject).where(eq(subject.accountId, id))
    const counted = Map.groupBy(ideas, ({ origin, status }) => `${origin} ${status}`)
    const countOf = (state: string) => counted.get(`planning ${state}`)?.length ?? 0
    expect([countOf('planned'), countOf('accepted')]).toEqual([plan.drafted, plan.accepted])
    expect(counted.get('planning proposed')?.length).toBeGreaterThan(0)
    expect(new Set(ideas.map(({ publishLocal }) => publishLocal)).size).toBe(ideas.length)
    const ids = ideas.flatMap(({ taskId }) => taskId ?? [])
    const posts = await platform.db.select().from(task).where(inArray(task.id, ids))
    const states = Map.groupBy(posts, ({ status }) => status)
    expect(states.get('publicationWaiting')?.length).toBe(plan.scheduled)
    expect(states.get('validated')?.length).toBe(plan.validated)
    expect(states.get('aiSuggestion')?.length).toBeGreaterThan(0)
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
    const leaving = await platform.db.select().from(delivery).where(inArray(delivery.taskId, ids))
    expect(leaving.every(({ content }) => (content?.media.length ?? 0) > 0)).toBe(true)

    // Stopped and started again, nothing is made twice.
    await fill()
    expect(await platform.db.$count(subject, eq(subject.accountId, id))).toBe(ideas.length)
    expect(await platform.db.$count(task, inArray(task.id, ids))).toBe(posts.length)
  },
)
