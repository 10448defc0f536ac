import type { Network } from './names.ts'
import type { DemoPage, Person } from './people.ts'
import type { RateWindows } from './rate-windows.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import type { Table } from './table.ts'

/** What all networks share: the sandbox as a single network sees it. */
export interface Commons {
  readonly clock: SandboxClock
  readonly rates: RateWindows
  readonly people: Table<Person>
  readonly pages: Table<DemoPage>
  /** When the demo began: followers grow from there. */
  readonly startedAtMs: number
  /** Where a network keeps its things. */
  folderOf(network: Network): string
}
