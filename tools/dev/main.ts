// npm run dev: the server starts again when its sources change, the web app is replaced while it runs.
import { mkdirSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'
import { ProcessGroup, readiness } from '../lib/process-group.ts'
import { dim, reasonOf, red } from '../lib/terminal.ts'
import { readSettings, requirePorts } from '../start/settings.ts'
import { type SignIn, welcome } from '../start/welcome.ts'
import { onChange } from './on-change.ts'

const sources = [
  'apps/server/src',
  'packages/contract/src',
  'packages/texts/src',
  'packages/scene/src',
  'packages/networks/src',
].map((path) => fromRoot(path))

try {
  const started = performance.now()
  const settings = readSettings()
  await requirePorts(settings)
  mkdirSync(settings.env.DATA_DIR ?? fromRoot('data'), { recursive: true, mode: 0o700 })
  const apiPort = await freePort()
  const address = `http://127.0.0.1:${settings.port}`
  const api = `http://127.0.0.1:${apiPort}`
  const group = new ProcessGroup()
  const sandbox = group.fork('The sandbox', fromRoot('apps/sandbox/src/main.ts'), {
    env: settings.env,
    quiet: true,
  })
  const { address: sandboxAddress } = await readiness<{ address: string }>(sandbox)
  // The browser talks to vite alone, so links in mails and cookies keep the one address of a plain start.
  const server = group.fork('The server', fromRoot('apps/server/src/main.ts'), {
    env: { ...settings.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? address },
    mayEnd: true,
  })
  const vite = [
    '--port',
    String(settings.port),
    '--strictPort',
    '--host',
    '127.0.0.1',
    '--clearScreen',
    'false',
  ]
  group.spawn('The web app', 'vite', vite, {
    cwd: fromRoot('apps/web'),
    env: { VITE_API_TARGET: api },
  })
  onChange(sources, (path) => {
    console.log(dim(`${path} changed: the server starts again.`))
    void group.restart('The server')
  })
  const { signIns = [] } = await readiness<{ signIns?: SignIn[] }>(server)
  console.log(welcome({ address, sandbox: sandboxAddress, signIns, durationMs: performance.now() - started }))
} catch (error) {
  console.error(red(reasonOf(error)))
  process.exit(1)
}
