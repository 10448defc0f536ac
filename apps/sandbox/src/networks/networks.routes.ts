// The six social networks, stood in for. Each host of a network is a path here; the product is told these as its base addresses.
//
// | network  | the real host                                      | base path here                    |
// |----------|----------------------------------------------------|-----------------------------------|
// | facebook | https://www.facebook.com (dialog)                  | /networks/facebook/www            |
// | facebook | https://graph.facebook.com (and Instagram, ads)    | /networks/facebook/graph          |
// | facebook | https://rupload.facebook.com (answers lead there)  | /networks/facebook/rupload        |
// | instagram| https://www.instagram.com (dialog)                 | /networks/instagram/www           |
// | instagram| https://api.instagram.com (code exchange)          | /networks/instagram/api           |
// | instagram| https://graph.instagram.com                        | /networks/instagram/graph         |
// | linkedin | https://www.linkedin.com (sign-in, public posts)   | /networks/linkedin/www            |
// | linkedin | https://api.linkedin.com                           | /networks/linkedin/api            |
// | tiktok   | https://www.tiktok.com (sign-in)                   | /networks/tiktok/www              |
// | tiktok   | https://open.tiktokapis.com                        | /networks/tiktok/api              |
// | x        | https://x.com (sign-in, public posts)              | /networks/x/www                   |
// | x        | https://api.x.com                                  | /networks/x/api                   |
// | bluesky  | https://bsky.social (service, the accounts' PDS)   | /networks/bluesky/pds, and /xrpc  |
// | bluesky  | https://public.api.bsky.app (AppView)              | /networks/bluesky/appview         |
// | bluesky  | https://video.bsky.app (video service)             | /networks/bluesky/video           |
// | bluesky  | https://bsky.app (public posts, app passwords)     | /networks/bluesky/www             |
// | bluesky  | https://plc.directory (DID documents)              | /networks/bluesky/plc             |
//
// Upload addresses are given by the answers, as the networks do. For people: /networks (overview and faults), /networks/<network>,
// /networks/<network>/posts/<id>. For tests: /networks/{faults,calls,posts,clock,settings,people,grants,reset} (control.routes.ts),
// and /networks/callbacks for what Meta tells applications unasked.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { adsRoutes } from './ads/ads.routes.ts'
import { blueskyRoutes } from './bluesky/bluesky.routes.ts'
import { controlRoutes } from './control.routes.ts'
import { facebookRoutes } from './facebook/facebook.routes.ts'
import { instagramRoutes } from './instagram/instagram.routes.ts'
import { linkedinRoutes } from './linkedin/linkedin.routes.ts'
import { callbackRoutes } from './meta/callbacks.routes.ts'
import { MetaSandbox } from './meta/meta-sandbox.ts'
import { NetworkSandbox } from './network-sandbox.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { takeBodiesAsBytes } from './shared/bodies.ts'
import { hookFaults } from './shared/fault-hooks.ts'
import { tiktokRoutes } from './tiktok/tiktok.routes.ts'
import { xRoutes } from './x/x.routes.ts'

export function networksRoutes(app: FastifyInstance, dataFolder: string): void {
  // A scope of its own: its way with bodies and errors is not the other stand-ins'.
  void app.register(async (scope) => {
    const sandbox = new NetworkSandbox(join(dataFolder, 'networks'))
    takeBodiesAsBytes(scope)
    hookFaults(scope, sandbox)
    const meta = new MetaSandbox(sandbox)
    const graph = facebookRoutes(scope, meta)
    instagramRoutes(scope, graph)
    adsRoutes(graph)
    callbackRoutes(scope, meta)
    tiktokRoutes(scope, sandbox)
    controlRoutes(scope, sandbox)
    pageRoutes(scope, sandbox)
    linkedinRoutes(scope, sandbox)
    xRoutes(scope, sandbox)
    blueskyRoutes(scope, sandbox)
  })
}
