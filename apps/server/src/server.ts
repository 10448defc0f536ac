import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { system } from './access/actor.ts'
import { runCommand } from './access/context.ts'
import { demoJobs } from './demo/finish-demo.job.ts'
import { type SignIn, seedDemo } from './demo/seed-demo.ts'
import { buildApp } from './http/build-app.ts'
import { mountHealth } from './http/health.ts'
import { closeLiveEvents } from './http/live-events.ts'
import { jobs, moduleHandlers, routeList } from './modules/all.ts'
import { installMessages, installPacks } from './modules/billing/index.ts'
import { openSiteSettings, type SiteSettings } from './modules/catalogue/index.ts'
import { pictureOriginsOf } from './modules/library/index.ts'
import { installConfigurations } from './modules/orders/index.ts'
import { openPublisher, type Publisher } from './modules/publishing/index.ts'
import { installPermissions } from './modules/roles/index.ts'
import { installVisuals, shipped } from './modules/visuals/index.ts'
import type { Config } from './platform/config/load-config.ts'
import { serveMetrics } from './platform/metrics.ts'
import { type OpenPlatform, openPlatform, type PlatformParts } from './platform/open-platform.ts'
import { purgeLeftovers } from './platform/purge-leftovers.ts'

export interface Server {
  readonly platform: OpenPlatform
  readonly address: string
  /** Demo mode only. */
  readonly signIns: readonly SignIn[]
  stop(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts the roles the configuration names; ready when this resolves. Parts of one's own are for tests. */
export async function startServer(config: Config, parts: PlatformParts = {}): Promise<Server> {
  const work = config.production ? jobs : [...jobs, ...demoJobs]
  const platform = await openPlatform(config, work, parts)
  let stopping = false
  let app: FastifyInstance | undefined
  let metrics: { close(): Promise<void> } | undefined
  let signIns: readonly SignIn[] = []
  let siteSettings: SiteSettings | undefined
  let publisher: Publisher | undefined
  try {
    // Beside everything else: nobody waits for it, and what it leaves the next start finds.
    purgeLeftovers(config.dataDir, platform.clock.now()).catch((reason: unknown) =>
      platform.log.warn({ err: reason }, 'leftovers stay'),
    )
    await runCommand(platform, system('start'), 'start', installPermissions, undefined)
    await runCommand(platform, system('start'), 'start', installVisuals, shipped)
    await runCommand(platform, system('start'), 'start', installConfigurations, undefined)
    await runCommand(platform, system('start'), 'start', installPacks, undefined)
    await runCommand(platform, system('start'), 'start', installMessages, undefined)
    siteSettings = await openSiteSettings(platform)
    if (!config.production && config.ROLE !== 'worker') signIns = await seedDemo(platform)
    if (config.ROLE !== 'worker') {
      app = await buildApp(platform, {
        routes: routeList,
        handlers: moduleHandlers,
        pageWords: siteSettings.pageWords,
        pictureOrigins: pictureOriginsOf(config),
        webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : undefined,
      })
      mountHealth(app, platform, () => stopping)
      await app.listen({ port: config.PORT, host: config.HOST })
    }
    if (config.ROLE !== 'api') {
      await platform.jobs.work(platform, work)
      publisher = openPublisher(platform)
    }
    if (config.METRICS_PORT !== undefined) metrics = await serveMetrics(config.METRICS_PORT, config.HOST)
  } catch (reason) {
    await publisher?.stop()
    siteSettings?.close()
    await app?.close()
    await platform.close()
    throw reason
  }
  return {
    platform,
    address: config.publicUrl,
    signIns,
    async stop() {
      if (stopping) return
      stopping = true
      closeLiveEvents()
      siteSettings?.close()
      await publisher?.stop()
      await app?.close()
      await metrics?.close()
      await platform.close()
    },
  }
}
