// Boosting a post, as the Marketing API's documents describe it. It stands on Facebook's Graph host.
import type { GraphHost } from '../meta/graph-host.ts'
import { accountRoutes } from './accounts.routes.ts'
import { adsInsightRoutes } from './ads-insights.routes.ts'
import { adsObjectRoutes } from './ads-objects.routes.ts'
import { AdsSandbox } from './ads-sandbox.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import { creativeRoutes } from './creatives.routes.ts'
import { searchRoutes } from './search.routes.ts'

export function adsRoutes(host: GraphHost): void {
  const sandbox = new AdsSandbox(host.meta)
  accountRoutes(host, sandbox)
  searchRoutes(host, sandbox)
  campaignRoutes(host, sandbox)
  creativeRoutes(host, sandbox)
  adsObjectRoutes(host, sandbox)
  adsInsightRoutes(host, sandbox)
}
