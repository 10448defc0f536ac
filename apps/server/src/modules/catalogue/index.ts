/**
 * What administrators keep for everybody: settings of the platform, activity sectors, changed sentences, legal documents.
 * Knows no customer's data.
 */

import { catalogueEvents, catalogueRoutes } from '@postelier/contract/catalogue'
import { defineModule } from '../../http/server-module.ts'
import { catalogueHandlers } from './catalogue.routes.ts'
import type { SectorUsers } from './sectors/sector-users.ts'

export { readEBillsFrom, readSeller } from './application.store.ts'
export type { LegalIdentity } from './application.ts'
export { answerProposal } from './commands/answer-proposal.ts'
export { changeApplication } from './commands/change-application.ts'
export { proposeSector } from './commands/propose-sector.ts'
export { masterSettings } from './master-settings.ts'
export { openSiteSettings, type PageWords, type SiteSettings } from './open-site-settings.ts'
export { readSetting, writeSetting } from './platform-settings.store.ts'
export { searchSectors } from './queries/search-sectors.ts'
export { sectorExists } from './queries/sector-exists.ts'
export { namesOfSector, sectorNameIn, sectorNamesOf } from './queries/sector-names.ts'
export { sectorNear } from './queries/sector-near.ts'
export { sectorParents } from './queries/sector-parents.ts'
export { countWaitingProposals, proposalsOf } from './queries/waiting-proposals.ts'

export interface CatalogueNeeds {
  /** Businesses use sectors and stand on this module. */
  readonly sectorUsers: SectorUsers
}

export const serverModule = ({ sectorUsers }: CatalogueNeeds) =>
  defineModule({
    routes: [catalogueRoutes],
    handlers: [catalogueHandlers(sectorUsers)],
    events: catalogueEvents,
  })
