/**
 * What administrators keep for everybody: settings of the house, activity sectors, changed sentences, legal documents.
 * Knows no customer's data.
 */
export { catalogueHandlers } from './catalogue.routes.ts'
export { answerProposal } from './commands/answer-proposal.ts'
export { changeApplication } from './commands/change-application.ts'
export { proposeSector } from './commands/propose-sector.ts'
export { masterSettings } from './master-settings.ts'
export { type House, openHouse, type PageWords } from './open-house.ts'
export { readSetting, writeSetting } from './platform-settings.store.ts'
export { searchSectors } from './queries/search-sectors.ts'
export { sectorExists } from './queries/sector-exists.ts'
export { namesOfSector, sectorNameIn, sectorNamesOf } from './queries/sector-names.ts'
export { sectorNear } from './queries/sector-near.ts'
export { sectorParents } from './queries/sector-parents.ts'
export { countWaitingProposals, proposalsOf } from './queries/waiting-proposals.ts'
export type { SectorUsers } from './sectors/sector-users.ts'
