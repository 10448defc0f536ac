// How long a process has had the processor: on a busy machine much less than the clock says.
import { readFileSync } from 'node:fs'

/** The kernel counts a hundred a second. */
const tickMs = 10

/** Null where the machine does not tell, or the process is gone. */
export function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before them may hold spaces and brackets.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return ((user ?? 0) + (system ?? 0)) * tickMs
  } catch (_noSuchFile) {
    return null
  }
}
