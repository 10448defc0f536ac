// What a name of a foreign site leads to, asked of the name servers without one of the few threads that files and all
// other calls share: somebody who names sites with slow name servers would hold those up otherwise.
import { type LookupAddress, lookup, NODATA, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isLoopback } from '../config/load-config.ts'

export interface NameServers {
  /** Those of this machine, unless a test has its own. */
  readonly servers?: readonly string[]
  /** Of the first try; each further one of a server waits longer. */
  readonly timeoutMs?: number
  readonly tries?: number
  /** All tries of all servers together. */
  readonly limitMs?: number
}

/** IPv4 comes first: a machine without IPv6 need not try in vain. */
const families = [4, 6] as const

export const findAddresses =
  (of: NameServers = {}): LookupFunction =>
  (hostname, options, done) => {
    // The only name that a list on this machine may say something of, and only where tests read sites of this machine.
    if (isLoopback(hostname)) return lookup(hostname, options, done)
    const wanted = families.filter(
      (family) => [0, undefined, 'IPv4', 'IPv6'].includes(options.family) || options.family === family,
    )
    found(hostname, wanted, of).then(
      (all) => {
        const [first] = all
        if (options.all) done(null, all)
        else done(null, first?.address ?? '', first?.family)
      },
      (reason: NodeJS.ErrnoException) => done(reason, '', 0),
    )
  }

async function found(
  hostname: string,
  wanted: readonly (typeof families)[number][],
  { servers, timeoutMs = 1500, tries = 2, limitMs = 6000 }: NameServers,
): Promise<LookupAddress[]> {
  // One for each question: which servers there are changes with the network a machine is in, and it ends with it.
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), limitMs)
  try {
    const answers = await Promise.allSettled(
      wanted.map(async (family) => {
        const addresses = await (family === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname))
        return addresses.map((address) => ({ address, family }))
      }),
    )
    const all = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (all.length > 0) return all
    const reasons = answers.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as NodeJS.ErrnoException] : [],
    )
    const isNone = ({ code }: NodeJS.ErrnoException) => code === NODATA || code === NOTFOUND
    // That one kind has none says less than why the other one was not told.
    throw reasons.find((reason) => !isNone(reason)) ?? reasons[0] ?? new Error('It leads nowhere')
  } finally {
    clearTimeout(timer)
  }
}
