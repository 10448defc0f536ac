// What all six demo networks share, so that each stand-in is only its own network's rules.
//
// To add a network:
// 1. Write `networks/<name>/<name>.routes.ts` from the network's documentation, never from our adapters. It exports
//    `function <name>Routes(app, sandbox)`, opens its office with `sandbox.open(manner)` and adds ordinary Fastify routes.
// 2. `manner` says how the network refuses in general: who is calling (`accountsOf`, from the token), what a 500, a rate limit, a
//    duplicate and an unknown address look like, its settings with their defaults.
// 3. Each route names its call: `app.post(path, office.call('create-post', { publishes: true }), handler)`. Naming is all it
//    takes: the sandbox records the call, and every fault (`shared/faults.ts`) works on it. `publishes` makes read-lag and
//    duplicate possible, `processes` late-failure; the handler reads `faultOf(request)` (`shared/named-call.ts`) for these two.
// 4. Bodies arrive as bytes: `jsonOf`, `formOf`, `partsOf`, `bytesOf` (`shared/bodies.ts`). Refuse with `throw new Refusal(status, body)`.
// 5. People and pages come from `office.people()`; what they allowed lives in `office.grants`; posts go through `office.publish`
//    and are found with `office.post…`; uploads through `office.media`; anything else in `office.table<T>('name')`.
//    All of it is on disk when the answer goes out. Time is `office.now()`, never `Date.now()`.
// 6. The consent page is `consentRoutes(app, office, path, readAsk)` (`pages/consent.ts`). Public addresses lead to `office.addressOf(post)`.
//    `refuseUnknownCalls(app, office, basePath)` ends each host.
// 7. Add the base paths to the table in `networks.routes.ts`.
import { join } from 'node:path'
import { type Manner, NetworkOffice } from './network-office.ts'
import { CallRecord } from './shared/call-record.ts'
import type { Commons } from './shared/commons.ts'
import { NetworkFaults } from './shared/faults.ts'
import type { Network } from './shared/names.ts'
import { type DemoPage, demoPages, demoPeople, type Person } from './shared/people.ts'
import { RateWindows } from './shared/rate-windows.ts'
import { SandboxClock } from './shared/sandbox-clock.ts'
import { Table } from './shared/table.ts'

export class NetworkSandbox implements Commons {
  readonly clock: SandboxClock
  readonly faults: NetworkFaults = new NetworkFaults()
  readonly calls: CallRecord = new CallRecord()
  readonly rates: RateWindows
  readonly people: Table<Person>
  readonly pages: Table<DemoPage>
  readonly folder: string
  readonly #offices = new Map<Network, NetworkOffice>()
  readonly #start: Table<{ id: string; atMs: number }>

  constructor(folder: string) {
    this.folder = folder
    this.clock = new SandboxClock(folder)
    this.rates = new RateWindows(this.clock)
    this.people = new Table(join(folder, 'people.jsonl'))
    this.pages = new Table(join(folder, 'pages.jsonl'))
    this.#start = new Table(join(folder, 'start.jsonl'))
    this.#finalize()
  }

  get startedAtMs(): number {
    return this.#start.get('start')?.atMs ?? this.clock.now()
  }

  open(manner: Manner): NetworkOffice {
    const office = new NetworkOffice(this, manner)
    this.#offices.set(manner.network, office)
    return office
  }

  offices(): readonly NetworkOffice[] {
    return [...this.#offices.values()]
  }

  office(network: Network): NetworkOffice | undefined {
    return this.#offices.get(network)
  }

  /** As on the first day: one network, or all of them with people and clock. */
  reset(network?: Network): void {
    this.faults.clear(network)
    this.calls.clear(network)
    for (const office of this.#offices.values())
      if (network === undefined || office.network === network) office.reset()
    if (network !== undefined) return
    this.rates.clear()
    this.clock.reset()
    for (const table of [this.people, this.pages, this.#start]) table.clear()
    this.#finalize()
  }

  #finalize(): void {
    if (this.people.size === 0) for (const person of demoPeople) this.people.put(person)
    if (this.pages.size === 0) for (const page of demoPages) this.pages.put(page)
    if (this.#start.size === 0) this.#start.put({ id: 'start', atMs: this.clock.now() })
  }

  folderOf(network: Network): string {
    return join(this.folder, network)
  }
}
