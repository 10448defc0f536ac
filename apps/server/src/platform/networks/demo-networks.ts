import type { Network } from '@postelier/contract'
import type { NetworkConfig } from '@postelier/networks/adapters'

/** Where the stand-ins of the networks are: each host of a network is a path of theirs. */
export function demoNetworks(sandboxUrl: string): Readonly<Partial<Record<Network, NetworkConfig>>> {
  const at = (path: string) => `${sandboxUrl.replace(/\/+$/, '')}/networks/${path}`
  const app = { clientId: 'postelier-demo', clientSecret: 'postelier-demo' }
  return {
    bluesky: {
      service: at('bluesky/pds'),
      appView: at('bluesky/appview'),
      video: at('bluesky/video'),
      web: at('bluesky/www'),
    },
    linkedin: { ...app, web: at('linkedin/www'), api: at('linkedin/api') },
    x: { ...app, web: at('x/www'), api: at('x/api') },
  }
}
