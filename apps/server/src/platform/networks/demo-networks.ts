import type { Network } from '@postelier/contract'
import type { NetworkConfig } from '@postelier/networks/adapters'

/** Where the stand-ins of the networks are: each host of a network is a path of theirs. */
export function demoNetworks(sandboxUrl: string): Readonly<Partial<Record<Network, NetworkConfig>>> {
  const at = (path: string) => `${sandboxUrl.replace(/\/+$/, '')}/networks/${path}`
  const app = { clientId: 'postelier-demo', clientSecret: 'postelier-demo' }
  // An app's id is a number there.
  const meta = {
    clientId: '1000000001',
    clientSecret: app.clientSecret,
    web: at('facebook/www'),
    graph: at('facebook/graph'),
  }
  return {
    bluesky: {
      service: at('bluesky/pds'),
      appView: at('bluesky/appview'),
      video: at('bluesky/video'),
      web: at('bluesky/www'),
    },
    facebook: meta,
    instagram: {
      ...meta,
      instagramWeb: at('instagram/www'),
      instagramTokens: at('instagram/api'),
      instagramGraph: at('instagram/graph'),
    },
    linkedin: { ...app, web: at('linkedin/www'), api: at('linkedin/api') },
    tiktok: { ...app, web: at('tiktok/www'), api: at('tiktok/api') },
    x: { ...app, web: at('x/www'), api: at('x/api') },
  }
}
