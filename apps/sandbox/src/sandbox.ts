import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { billPlatformRoutes } from './bill-platform/bill-platform.routes.ts'
import type { SandboxConfig } from './config.ts'
import { enginesRoutes } from './engines/engines.routes.ts'
import { MailFaults } from './mailbox/mail-faults.ts'
import { MailStore } from './mailbox/mail-store.ts'
import { mailboxRoutes } from './mailbox/mailbox.routes.ts'
import { startSmtp } from './mailbox/smtp.ts'
import { networksRoutes } from './networks/networks.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { sitesRoutes } from './sites/sites.routes.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { vatRoutes } from './vat/vat.routes.ts'

export interface Sandbox {
  address: string
  smtpUrl: string
  close(): Promise<void>
}

/** Stand-ins for the outside world, on this machine only. */
export async function startSandbox(
  config: SandboxConfig,
  options: { slowMs?: number } = {},
): Promise<Sandbox> {
  const app = fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    // Networks put whole URNs and upload tokens into a path.
    routerOptions: { maxParamLength: 2000 },
  })
  const store = new MailStore(join(config.dataFolder, 'mailbox'))
  const faults = new MailFaults()

  // A page elsewhere could point its own name at 127.0.0.1 and read the mails: only our own names are answered.
  app.addHook('onRequest', async (request, reply) => {
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(request.hostname)) return reply.code(421).send()
    return undefined
  })
  mailboxRoutes(app, store, faults)
  stockRoutes(app, options)
  networksRoutes(app, config.dataFolder)
  enginesRoutes(app)
  sitesRoutes(app)
  paymentsRoutes(app, config.dataFolder)
  vatRoutes(app)
  billPlatformRoutes(app)

  const smtp = await startSmtp(store, faults, {
    ...options,
    port: config.smtpPort,
    onError: (error) => app.log.warn({ err: error }, 'smtp'),
  })
  try {
    await app.listen({ port: config.port, host: '127.0.0.1' })
  } catch (error) {
    await smtp.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    close: async () => {
      await Promise.all([app.close(), smtp.close()])
    },
  }
}
