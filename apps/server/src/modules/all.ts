import { type JoinedModules, joinModules } from '../http/join-modules.ts'
import { defineModule } from '../http/server-module.ts'
import { sendMailWith } from '../platform/mail/send-mail.job.ts'
import { purgePainted } from '../platform/painting/purge-painted.job.ts'
import { isBoostNoticeValid, stopBoosts } from './boosting/index.ts'
import { type BrandNeeds, countBySector, giveSector } from './brand/index.ts'
import type { CatalogueNeeds } from './catalogue/index.ts'
import { found } from './found.ts'
import type { IdentityNeeds, LeavingNeeds } from './identity/index.ts'
import type { NotificationNeeds } from './notifications/index.ts'
import { endangeredOrders, isOrderNoticeValid, leaveQueues, lockTransfers } from './orders/index.ts'
import { forgetPayer, stopPaying } from './payments/index.ts'
import { type PlanningNeeds, readOwnSite } from './planning/index.ts'
import { hasNetwork, isPostNoticeValid, type PublishingNeeds } from './publishing/index.ts'
import type { WorkforceNeeds } from './workforce/index.ts'

/** What some modules ask of others that stand on them, and so cannot import. */
const asked = {
  hasNetwork,
  stopBoosts,
  sectorUsers: { count: countBySector, give: giveSector },
  standingNotices: [isPostNoticeValid, isBoostNoticeValid, isOrderNoticeValid],
  endangeredOrders,
  lockTransfers,
  exportParts: () => joined.exportParts,
  onCustomer: readOwnSite,
  stopPaying,
  leaving: [leaveQueues, forgetPayer],
} satisfies BrandNeeds &
  CatalogueNeeds &
  IdentityNeeds &
  LeavingNeeds &
  NotificationNeeds &
  PlanningNeeds &
  PublishingNeeds &
  WorkforceNeeds

const modules = Object.entries(found).map(([name, { serverModule }]) => {
  if (!serverModule)
    throw new Error(`modules/${name}/index.ts must export serverModule, if only an empty one`)
  return typeof serverModule === 'function' ? serverModule(asked as never) : serverModule
})
const joined: JoinedModules = joinModules([
  defineModule({ jobs: [sendMailWith(() => joined.attachments), purgePainted] }),
  ...modules,
])

/** Every route of the contract that a module answers for. */
export const routeList = joined.routes
export const moduleHandlers = joined.handlers
/** Every job a worker takes. */
export const jobs = joined.jobs
export const eventNames = joined.events
