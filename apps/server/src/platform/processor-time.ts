import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const msOfTick = 10

/** How long a process has worked by now, which is less than the time that passed on a busy machine; null where it cannot be found out. */
export function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Its name comes second, in brackets, and may hold anything: fields 14 and 15 are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * msOfTick : null
  } catch (_noSuchFile) {
    return null
  }
}
