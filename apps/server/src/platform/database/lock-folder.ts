import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, own, { flag: 'wx' })
      break
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
      const holder = readFileSync(path, 'utf8')
      const pid = Number(holder.split(' ')[0])
      if (attempt > 3 || (isAlive(pid) && holder === `${pid} ${startTime(pid)}`)) {
        throw new FolderInUse(
          `${folder} is in use by process ${pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  return () => {
    if (readFileSync(path, 'utf8') === own) rmSync(path, { force: true })
  }
}

function isAlive(pid: number): boolean {
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
