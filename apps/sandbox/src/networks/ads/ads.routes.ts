// Boosting a post, as the Marketing API's documents describe it. It stands on Facebook's Graph host.
import type { GraphHost } from '../meta/graph-host.ts'
import { accountRoutes } from './accounts.routes.ts'
import { AdsDesk } from './ads-desk.ts'
import { adsInsightRoutes } from './ads-insights.routes.ts'
import { adsObjectRoutes } from './ads-objects.routes.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import { creativeRoutes } from './creatives.routes.ts'
import { searchRoutes } from './search.routes.ts'

export function adsRoutes(host: GraphHost): void {
  const desk = new AdsDesk(host.meta)
  accountRoutes(host, desk)
  searchRoutes(host, desk)
  campaignRoutes(host, desk)
  creativeRoutes(host, desk)
  adsObjectRoutes(host, desk)
  adsInsightRoutes(host, desk)
}
