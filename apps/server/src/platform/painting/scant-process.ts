import { setPriority } from 'node:os'

/** What was freed is kept for the next picture, which needs as much: asking the kernel for it each time costs a tenth. */
export const paintingMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '268435456',
}

/** It may have ended already, and some machines do not let us; either way it works as well. */
export function preferOthers(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch (_notGiven) {
    return
  }
}

/** No secret of the server goes along: such a process reads what strangers sent. */
export function scantEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_ENV']
  return {
    ...Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    ...paintingMemory,
  }
}
