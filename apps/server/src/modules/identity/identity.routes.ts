import type { ExportPart } from '../../access/export-part.ts'
import { handlers } from '../../http/handlers.ts'
import { openLiveEvents } from '../../http/live-events.ts'
import { confirmEmail } from './commands/change-email.ts'
import { changeLanguage, changeProfile, changeSettings } from './commands/change-profile.ts'
import { endDevice, endOtherDevices } from './commands/end-devices.ts'
import { cancelDeletion, cancelDeletionByLink } from './commands/plan-deletion.ts'
import type { ValidateEmailInput } from './commands/validate-email.ts'
import { askDeletion, askEmailChange } from './flows/account-secrets.ts'
import { beginApp, confirmApp, removeApp, renewRecoveryCodes } from './flows/authenticator-app.ts'
import {
  changeOwnPassword,
  chooseFirstPassword,
  chooseNewPassword,
  takeInvitation,
} from './flows/choose-password.ts'
import { confirmAddress } from './flows/confirm-address.ts'
import { finishWithCode } from './flows/finish-with-code.ts'
import { addPasskey, beginPasskey, removePasskey } from './flows/passkeys.ts'
import { dropProfileImage, putProfileImage } from './flows/profile-image.ts'
import { register } from './flows/register.ts'
import { signIn } from './flows/sign-in.ts'
import { offerPasskey, signInWithPasskey } from './flows/sign-in-with-passkey.ts'
import { signOut } from './flows/sign-out.ts'
import { askByMail } from './jobs/answer-by-mail.ts'
import { currentUserOf } from './queries/current-user.ts'
import { exportAccount } from './queries/export-account.ts'
import { listDevices } from './queries/list-devices.ts'
import { listSecondFactors } from './queries/list-second-factors.ts'
import { lookAtLink } from './queries/look-at-link.ts'

const personIdOf = (actor: { kind: string; personId?: number }) => actor.personId ?? 0

/** Accounts over HTTP: sign-in and its second factors, registration, mailed links, own profile and devices. */
export const identityHandlers = handlers({
  'GET /user/current': async ({ read }) => ({ user: await read(currentUserOf, undefined) }),
  'POST /auth/login': signIn,
  'POST /auth/login/second-factor': finishWithCode,
  'POST /auth/login/passkey/options': offerPasskey,
  'POST /auth/login/passkey': signInWithPasskey,
  'GET /auth/logout': signOut,
  'POST /auth/register': register,
  'POST /auth/register/resend': async ({ command, body }) =>
    command(askByMail, { about: 'validation', input: body }),
  'POST /auth/forgot-password': async ({ command, body, language }) =>
    command(askByMail, { about: 'passwordReset', input: { ...body, language } }),
  'POST /auth/links/look': async ({ read, body }) => read(lookAtLink, body),
  'POST /auth/reset-password': chooseNewPassword,
  'POST /auth/initialize-password': chooseFirstPassword,
  'GET /auth/invitation/{publicId}/look': async ({ read, params }) =>
    read(lookAtLink, { kind: 'invitation', token: params.publicId }),
  'POST /auth/invitation/{publicId}': takeInvitation,
  'POST /auth/confirm-email': async ({ command, body }) => command(confirmEmail, body),
  'POST /auth/cancel-deletion': async ({ command, body }) => command(cancelDeletionByLink, body),

  'POST /api/me/profile': async ({ command, body }) => command(changeProfile, body),
  'POST /api/me/profile/image': putProfileImage,
  'DELETE /api/me/profile/image': dropProfileImage,
  'POST /api/me/account/change-language': async ({ command, body }) => command(changeLanguage, body),
  'POST /api/me/account/settings': async ({ command, body }) => command(changeSettings, body),
  'POST /api/me/account/settings/disable-validation-task-help': async ({ command }) =>
    command(changeSettings, { validationTaskHelpDisabled: true }),
  'POST /api/me/account/settings/disable-image-editor-resolution-message': async ({ command }) =>
    command(changeSettings, { imageEditorResolutionMessageDisabled: true }),
  'POST /api/me/account/password': changeOwnPassword,
  'POST /api/me/account/email': askEmailChange,
  'GET /api/me/devices': async ({ read, session }) =>
    read(listDevices, { currentHash: session?.idHash ?? '' }),
  'DELETE /api/me/devices/{deviceId}': async ({ command, params }) => command(endDevice, params),
  'DELETE /api/me/devices': async ({ command, session }) =>
    command(endOtherDevices, { keep: session?.idHash ?? '' }),
  'GET /api/me/second-factor': async ({ read }) => read(listSecondFactors, undefined),
  'POST /api/me/second-factor/app': beginApp,
  'POST /api/me/second-factor/app/confirm': confirmApp,
  'POST /api/me/second-factor/app/remove': removeApp,
  'POST /api/me/second-factor/recovery-codes': renewRecoveryCodes,
  'POST /api/me/passkeys/options': beginPasskey,
  'POST /api/me/passkeys': addPasskey,
  'POST /api/me/passkeys/{passkeyId}/remove': removePasskey,
  'POST /api/me/deletion': askDeletion,
  'DELETE /api/me/deletion': async ({ command, actor }) =>
    command(cancelDeletion, { personId: personIdOf(actor) }),
  'GET /api/events': openLiveEvents,
})

export interface IdentityNeeds {
  /** What begins once a customer has confirmed their address. */
  readonly onCustomer: NonNullable<ValidateEmailInput['onCustomer']>
  /** What each module keeps of an account; asked when somebody wants their export. */
  readonly exportParts: () => Readonly<Record<string, ExportPart>>
}

export const askingHandlers = ({ exportParts, onCustomer }: IdentityNeeds) =>
  handlers({
    'POST /auth/validate-email': confirmAddress(onCustomer),
    'GET /api/me/export': async ({ read }) => ({
      body: JSON.stringify(await read(exportAccount, exportParts()), null, 2),
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="postelier-export.json"' },
    }),
  })
