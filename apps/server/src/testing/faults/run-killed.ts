// One post on one network, by the real program, which is killed at one moment between two steps and started again.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Network } from '@postelier/contract'
import { newDatabase } from '../new-database.ts'
import { runSandbox } from '../running-sandbox.ts'
import { freePort } from '../running-server.ts'
import type { Stand } from './program-calls.ts'
import { Gone, type RunningProgram, startProgram } from './running-program.ts'
import { type Control, liftQuotas, liveOf, openControl } from './sandbox-control.ts'
import { type Result, verdictOn, watchUnknown } from './verdict.ts'

export interface KilledResult extends Result {
  /** Between which steps it was killed; nothing where it came to its end before. */
  readonly killedAt: string | null
  /** The moments its last process passed. */
  readonly passed: readonly string[]
}

export interface ProgramWorld {
  readonly control: Control
  run(trouble: Trouble): Promise<KilledResult>
  close(): Promise<void>
}

export interface Trouble {
  readonly fault?: object
  /** At which moment; counted from 1. */
  readonly dieAt: number | null
}

/** Nothing happens any more: long after everything that is due was to be taken up. */
const stuckMs = 45_000
const looksEveryMs = 40
let posts = 0
const pause = () => new Promise((resolve) => setTimeout(resolve, looksEveryMs))

export async function openProgramWorld(network: Network): Promise<ProgramWorld> {
  const [sandbox, database, port] = await Promise.all([runSandbox(), newDatabase(), freePort()])
  const control = openControl(sandbox.address)
  await liftQuotas(control)
  const lastWords = join(database.DATA_DIR, 'last-words')
  const environment = {
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    ...database,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(database.DATA_DIR, 'compile'),
    // Without a demo world, which would be made at each start.
    MODE: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SECRET_KEY: keyOf('s'),
    ENCRYPTION_KEY: keyOf('e'),
  }
  let aheadMs = 0
  const start = () => startProgram({ network, sandbox: sandbox.address, aheadMs, lastWords }, environment)
  let program = await start()
  const advance = async (ms: number) => {
    aheadMs += ms
    await control('POST', 'clock', { advanceMs: ms })
    await program.ask('advance', { ms })
  }
  const page = await program.ask('link', {})

  /** Until nothing is due any more, with another program where one ended. */
  async function toItsEnd(
    id: number,
    sentTo: RunningProgram,
  ): Promise<Pick<KilledResult, 'passed' | 'unknownForMs'> & { wasKilled: boolean }> {
    const unknown = watchUnknown()
    let last = ''
    let changedAt = performance.now()
    while (performance.now() - changedAt < stuckMs) {
      if (program.endedBy() !== undefined) {
        if (program.endedBy() !== 'SIGKILL') throw new Error(`The program ended ${program.endedBy()}`)
        program = await start()
      }
      const stand = await standOf(program, id)
      if (!stand) {
        // That it ended is heard of in a turn of its own.
        await pause()
        continue
      }
      unknown.see(stand.state, stand.now)
      if (stand.nextAt === null && stand.holder === null) {
        // What is committed is seen a little before the moment after it: it may be killed there still.
        const passed = await program.ask('disarm', {}).catch(unlessGone)
        if (passed) return { passed, wasKilled: program !== sentTo, unknownForMs: unknown.longestMs() }
        await pause()
        continue
      }
      const { now: _, ...what } = stand
      if (JSON.stringify(what) !== last) [last, changedAt] = [JSON.stringify(what), performance.now()]
      const waitMs = waitOf(stand, program.heldBy)
      if (waitMs > 0) await advance(waitMs).catch(unlessGone)
      else await pause()
    }
    return { passed: [], wasKilled: program !== sentTo, unknownForMs: unknown.longestMs() }
  }

  return {
    control,
    async run({ fault, dieAt }) {
      const text = `Le pain sort du four, fournée ${++posts}.`
      if (fault) await control('POST', 'faults', fault)
      const sentTo = program
      rmSync(lastWords, { force: true })
      const post = await program.ask('prepare', { ...page, text })
      // It may be killed before it says that this was committed.
      await program.ask('send', { ...page, post, dieAt }).catch(unlessGone)
      const { wasKilled, unknownForMs, passed } = await toItsEnd(post.id, sentTo)
      await control('DELETE', 'faults')
      await advance(30_000)
      const live = await liveOf(control, text)
      const written = await program.ask('written', post)
      if (written.state === 'held') await program.ask('linkAgain', page)
      return {
        ...verdictOn(written, { live, unknownForMs }),
        killedAt: wasKilled ? readFileSync(lastWords, 'utf8') : null,
        passed,
      }
    },
    close: async () => {
      await program.kill()
      sandbox.stop()
    },
  }
}

const keyOf = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')

const unlessGone = (reason: unknown) => {
  if (!(reason instanceof Gone)) throw reason
  return undefined
}

const standOf = (program: RunningProgram, id: number): Promise<Stand | undefined> =>
  program.ask('stand', { id }).catch(unlessGone)

/** How long nobody does anything: until it is due, or until whoever is gone is taken for gone. */
function waitOf({ nextAt, heldUntil, holder, now }: Stand, gone: ReadonlySet<string>): number {
  if (holder !== null && !gone.has(holder)) return 0
  const until = Math.max(nextAt ?? 0, holder === null ? 0 : (heldUntil ?? 0))
  return until < now ? 0 : until - now + 1
}
