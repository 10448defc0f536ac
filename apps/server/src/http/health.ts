import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newPublicId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'

/** `live`: the process answers. `ready`: it can serve, its database answers and it is not stopping. */
export function mountHealth(app: FastifyInstance, platform: Platform, isStopping: () => boolean): void {
  app.get('/health/live', { schema: { hide: true } as never }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } as never }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await platform.db.execute(sql`select 1`)
      if (!platform.config.DATABASE_URL) await writeSomething(platform.config.dataDir)
      return { status: 'ready' }
    } catch (reason) {
      platform.log.error({ err: reason }, 'not ready')
      const full = ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'ENOENT'].includes(
        (reason as { code?: string }).code ?? '',
      )
      return reply.status(503).send({ status: full ? 'nothing can be written' : 'database away' })
    }
  })
}

/** The embedded database still reads when its disk is full; who asks us to keep something would hear of it first. */
async function writeSomething(dataDir: string): Promise<void> {
  const path = join(dataDir, `.ready-${newPublicId()}`)
  try {
    await writeFile(path, 'ready', { mode: 0o600 })
  } finally {
    await rm(path, { force: true })
  }
}
