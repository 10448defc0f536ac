interface Used {
  readonly user: number
  readonly system: number
}
// Nothing else here knows on what it runs.
declare const process: { readonly threadCpuUsage: (since?: Used) => Used }

/** Milliseconds that this thread worked, and not those it waited for its turn: a busy machine makes nothing slow here. */
export const cpuMsOf = (work: () => void): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Too short to be told from chance. */
const leastMs = 8

/**
 * How many times longer a text takes than a quarter of it: about four where time grows with its length, sixteen where it grows
 * with the square of it. How fast the machine is plays no part.
 */
export function growth(work: (text: string) => void, bit: string, length: number): number {
  const textOf = (letters: number) => bit.repeat(Math.ceil(letters / bit.length))
  work(textOf(length / 4))
  const quarter = Math.max(
    leastMs,
    cpuMsOf(() => work(textOf(length / 4))),
  )
  return cpuMsOf(() => work(textOf(length))) / quarter
}
/** Between the two, nearer to the square: the cache of a processor alone may double a time. */
export const linear = 11
