import type { FastifyInstance } from 'fastify'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { buildApp } from '../http/build-app.ts'
import { jobs, moduleHandlers, routeList } from '../modules/all.ts'
import { openSiteSettings, type SiteSettings } from '../modules/catalogue/index.ts'
import { answerByMail } from '../modules/identity/index.ts'
import { pictureOriginsOf } from '../modules/library/index.ts'
import { installPermissions } from '../modules/roles/index.ts'
import { installVisuals, shipped } from '../modules/visuals/index.ts'
import type { Clock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { decrypt } from '../platform/crypto.ts'
import { createLog } from '../platform/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { type OpenPlatform, openPlatform } from '../platform/open-platform.ts'
import type { VatAnswer } from '../platform/vat/vat-register.ts'
import { inProcessReader } from './in-process-reader.ts'
import { newDatabase } from './new-database.ts'
import { onStatement } from './statements.ts'
import { engineScript } from './test-engines.ts'
import { testNetworks } from './test-networks.ts'
import { TestPayments } from './test-payments.ts'

/** The provider of all tests of a process. */
export const testPayments = new TestPayments()

/** A clock that stands until a test moves it; it starts at the real time, so that cookies and tokens look natural. */
export interface TestClock extends Clock {
  readonly aheadMs: number
  advance(durationMs: number): void
  /** Stands still until let go, for what must happen within a second however slow the machine is. */
  hold(): void
  letGo(): void
}

function createTestClock(): TestClock {
  let aheadMs = 0
  let stoodAt: number | undefined
  return {
    get aheadMs() {
      return aheadMs
    },
    now: () => new Date((stoodAt ?? Date.now()) + aheadMs),
    hold() {
      stoodAt = Date.now()
    },
    letGo() {
      stoodAt = undefined
    },
    advance(durationMs) {
      aheadMs += durationMs
    },
  }
}

export interface TestServer {
  readonly platform: OpenPlatform
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly siteSettings: SiteSettings
  /** Works off what was asked by mail: no worker runs in tests. */
  runMailJobs(): Promise<void>
  /** Mails written so far to an address, newest last, read from the queue, once everything asked for is worked off. */
  mailsTo(address: string): Promise<Mail[]>
}

/** A register of VAT numbers in memory: it knows all but those a test takes out. */
export const testVat = {
  unknown: new Set<string>(),
  look: async (vatNumber: string): Promise<VatAnswer> =>
    testVat.unknown.has(vatNumber) ? 'unknown' : 'known',
}

let shared: Promise<TestServer> | undefined

/**
 * One server for all tests of a process, on the embedded database or on TEST_DATABASE_URL. Tests make their own people
 * and never count on an empty table, so they need no cleaning up and run beside each other. The clock alone is put back
 * after each file.
 */
export function testServer(): Promise<TestServer> {
  shared ??= open()
  return shared
}

/** What a file did to the time is nothing to the next one: a file kept a day ago would be swept at once. */
export async function putClockBack(): Promise<void> {
  const clock = (await shared)?.clock
  clock?.advance(-clock.aheadMs)
}

async function open(): Promise<TestServer> {
  const clock = createTestClock()
  // Each process has a database of its own: files run beside each other, and secrets differ.
  const database = await newDatabase()
  const config = loadConfig({ ...database, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal', PORT: '4000' })
  const platform = await openPlatform(config, jobs, {
    clock,
    log: createLog(config.LOG_LEVEL),
    networks: testNetworks,
    engines: engineScript.engines(),
    payments: testPayments,
    vat: testVat,
    reader: inProcessReader(config),
    onStatement,
  })
  await runCommand(platform, system('test'), 'test', installPermissions, undefined)
  await runCommand(platform, system('test'), 'test', installVisuals, shipped)
  const siteSettings = await openSiteSettings(platform)
  const app = await buildApp(platform, {
    routes: routeList,
    handlers: moduleHandlers,
    pageWords: siteSettings.pageWords,
    pictureOrigins: pictureOriginsOf(config),
    webFolder: undefined,
  })
  await app.ready()
  const runMailJobs = async () => {
    const { rows } = await platform.db.execute<{ id: string; data: { sealed: string } }>(
      `with taken as (delete from jobs.job where name = '${answerByMail.name}' returning id, data, created_on)
       select id, data from taken order by created_on, id`,
    )
    const { signal } = new AbortController()
    for (const { id, data } of rows) await answerByMail.handle(platform, data, { id, signal })
  }
  return {
    platform,
    app,
    clock,
    siteSettings,
    runMailJobs,
    async mailsTo(address) {
      await runMailJobs()
      const { rows } = await platform.db.execute<{ data: { sealed: string } }>(
        `select data from jobs.job where name = 'send-mail' order by created_on, id`,
      )
      const mails = rows.map(
        ({ data }) => JSON.parse(decrypt(platform.secrets.encryption, data.sealed, 'job:send-mail')) as Mail,
      )
      return mails.filter((mail) => mail.to === address)
    },
  }
}
