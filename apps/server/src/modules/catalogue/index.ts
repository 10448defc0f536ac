/**
 * What administrators keep for everybody: settings of the house, activity sectors, changed sentences, legal documents.
 * Knows no customer's data.
 */
export { proposeSector } from './commands/propose-sector.ts'
export { masterSettings } from './master-settings.ts'
export { sectorExists } from './queries/sector-exists.ts'
export { sectorNamesOf } from './queries/sector-names.ts'
