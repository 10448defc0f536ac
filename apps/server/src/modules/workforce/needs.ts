import type { QueryContext } from '../../access/context.ts'
import type { Transaction } from '../../platform/database/open-database.ts'

export type PromisesBroken = (
  ctx: QueryContext,
  daysOff: { readonly agentId: number; readonly days: ReadonlyMap<string, string> },
) => Promise<{ readonly taskId: string; readonly title: string; readonly promisedAt: string }[]>

/** What is asked of who keeps the orders: they stand on this module, and so it cannot import them. */
export interface WorkforceNeeds {
  /** Which promises some days off would break. */
  readonly promisesBroken: PromisesBroken
  /** From here on nothing comes into an agent's queue and nothing leaves it, until the transaction ends. */
  readonly lockQueue: (tx: Transaction, agentId: number) => Promise<void>
}
