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
