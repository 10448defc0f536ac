// A publication by an adapter, against its stand-in.
import {
  type CallContext,
  type NetworkAdapter,
  type NetworkConfig,
  type OpenPage,
  type PublishJob,
  Refusal,
} from '@postelier/networks/adapters'
import type { DeliveryState } from '../../../apps/server/src/modules/publishing/delivery.ts'
import { type Accident, runErrand } from './run-errand.ts'
import type { StandIn } from './stand-in.ts'

export interface Sender {
  readonly standIn: StandIn
  readonly adapter: NetworkAdapter
  /** What is set of the network beside where its stand-in is. */
  readonly config?: NetworkConfig
  /** Links the account, the first time and whenever the connection is over. */
  readonly link: () => Promise<OpenPage>
}

export const contextOf = ({ standIn, adapter, config }: Sender): CallContext =>
  standIn.context(adapter.network, config)

/** What befalls one publication beside what the stand-in does. */
export interface Mishap extends Accident {
  /** Speaks to the network in place of the usual way. */
  readonly http?: CallContext['http']
}

export interface End {
  readonly state: DeliveryState['state']
  readonly id: string | null
  readonly url: string | null
  readonly refusal: DeliveryState['refusal']
  /** How often the final step was begun. */
  readonly finals: number
  readonly steps: number
  /** As it stood at last: tokens may have been renewed. */
  readonly page: OpenPage
}

export async function drive(sender: Sender, first: PublishJob, mishap: Mishap = {}): Promise<End> {
  const { standIn, adapter, link } = sender
  const context = { ...contextOf(sender), ...(mishap.http ? { http: mishap.http } : {}) }
  let job = first
  const { current, steps } = await runErrand(
    {
      now: context.now,
      advance: standIn.advance,
      begin: () => adapter.begin(context, job),
      step: (progress) => adapter.step(context, job, progress),
      lookFor: (progress) => adapter.lookFor(context, job, progress),
      refresh: async () => {
        job = { ...job, page: { ...job.page, tokens: await renewed(adapter, context, job.page) } }
      },
      link: async () => {
        job = { ...job, page: await link() }
      },
    },
    mishap,
  )
  const { state, externalId: id, url, refusal, finals } = current
  return { state, id, url, refusal, finals, steps, page: job.page }
}

async function renewed(adapter: NetworkAdapter, context: CallContext, page: OpenPage) {
  try {
    return (await adapter.refresh(context, page.tokens)) ?? page.tokens
  } catch (reason) {
    if (reason instanceof Refusal) return page.tokens
    throw reason
  }
}
