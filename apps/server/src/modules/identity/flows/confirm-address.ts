import { clearRegistrationCookie } from '../../../http/cookies.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import { rememberDevice } from '../../../http/known-device.ts'
import { registeredHere } from '../../../http/registered-here.ts'
import { startSession } from '../commands/start-session.ts'
import { type ValidateEmailInput, validateEmail } from '../commands/validate-email.ts'
import type { PersonRow } from '../people.store.ts'

/**
 * The address is confirmed. Who does so in the browser in which they registered, a moment after they chose their password there,
 * is in; the link alone signs nobody in anywhere else, and nobody who is signed in is taken to another account.
 */
export const confirmAddress =
  (onCustomer: NonNullable<ValidateEmailInput['onCustomer']>): Handler<'POST /auth/validate-email'> =>
  async (call) => {
    const { platform, request, reply, session, body } = call
    const { awaitingAcceptance, opened } = await call.command(validateEmail, { ...body, onCustomer })
    const isHere = opened !== null && !session && registeredHere(platform, request) === opened.id
    if (!isHere) return { awaitingAcceptance, signedIn: false }
    await signInHere(call, opened)
    clearRegistrationCookie(platform.config, reply)
    return { awaitingAcceptance, signedIn: true }
  }

async function signInHere(
  call: Pick<
    Call<never>,
    'command' | 'address' | 'userAgent' | 'platform' | 'request' | 'reply' | 'startSession'
  >,
  { id: personId, passwordHash, email }: PersonRow,
): Promise<void> {
  const { address, userAgent } = call
  const session = await call.command(startSession, {
    ...{ personId, passwordHash, address, userAgent },
    remember: false,
    means: 'registration',
  })
  rememberDevice(call.platform, call.request, call.reply, email)
  call.startSession(session.token, undefined)
}
