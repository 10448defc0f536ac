// What processes hold, read from Linux's own account of them.
import { readdirSync, readFileSync } from 'node:fs'

const megabyte = 1024

/** Resident memory of one process in megabytes; 0 once it is gone. */
export const residentMb = (pid: number): number => field(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/)

/** Of a process and all below it, shared pages counted once: what a whole browser takes. */
export function treeMb(pid: number): number {
  const children = childrenOf()
  const sum = (one: number): number =>
    field(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+)/m) +
    (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

function childrenOf(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = field(`/proc/${name}/status`, /PPid:\s+(\d+)/) * megabyte
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

/** Processes end while they are read. */
function field(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / megabyte
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES') return 0
    throw reason
  }
}

/** Processor time that a process and all below it have used, in milliseconds; unlike elapsed time, nobody else's work shows in it. */
export function treeCpuMs(pid: number): number {
  const children = childrenOf()
  const sum = (one: number): number =>
    cpuMs(one) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

/** Linux counts in hundredths of a second. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw reason
  }
}

/** Looks again and again until it is stopped, and keeps the most it saw. */
export function watchPeak(look: () => number): () => number {
  let peak = look()
  const timer = setInterval(() => {
    // Looking reads every process of the machine: more often, it would show in what is measured beside it.
    peak = Math.max(peak, look())
  }, 1_000)
  return () => {
    clearInterval(timer)
    return Math.round(Math.max(peak, look()))
  }
}
