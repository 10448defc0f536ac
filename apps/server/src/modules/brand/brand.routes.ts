import type { Query } from '../../access/context.ts'
import { handlers } from '../../http/handlers.ts'
import { proposeSector } from '../catalogue/index.ts'
import { changeNotificationSetting } from '../notifications/index.ts'
import { advanceRegistration, type HasNetwork } from './commands/advance-registration.ts'
import { changeAiNetworks } from './commands/change-ai-networks.ts'
import { changeEditorialLine, changeGraphicLine, enableAi } from './commands/change-brand.ts'
import { changeColors } from './commands/change-colors.ts'
import { changeAlertContact, changeEssentialInformation } from './commands/change-essential-information.ts'
import {
  addLogo,
  removeLogo,
  removeSocietyLogo,
  replaceLogo,
  setSocietyLogo,
} from './commands/change-logos.ts'
import { saveAccount } from './commands/save-account.ts'
import { writeInLanguage } from './commands/write-in-language.ts'
import { proposeFromLogo } from './flows/propose-from-logo.ts'
import { dropLogo, societyOf, uploadLogo } from './flows/upload-logo.ts'
import { accountOf } from './queries/read-account.ts'

export interface AccountCall {
  readonly params: { readonly id: number }
  readonly language: string
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}
const of = ({ params }: AccountCall) => ({ accountId: params.id })
/** The account as it is after a write. */
const userOf = async (call: AccountCall) => ({
  user: await call.read(accountOf, { ...of(call), language: call.language }),
})

export interface BrandNeeds {
  /** What the last question asks for is there. */
  readonly hasNetwork: HasNetwork
}

export const brandHandlers = ({ hasNetwork }: BrandNeeds) =>
  handlers({
    'GET /api/users/{id}/account': userOf,
    'POST /api/users/{id}/account/parts': async (call) => {
      await call.command(saveAccount, { ...call.body, ...of(call), lang: call.language, hasNetwork })
      return userOf(call)
    },
    'POST /api/users/{id}/account/essential-information': async (call) => {
      await call.command(changeEssentialInformation, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/alert-contact': async (call) => {
      await call.command(changeAlertContact, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/editorial-line': async (call) => {
      await call.command(changeEditorialLine, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/posts-language': async (call) => {
      await call.command(writeInLanguage, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/graphic-line': async (call) => {
      await call.command(changeGraphicLine, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/update-society-logo': (call) => uploadLogo(call, setSocietyLogo),
    'DELETE /api/users/{id}/account/society-logo': (call) => dropLogo(call, removeSocietyLogo),
    'POST /api/users/{id}/account/additional-logos': (call) => uploadLogo(call, addLogo),
    'POST /api/users/{id}/account/additional-logos/{index}': (call) =>
      uploadLogo(call, (ctx, input) => replaceLogo(ctx, { ...input, index: call.params.index })),
    'DELETE /api/users/{id}/account/additional-logos/{index}': (call) =>
      dropLogo(call, (ctx, input) => removeLogo(ctx, { ...input, index: call.params.index })),
    'GET /api/users/{id}/account/proposed-colors': proposeFromLogo,
    'POST /api/users/{id}/account/update-society-colors': async (call) => {
      await call.command(changeColors, { ...call.body, ...of(call) })
      return societyOf(call)
    },
    'POST /api/users/{id}/account/ai/enable': async (call) =>
      call.command(enableAi, { ...call.body, ...of(call) }),
    'POST /api/users/{id}/account/ai/networks': async (call) => {
      await call.command(changeAiNetworks, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/notifications': async (call) => {
      await call.command(changeNotificationSetting, { ...call.body, ...of(call) })
      return userOf(call)
    },
    'POST /api/users/{id}/account/registration-step': async (call) =>
      call.command(advanceRegistration, { ...call.body, ...of(call), hasNetwork }),
    'POST /api/users/{id}/activity-sectors/proposals': async (call) =>
      call.command(proposeSector, { ...of(call), name: call.body.name, lang: call.language }),
  })
