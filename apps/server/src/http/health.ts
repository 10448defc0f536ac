import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** `live`: the process answers. `ready`: it can serve, its database answers and it is not stopping. */
export function mountHealth(app: FastifyInstance, platform: Platform, isStopping: () => boolean): void {
  app.get('/health/live', { schema: { hide: true } as never }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } as never }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await platform.db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (reason) {
      platform.log.error({ err: reason }, 'not ready')
      return reply.status(503).send({ status: 'database away' })
    }
  })
}
