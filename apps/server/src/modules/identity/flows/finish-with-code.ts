import { and, eq, lt } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { clearStepCookie, readStepCookie } from '../../../http/cookies.ts'
import type { Handler } from '../../../http/handlers.ts'
import { knownDevice, rememberDevice } from '../../../http/known-device.ts'
import { decrypt } from '../../../platform/crypto.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { peekChallenge, takeChallenge } from '../challenges.store.ts'
import { startSession } from '../commands/start-session.ts'
import { authenticatorApp } from '../identity.tables.ts'
import { acceptRecoveryCode } from '../recovery-codes.store.ts'
import { meansOf, secondFactorsOf } from '../second-factors.store.ts'

/** The second step of signing in, by a code. A wrong code leaves the challenge open; tries are limited per account. */
export const finishWithCode: Handler<'POST /auth/login/second-factor'> = async (call) => {
  const { platform, body, address, userAgent } = call
  const now = platform.clock.now()
  const token = readStepCookie(platform.config, call.request)
  const challenge = await peekChallenge(platform.db, now, 'secondFactor', token)
  if (!challenge?.personId) throw new AppError('linkInvalid')
  const email = String(challenge.payload.email ?? '')
  const device = knownDevice(platform, call.request, email)
  await call.limit('signIn', `second:${challenge.personId}${device ? `:${device}` : ''}`)
  const offered = meansOf(await secondFactorsOf(platform.db, challenge.personId))
  const right =
    offered.includes(body.means) &&
    (body.means === 'app'
      ? await acceptAppCode(platform, challenge.personId, body.code, 'confirmed')
      : await acceptRecoveryCode(platform.db, challenge.personId, body.code, now))
  if (!right) throw new AppError('codeWrong', { fields: { code: { key: 'codeWrong' } } })
  if (!(await takeChallenge(platform.db, now, 'secondFactor', token))) throw new AppError('linkInvalid')

  const remember = challenge.payload.remember === true
  const session = await call.command(startSession, {
    personId: challenge.personId,
    remember,
    address,
    userAgent,
    means: body.means,
  })
  clearStepCookie(platform.config, call.reply)
  rememberDevice(platform, call.request, call.reply, email)
  call.startSession(session.token, remember ? session.expiresAt : undefined)
  return { outcome: 'signedIn' }
}

/** How many time steps of half a minute a secret waits for its first code. */
const stepsToConfirm = 60

/**
 * A code counts once: the time step it belongs to must be later than the last accepted one, decided by the database. A
 * secret whose owner never showed that they have it opens nothing, and waits half an hour from where its steps begin.
 */
export async function acceptAppCode(
  platform: Platform,
  personId: number,
  code: string,
  app: 'confirmed' | 'waiting',
): Promise<boolean> {
  const [found] = await platform.db
    .select()
    .from(authenticatorApp)
    .where(eq(authenticatorApp.personId, personId))
  if (!found || (found.confirmedAt !== null) !== (app === 'confirmed')) return false
  const totp = new TOTP({
    secret: decrypt(platform.secrets.encryption, found.sealedSecret, `totp:${personId}`),
  })
  const timestamp = platform.clock.now().getTime()
  const present = stepAt(platform.clock.now())
  if (app === 'waiting' && present - found.lastStep > stepsToConfirm) return false
  const delta = totp.validate({ token: code.replace(/\s/g, ''), window: 1, timestamp })
  if (delta === null) return false
  const step = present + delta
  const accepted = await platform.db
    .update(authenticatorApp)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApp.personId, personId), lt(authenticatorApp.lastStep, step)))
    .returning({ personId: authenticatorApp.personId })
  return accepted.length === 1
}

/** The half minute a moment belongs to, as authenticator apps count them. */
export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 30_000)
