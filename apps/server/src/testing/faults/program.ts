// The real program, started as main.ts starts it, with what tests need of it: its clock can be moved, networks are waited for
// less long, and at a chosen moment between two steps of a publication it is killed, by SIGKILL and without a word.
import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { eq, isNotNull } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { startPublishing } from '../../modules/publishing/commands/start-publishing.ts'
import { delivery } from '../../modules/publishing/publishing.tables.ts'
import { loadConfig } from '../../platform/config/load-config.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { startServer } from '../../server.ts'
import { makePerson } from '../people.ts'
import { keepPage, link, renewPage } from './linked-page.ts'
import { type Moment, watchedDatabase } from './moments.ts'
import { clientsTo, patientClientsTo } from './network-gates.ts'
import type { CallName, Calls, ProgramCall, ProgramMessage, Start } from './program-calls.ts'
import { insertPost, keepPicture, wishOf } from './ready-to-send.ts'
import { readStoredDelivery } from './verdict.ts'

const start = JSON.parse(process.argv[2] ?? '') as Start
const { network, sandbox } = start
let aheadMs = start.aheadMs
const clock = { now: () => new Date(Date.now() + aheadMs) }

let passed: string[] | undefined
let dieAt: number | null = null
function pass(moment: Moment, where = ''): void {
  if (!passed) return
  passed.push(where ? `${moment} (${where})` : moment)
  if (passed.length !== dieAt) return
  writeFileSync(start.lastWords, passed.at(-1) ?? '')
  process.kill(process.pid, 'SIGKILL')
}

const config = loadConfig(process.env)
const opened = await openDatabase({
  url: config.DATABASE_URL,
  folder: config.dataDir,
  poolSize: config.DATABASE_POOL,
  onLost: () => undefined,
})
await opened.migrate()
const held = await opened.db
  .select({ holder: delivery.holder })
  .from(delivery)
  .where(isNotNull(delivery.holder))
const clients = clientsTo(sandbox, clock, (at, url) => {
  if (at === 'after')
    pass('once a call was answered', new URL(url).pathname.split('/').filter(Boolean).at(-1))
})
const linking = patientClientsTo(sandbox, clock)
const watched = watchedDatabase(opened.db, pass)
const database = { ...opened, db: watched, reading: watched }
const { platform } = await startServer(config, { clock, networks: clients, database })

const answers: { [Name in CallName]: (input: Calls[Name]['input']) => Promise<Calls[Name]['output']> } = {
  async link() {
    const { id: accountId } = await makePerson({ platform }, 'customer')
    const pageId = await keepPage(platform, accountId, network, await link(linking(network), sandbox))
    return { accountId, pageId, picture: await keepPicture(platform) }
  },
  async linkAgain({ pageId }) {
    await renewPage(platform, pageId, await link(linking(network), sandbox))
    return null
  },
  prepare: ({ accountId, text }) => insertPost(platform, accountId, text),
  async send({ post, dieAt: at, ...page }) {
    ;[passed, dieAt] = [undefined, at]
    const input = wishOf(post, network, page)
    await runCommand({ ...platform, db: opened.db }, system('faults'), 'faults', startPublishing, input)
    passed = []
    return null
  },
  async stand({ id }) {
    const [row] = await opened.db.select().from(delivery).where(eq(delivery.taskId, id))
    if (!row) throw new Error('Nothing was written of it')
    const { state, holder, nextAt, heldUntil } = row
    return {
      state,
      holder,
      now: clock.now().getTime(),
      nextAt: nextAt?.getTime() ?? null,
      heldUntil: heldUntil?.getTime() ?? null,
    }
  },
  async advance({ ms }) {
    aheadMs += ms
    return null
  },
  written: (post) => readStoredDelivery(opened.db, post),
  async disarm() {
    dieAt = null
    return passed ?? []
  },
}

const say = (said: ProgramMessage) => process.send?.(said)
const answer = <Name extends CallName>({ name, input }: ProgramCall<Name>) => answers[name](input)
process.on('message', (asked: ProgramCall) => {
  const { number } = asked
  answer(asked).then(
    (output) => say({ type: 'answer', number, output }),
    (reason: unknown) =>
      say({ type: 'fault', number, message: reason instanceof Error ? (reason.stack ?? '') : '' }),
  )
})
// Whoever started it is gone: nobody kills it any more.
process.once('disconnect', () => process.exit(1))
say({ type: 'ready', heldBy: held.flatMap(({ holder }) => holder ?? []) })
// A process that is killed keeps nothing of what it compiled for the next one.
flushCompileCache()
