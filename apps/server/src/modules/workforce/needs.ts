import type { EndangeredOrderView, TransferChoice } from '@postelier/contract/desk'
import type { CommandContext, QueryContext } from '../../access/context.ts'

interface DaysOff {
  readonly agentId: number
  /** Each with its reason. */
  readonly days: ReadonlyMap<string, string>
}

/** What is asked of who keeps the orders: they stand on this module, and so it cannot import them. */
export interface WorkforceNeeds {
  /** Which promises some days off would break, and who could take each. */
  readonly endangeredOrders: (
    ctx: QueryContext,
    daysOff: DaysOff & {
      readonly chosen: readonly { readonly taskId: string; readonly agentId: number | null }[]
    },
  ) => Promise<EndangeredOrderView[]>
  /**
   * From here on nothing comes into the queues that these concern and nothing leaves them, until the transaction ends. What it
   * answers moves each of them, or refuses all.
   */
  readonly lockTransfers: (
    ctx: CommandContext,
    transfers: { readonly agentId: number; readonly transfers: readonly TransferChoice[] },
  ) => Promise<{
    readonly move: (as: { readonly days: DaysOff['days']; readonly isWhole: boolean }) => Promise<unknown>
  }>
}
