import type { BoostAdapter, BoostJob } from '@postelier/networks/adapters'
import type { Platform } from '../../platform/platform.ts'
import type { Opened } from '../publishing/index.ts'

/** A boost with what opens its account over there. */
export interface OpenedBoost {
  readonly platform: Platform
  readonly opened: Opened
  readonly adapter: BoostAdapter
  readonly job: () => BoostJob
}
