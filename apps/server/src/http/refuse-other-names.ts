import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/load-config.ts'

/**
 * Answers by the names of this machine alone. A page elsewhere could have its own name lead here, be taken for the application
 * by a browser, and sign in with the demo's passwords, which are printed for everybody.
 */
export function refuseOtherNames(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', new URL(config.publicUrl).hostname])
  app.addHook('onRequest', async (request, reply) => {
    const name = request.headers.host?.toLowerCase().replace(/:\d+$/, '') ?? ''
    return names.has(name) ? undefined : reply.code(421).send()
  })
}
