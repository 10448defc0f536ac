import type { Networks } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whoever sends: what it stands on, and when it stops. */
export interface Sender {
  readonly platform: Platform
  readonly networks: Networks
  readonly signal: AbortSignal
}
