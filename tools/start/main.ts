// npm start: the web app and the server built if they changed, the sandbox (demo only) and the server, until Ctrl-C.
import { mkdirSync } from 'node:fs'
import { buildServer, builtServer } from '../build/build-server.ts'
import { buildWeb } from '../build/build-web.ts'
import { leanMemory } from '../lib/lean-memory.ts'
import { fromRoot } from '../lib/paths.ts'
import { ProcessGroup, readiness } from '../lib/process-group.ts'
import { duration, reasonOf, red } from '../lib/terminal.ts'
import { readSettings, requirePorts, type Settings, StartRefused } from './settings.ts'
import { type SignIn, welcome } from './welcome.ts'

interface ServerReady {
  address: string
  signIns?: SignIn[]
}

async function build(): Promise<void> {
  const [server, web] = await Promise.all([buildServer(), buildWeb()])
  if (server.state === 'built') console.log(`Server built in ${duration(server.durationMs)}.`)
  if (web.state === 'built') console.log(`Web app built in ${duration(web.durationMs)}.`)
}

async function start(settings: Settings): Promise<void> {
  const started = performance.now()
  mkdirSync(settings.env.DATA_DIR ?? fromRoot('data'), { recursive: true, mode: 0o700 })
  const group = new ProcessGroup()
  // The sandbox starts first and leaves last: the server may have a mail to send until its end.
  const sandbox = settings.production
    ? undefined
    : group.fork('The sandbox', fromRoot('apps/sandbox/src/main.ts'), { env: settings.env, quiet: true })
  const [sandboxReady] = await Promise.all([
    sandbox ? readiness<{ address: string }>(sandbox) : undefined,
    build().catch((error: unknown) => {
      console.error(red(reasonOf(error)))
      return group.leave(1)
    }),
  ])
  const server = group.fork('The server', builtServer, {
    env: { ...leanMemory, ...settings.env },
    // In the demo a person reads the welcome; in production a collector reads the log.
    quiet: !settings.production && !process.env.LOG_LEVEL,
  })
  const ready = await readiness<ServerReady>(server)
  if (settings.production) return
  console.log(
    welcome({
      address: ready.address,
      ...(sandboxReady ? { sandbox: sandboxReady.address } : {}),
      signIns: ready.signIns ?? [],
      durationMs: performance.now() - started,
    }),
  )
}

try {
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
