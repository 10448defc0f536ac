// npm start: the web app built if it changed, the sandbox (demo only) and the server, until Ctrl-C.
import { existsSync, mkdirSync } from 'node:fs'
import { House, readiness } from '../lib/house.ts'
import { fromRoot } from '../lib/paths.ts'
import { duration, reasonOf, red } from '../lib/terminal.ts'
import { buildWeb } from '../web-build/build-web.ts'
import { readSettings, requirePorts, type Settings, StartRefused } from './settings.ts'
import { type SignIn, welcome } from './welcome.ts'

interface ServerReady {
  address: string
  signIns?: SignIn[]
}

async function build(): Promise<void> {
  const { state, durationMs } = await buildWeb()
  if (state === 'built') console.log(`Web app built in ${duration(durationMs)}.`)
}

async function start(settings: Settings): Promise<void> {
  const started = performance.now()
  mkdirSync(settings.env.DATA_DIR ?? fromRoot('data'), { recursive: true, mode: 0o700 })
  const house = new House()
  // The sandbox starts first and leaves last: the server may have a mail to send until its end.
  const sandbox = settings.production
    ? undefined
    : house.fork('The sandbox', fromRoot('apps/sandbox/src/main.ts'), { env: settings.env, quiet: true })
  const [sandboxReady] = await Promise.all([
    sandbox ? readiness<{ address: string }>(sandbox) : undefined,
    build().catch((error: unknown) => {
      console.error(red(reasonOf(error)))
      return house.leave(1)
    }),
  ])
  const server = house.fork('The server', fromRoot('apps/server/src/main.ts'), {
    env: settings.env,
    // In the demo a person reads the welcome; in production a collector reads the log.
    quiet: !settings.production && !process.env.LOG_LEVEL,
  })
  const ready = await readiness<ServerReady>(server)
  if (settings.production) return
  console.log(
    welcome({
      address: ready.address,
      ...(sandboxReady ? { mailbox: `${sandboxReady.address}/mailbox` } : {}),
      signIns: ready.signIns ?? [],
      durationMs: performance.now() - started,
    }),
  )
}

try {
  if (!existsSync(fromRoot('apps/server/src/main.ts'))) throw new StartRefused('There is no server here yet.')
  const settings = readSettings()
  await requirePorts(settings)
  await start(settings)
} catch (error) {
  console.error(
    red(
      error instanceof StartRefused
        ? error.message
        : error instanceof Error
          ? (error.stack ?? '')
          : String(error),
    ),
  )
  process.exit(1)
}
