/**
 * How people come in: registration, sign-in, second factors, devices, mailed links, the own account's secrets. Knows
 * nothing of what they do inside.
 */

import { authRoutes } from '@postelier/contract/auth'
import { meEvents, meRoutes } from '@postelier/contract/me'
import { defineModule } from '../../http/server-module.ts'
import { askingHandlers, type IdentityNeeds, identityHandlers } from './identity.routes.ts'
import { answerByMail } from './jobs/answer-by-mail.ts'
import { deleteDueAccountsWith, type LeavingNeeds } from './jobs/delete-due-accounts.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import { purgeJournal } from './jobs/purge-journal.ts'

export { createAdmin } from './commands/create-admin.ts'
export { holdInvitation } from './commands/hold-invitation.ts'
export {
  mailInitialPassword,
  mailInvitation,
  mailPasswordReset,
  mailValidation,
} from './commands/mail-links.ts'
export { cancelDeletion, planDeletion } from './commands/plan-deletion.ts'
export { type RegisterPerson, registerPerson } from './commands/register-person.ts'
export { resealFactors } from './commands/reseal-factors.ts'
export { acceptInvitation, initializePassword } from './commands/set-password.ts'
export { validateEmail } from './commands/validate-email.ts'
export type { IdentityNeeds } from './identity.routes.ts'
export { answerByMail } from './jobs/answer-by-mail.ts'
export { deleteDueAccountsWith, type LeavingNeeds } from './jobs/delete-due-accounts.ts'
export { purgeExpired } from './jobs/purge-expired.ts'
export { purgeJournal } from './jobs/purge-journal.ts'
export { voidLinks } from './mailed-links.store.ts'
export { hashPassword, refuseWeakPassword } from './password.ts'
export {
  defaultRoleId,
  findByEmail,
  findPerson,
  lockPerson,
  type PersonRow,
  unusedCode,
} from './people.store.ts'
export { checkPhone } from './phone.ts'
export { invitationsOf } from './queries/invitations-of.ts'

export const serverModule = (asked: IdentityNeeds & LeavingNeeds) =>
  defineModule({
    routes: [authRoutes, meRoutes],
    handlers: [identityHandlers, askingHandlers(asked)],
    jobs: [answerByMail, deleteDueAccountsWith(asked), purgeJournal, purgeExpired],
    events: meEvents,
  })
