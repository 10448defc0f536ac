import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  acceptInvitation,
  changePassword,
  initializePassword,
  resetPassword,
} from '../commands/set-password.ts'
import { peekLink } from '../mailed-links.store.ts'
import { hashPassword, refuseWeakPassword } from '../password.ts'
import { requireOwnPassword } from '../require-own-password.ts'

/** The link is looked at before the password is judged, so that a void one says so at once; it is used in the command. */
async function hashFor(
  call: Parameters<Handler<'POST /auth/reset-password'>>[0]['platform'],
  kind: 'resetPassword' | 'initializePassword' | 'invitation',
  token: string,
  password: string,
) {
  const found = await peekLink(call.db, call.clock.now(), kind, token)
  if (!found) throw new AppError('linkInvalid')
  await refuseWeakPassword(password, found.person)
  return hashPassword(password)
}

export const chooseNewPassword: Handler<'POST /auth/reset-password'> = async ({ platform, body, command }) =>
  command(resetPassword, {
    token: body.token,
    passwordHash: await hashFor(platform, 'resetPassword', body.token, body.password),
  })

export const chooseFirstPassword: Handler<'POST /auth/initialize-password'> = async ({
  platform,
  body,
  command,
}) =>
  command(initializePassword, {
    token: body.token,
    passwordHash: await hashFor(platform, 'initializePassword', body.token, body.password),
  })

export const takeInvitation: Handler<'POST /auth/invitation/{publicId}'> = async ({
  platform,
  params,
  body,
  command,
}) =>
  command(acceptInvitation, {
    publicId: params.publicId,
    firstName: body.firstName,
    lastName: body.lastName,
    passwordHash: await hashFor(platform, 'invitation', params.publicId, body.password),
  })

export const changeOwnPassword: Handler<'POST /api/me/account/password'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  await refuseWeakPassword(call.body.password, owner)
  const passwordHash = await hashPassword(call.body.password)
  await call.command(changePassword, {
    personId: owner.id,
    passwordHash,
    keepSession: call.session?.idHash ?? '',
  })
}
