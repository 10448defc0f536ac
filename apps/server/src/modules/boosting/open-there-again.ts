import { type BoostAdapter, type BoostJob, Refusal } from '@postelier/networks/adapters'
import type { Platform } from '../../platform/platform.ts'
import type { Opened } from '../publishing/index.ts'

/** A boost with what opens its account over there. */
export interface Open {
  readonly platform: Platform
  readonly opened: Opened
  readonly adapter: BoostAdapter
  readonly job: () => BoostJob
}

/** Once more with renewed tokens. */
export async function twice<T>({ opened }: Open, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.facts.kind !== 'authExpired') throw reason
    await opened.refresh()
    return ask()
  }
}
