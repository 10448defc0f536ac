import { setStepCookie } from '../../../http/cookies.ts'
import type { Handler } from '../../../http/handlers.ts'
import { knownDevice, rememberDevice } from '../../../http/known-device.ts'
import { AppError } from '../../../platform/errors.ts'
import { openChallenge } from '../challenges.store.ts'
import { startSession } from '../commands/start-session.ts'
import { passwordMatches } from '../password.ts'
import { findByEmail } from '../people.store.ts'
import { hasSecondFactor, meansOf, secondFactorsOf } from '../second-factors.store.ts'
import { countTry, purgeTries } from '../slowdown.store.ts'

/**
 * Signing in with a password. The hash is computed outside any transaction, and also when there is no such account: the
 * answer and the work are the same for an unknown address and a wrong password.
 */
export const signIn: Handler<'POST /auth/login'> = async (call) => {
  const { platform, body, address, userAgent } = call
  const now = platform.clock.now()
  const { email } = body
  const who = { email, address, device: knownDevice(platform, call.request, email) }
  await countTry(platform.db, now, who)
  const person = await findByEmail(platform.db, email)
  const matches = await passwordMatches(person?.passwordHash, body.password)
  if (!person || !matches) throw new AppError('signInFailed')
  await purgeTries(platform.db, who)

  const factors = await secondFactorsOf(platform.db, person.id)
  if (hasSecondFactor(factors)) {
    const step = await openChallenge(platform.db, now, 'secondFactor', person.id, {
      remember: body.remember,
      email,
    })
    setStepCookie(platform.config, call.reply, step.token, step.expiresAt)
    return { outcome: 'secondFactor', means: meansOf(factors) }
  }
  const session = await call.command(startSession, {
    personId: person.id,
    passwordHash: person.passwordHash,
    remember: body.remember,
    address,
    userAgent,
    means: 'password',
  })
  rememberDevice(platform, call.request, call.reply, email)
  call.startSession(session.token, body.remember ? session.expiresAt : undefined)
  return { outcome: 'signedIn', means: [] }
}
