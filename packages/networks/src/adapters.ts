/** Speaks to the networks, by HTTP that is given to it: for the server alone. */
import type { Network } from '@postelier/contract'
import type { NetworkAdapter } from './adapter.ts'
import { adapter as bluesky } from './bluesky/adapter.ts'
import { configuration as blueskyConfiguration } from './bluesky/configuration.ts'
import type { Configuration } from './configuration.ts'
import { adapter as linkedin } from './linkedin/adapter.ts'
import { configuration as linkedinConfiguration } from './linkedin/configuration.ts'
import { adapter as x } from './x/adapter.ts'
import { configuration as xConfiguration } from './x/configuration.ts'

export * from './adapter.ts'
export type { Configuration } from './configuration.ts'
export * from './http.ts'
export * from './refusal.ts'

export const adapters: Readonly<Partial<Record<Network, NetworkAdapter>>> = { bluesky, linkedin, x }
export const configurations: Readonly<Partial<Record<Network, Configuration>>> = {
  bluesky: blueskyConfiguration,
  linkedin: linkedinConfiguration,
  x: xConfiguration,
}
