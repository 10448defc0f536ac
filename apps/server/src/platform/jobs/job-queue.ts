import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/open-database.ts'
import { describeError, type Log } from '../log.ts'
import { jobsDone } from '../metrics.ts'
import type { JobDefinition, JobQueue } from '../platform.ts'

const retryOptions = {
  safe: { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  // Five seconds at first, an hour from the tenth try on: four days and more.
  patient: { retryLimit: 110, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  once: { retryLimit: 0 },
  manual: { retryLimit: 0 },
} as const

type WorkItem = Pick<JobWithMetadata, 'id' | 'data' | 'signal' | 'retryCount' | 'retryLimit'>

/** The queue keeps why a job failed, in clear: what was wrong, and nothing of what the statement was given. */
function forTheQueue(reason: unknown): Error {
  const { type, message, errorCode } = describeError(reason) as Record<string, unknown>
  const said = new Error(String(message ?? 'failed'))
  said.name = String(type ?? 'Error')
  said.stack = `${said.name}: ${said.message}`
  return errorCode === undefined ? said : Object.assign(said, { code: errorCode })
}

/** Opens the job queue in the database (pg-boss) with the jobs that the modules define. */
export async function openJobQueue(
  database: OpenDatabase,
  jobs: readonly JobDefinition[],
  log: Log,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...database.jobStore, schema: 'jobs', application_name: 'postelier-jobs' })
  boss.on('error', (reason) => log.error({ err: reason }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    const options = {
      ...retryOptions[job.retry],
      expireInSeconds: job.timeLimitSeconds ?? 300,
      retentionSeconds: 30 * 86_400,
      deleteAfterSeconds: 7 * 86_400,
    }
    await boss.createQueue(job.name, options)
    await boss.updateQueue(job.name, options)
    // The queue's data is kept from its first use on. A `send` inside a transaction must find it kept: on the embedded
    // database its own look-up would wait for that very transaction.
    await boss.getJobById(job.name, '00000000-0000-0000-0000-000000000000')
    if (job.cron) await boss.schedule(job.name, job.cron, {})
  }
  return {
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.onlyOne ? { singletonKey: options.onlyOne } : {}),
      })
    },
    async work(platform, wanted) {
      const handlerOf =
        (job: JobDefinition, again: () => void) =>
        async ([item]: WorkItem[]) => {
          if (!item) return
          // Where one job was there may be more: the next look comes at once instead of with the next second.
          again()
          const started = performance.now()
          try {
            await job.handle(platform, job.data.parse(item.data), item)
            jobsDone.inc({ job: job.name, outcome: 'done' })
            log.info(
              { job: job.name, id: item.id, durationMs: Math.round(performance.now() - started) },
              'job done',
            )
          } catch (reason) {
            const lost = item.retryCount >= item.retryLimit
            jobsDone.inc({ job: job.name, outcome: lost ? 'lost' : 'failed' })
            log.error({ job: job.name, id: item.id, lost, err: reason }, 'job failed')
            throw forTheQueue(reason)
          }
        }
      for (const job of wanted) {
        const here = database.kind === 'server' ? job.concurrencyOnServer : undefined
        for (let index = 0; index < (here ?? job.concurrency ?? 1); index++) {
          let worker: string | undefined
          const again = () => worker !== undefined && boss.notifyWorker(worker)
          worker = await boss.work(
            job.name,
            { batchSize: 1, pollingIntervalSeconds: 1, includeMetadata: true },
            handlerOf(job, again),
          )
        }
      }
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, close: true, timeout: timeoutMs }),
  }
}
