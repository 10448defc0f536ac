/**
 * Who a business is, how it speaks and looks: society, editorial line, logos, colours, networks drafted for, content
 * sources. Never renders anything and knows nothing of posts.
 */

import { accountEvents, accountRoutes } from '@postelier/contract/account'
import { defineModule } from '../../http/server-module.ts'
import { type BrandNeeds, brandHandlers } from './brand.routes.ts'
import { exportBrand } from './queries/export-brand.ts'

export type { BrandNeeds } from './brand.routes.ts'
export { countBySector, giveSector, readContentSources } from './brand.store.ts'
export { advanceRegistration } from './commands/advance-registration.ts'
export { changeAiNetworks } from './commands/change-ai-networks.ts'
export { changeEditorialLine, changeGraphicLine, enableAi } from './commands/change-brand.ts'
export { changeColors } from './commands/change-colors.ts'
export { addContentSource, removeContentSource } from './commands/change-content-sources.ts'
export { changeAlertContact, changeEssentialInformation } from './commands/change-essential-information.ts'
export { addLogo, setSocietyLogo } from './commands/change-logos.ts'
export { createBrand, type NewBrand } from './commands/create-brand.ts'
export { draftForNetwork, stopDraftingFor } from './commands/draft-for-network.ts'
export { editAccountBrand } from './commands/edit-account-brand.ts'
export { type SaveAccount, saveAccount } from './commands/save-account.ts'
export { suggestSources } from './commands/suggest-sources.ts'
export { checkEssentialInformation, type EssentialInformation } from './essential-information.ts'
export { accountCardOf } from './queries/account-card.ts'
export { buyerOf } from './queries/buyer-of.ts'
export { countryOf } from './queries/country-of.ts'
export { colorOfAccount, nameOfAccount } from './queries/known-by.ts'
export { missingEssentials } from './queries/missing-essentials.ts'
export { accountOf, accountsOf, societiesOf } from './queries/read-account.ts'
export { isComplete, readLook } from './queries/read-look.ts'
export { voiceOf } from './queries/read-voice.ts'
export { sectorOf } from './queries/sector-of.ts'
export { accountsCalled, societyNamesOf } from './queries/society-names.ts'
export { type Speaker, speakerOf } from './queries/speaker-of.ts'
export { summaryOf } from './queries/summary-of.ts'

export const serverModule = (asked: BrandNeeds) =>
  defineModule({
    routes: [accountRoutes],
    handlers: [brandHandlers(asked)],
    events: accountEvents,
    exports: { brand: exportBrand },
  })
