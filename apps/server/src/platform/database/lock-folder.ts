import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {}

/**
 * The embedded database serves one process. The lock names its holder by process id and start time, so that a lock left
 * by a killed process is seen as such at once, also when its process id was given to another program.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const own = `${process.pid} ${startTime(process.pid)}`
  for (let tries = 0; !putInPlace(path, own); tries++) {
    const holder = readIfThere(path)
    if (holder === undefined) continue
    if (tries > mostTries || isHeldBy(holder)) {
      throw new FolderInUse(
        `${folder} is in use by process ${holder.split(' ')[0]}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
      )
    }
    if (takeOver(path, holder, own)) break
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
  return () => {
    if (readIfThere(path) === own) rmSync(path, { force: true })
  }
}

const mostTries = 100

const isHeldBy = (holder: string) => {
  const pid = Number(holder.split(' ')[0])
  return isAlive(pid) && holder === `${pid} ${startTime(pid)}`
}

/** Whole or not at all: a lock that is still being written would look like one left behind. */
function putInPlace(path: string, own: string): boolean {
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, own, { mode: 0o600 })
  try {
    linkSync(beside, path)
    return true
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw reason
  } finally {
    rmSync(beside, { force: true })
  }
}

/**
 * Takes a dead holder's lock. Of several that see it dead one may claim it; what it claims is looked at once more, since
 * a claim may come after somebody else's takeover is over, and is replaced without ever being away.
 */
function takeOver(path: string, holder: string, own: string): boolean {
  const claim = `${path}.after-${createHash('sha256').update(holder).digest('hex').slice(0, 16)}`
  if (!putInPlace(claim, own)) {
    const claimer = readIfThere(claim)
    if (claimer !== undefined && !isHeldBy(claimer)) rmSync(claim, { force: true })
    return false
  }
  try {
    if (readIfThere(path) !== holder) return false
    const beside = `${path}.${process.pid}`
    writeFileSync(beside, own, { mode: 0o600 })
    renameSync(beside, path)
    return true
  } finally {
    rmSync(claim, { force: true })
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw reason
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat; empty where there is no /proc, and then the process id alone decides. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch (reason) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((reason as NodeJS.ErrnoException).code ?? '')) return ''
    throw reason
  }
}
