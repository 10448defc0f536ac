import type { Network } from '@postelier/contract'
import { descriptor as bluesky } from './bluesky/descriptor.ts'
import type { NetworkDescriptor } from './descriptor.ts'
import { descriptor as facebook } from './facebook/descriptor.ts'
import { descriptor as instagram } from './instagram/descriptor.ts'
import { descriptor as linkedin } from './linkedin/descriptor.ts'
import { descriptor as tiktok } from './tiktok/descriptor.ts'
import { descriptor as x } from './x/descriptor.ts'

/** Each network by its name. */
export const descriptors: Readonly<Record<Network, NetworkDescriptor>> = {
  facebook,
  instagram,
  linkedin,
  tiktok,
  x,
  bluesky,
}
