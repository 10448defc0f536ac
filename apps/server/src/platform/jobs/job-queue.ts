import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { jobsDone } from '../metrics.ts'
import type { JobDefinition, JobQueue } from '../platform.ts'

const retryOptions = {
  safe: { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  once: { retryLimit: 0 },
  manual: { retryLimit: 0 },
} as const

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
    // The queue's data is kept from its first use on. A `send` inside a transaction must find it kept: on the embedded
    // database its own look-up would wait for that very transaction.
    await boss.getJobById(job.name, '00000000-0000-0000-0000-000000000000')
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
      for (const job of wanted) {
        const handler = async ([item]: { id: string; data: unknown; signal: AbortSignal }[]) => {
          if (!item) return
          const started = performance.now()
          try {
            await job.handle(platform, job.data.parse(item.data), item)
            jobsDone.inc({ job: job.name, outcome: 'done' })
            log.info(
              { job: job.name, id: item.id, durationMs: Math.round(performance.now() - started) },
              'job done',
            )
          } catch (reason) {
            jobsDone.inc({ job: job.name, outcome: 'failed' })
            log.error({ job: job.name, id: item.id, err: reason }, 'job failed')
            throw reason
          }
        }
        for (let index = 0; index < (job.concurrency ?? 1); index++) {
          await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: 1 }, handler)
        }
      }
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, close: true, timeout: timeoutMs }),
  }
}
