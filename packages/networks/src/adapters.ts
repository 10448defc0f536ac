import type { Network } from '@postelier/contract'
import type { NetworkAdapter } from './adapter.ts'
import { adapter as bluesky } from './bluesky/adapter.ts'
import { configuration as blueskyConfiguration } from './bluesky/configuration.ts'
import type { Configuration } from './configuration.ts'
import { adapter as facebook } from './facebook/adapter.ts'
import { configuration as facebookConfiguration } from './facebook/configuration.ts'
import { adapter as instagram } from './instagram/adapter.ts'
import { configuration as instagramConfiguration } from './instagram/configuration.ts'
import { adapter as linkedin } from './linkedin/adapter.ts'
import { configuration as linkedinConfiguration } from './linkedin/configuration.ts'
import { adapter as tiktok } from './tiktok/adapter.ts'
import { configuration as tiktokConfiguration } from './tiktok/configuration.ts'
import { adapter as x } from './x/adapter.ts'
import { configuration as xConfiguration } from './x/configuration.ts'

/** Speaks to the networks, by HTTP that is given to it: for the server alone. */
export * from './adapter.ts'
export { addressExamples } from './addresses/address-examples.ts'
export * from './ads/boost-adapter.ts'
export { boosts } from './ads/boosts.ts'
export { withoutSecrets } from './calling/call.ts'
export type { Configuration } from './configuration.ts'
export * from './http.ts'
export * from './refusal.ts'
export { isTakenFor } from './rules/same-text.ts'
export * from './versions.ts'

export const adapters: Readonly<Record<Network, NetworkAdapter>> = {
  facebook,
  instagram,
  linkedin,
  tiktok,
  x,
  bluesky,
}

/** What may be set of each network, with the real addresses where nothing is said. */
export const configurations: Readonly<Record<Network, Configuration>> = {
  facebook: facebookConfiguration,
  instagram: instagramConfiguration,
  linkedin: linkedinConfiguration,
  tiktok: tiktokConfiguration,
  x: xConfiguration,
  bluesky: blueskyConfiguration,
}
