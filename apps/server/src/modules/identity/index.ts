/**
 * How people come in: registration, sign-in, second factors, devices, mailed links, the own account's secrets. Knows
 * nothing of what they do inside.
 */
export { holdInvitation } from './commands/hold-invitation.ts'
export { mailDeletionPlanned } from './commands/mail-deletion.ts'
export {
  mailInitialPassword,
  mailInvitation,
  mailPasswordReset,
  mailValidation,
} from './commands/mail-links.ts'
export { type RegisterPerson, registerPerson } from './commands/register-person.ts'
export { identityHandlers } from './identity.routes.ts'
export { voidLinks } from './mailed-links.ts'
export { defaultRoleId, findByEmail, lockPerson, type PersonRow } from './people.store.ts'
export { checkPhone } from './phone.ts'
export { invitationsOf } from './queries/invitations-of.ts'
