import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { clearStepCookie, readStepCookie, setStepCookie } from '../../../http/cookies.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { openChallenge, takeChallenge } from '../challenges.store.ts'
import { startSession } from '../commands/start-session.ts'
import { passkey } from '../identity.tables.ts'
import { relyingParty } from '../relying-party.ts'

/**
 * A challenge for any passkey of ours. As a second factor it takes the place of the password's step and keeps whom that
 * one was for; which passkeys there are is never listed, so nobody learns of an account.
 */
export const offerPasskey: Handler<'POST /auth/login/passkey/options'> = async (call) => {
  const { platform, body } = call
  const now = platform.clock.now()
  const earlier = body.secondFactor
    ? await takeChallenge(platform.db, now, 'secondFactor', readStepCookie(platform.config, call.request))
    : undefined
  if (body.secondFactor && !earlier?.personId) throw new AppError('linkInvalid')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(platform.config).id,
    userVerification: 'required',
  })
  const step = await openChallenge(platform.db, now, 'passkeySignIn', earlier?.personId ?? null, {
    challenge: options.challenge,
    remember: earlier?.payload.remember === true,
  })
  setStepCookie(platform.config, call.reply, step.token, step.expiresAt)
  return { options: { ...options } }
}

/** A passkey with user verification is two factors in one, so it also signs in alone. */
export const signInWithPasskey: Handler<'POST /auth/login/passkey'> = async (call) => {
  const { platform, body, address, userAgent } = call
  const now = platform.clock.now()
  const challenge = await takeChallenge(
    platform.db,
    now,
    'passkeySignIn',
    readStepCookie(platform.config, call.request),
  )
  clearStepCookie(platform.config, call.reply)
  if (!challenge) throw new AppError('linkInvalid')
  const [key] = await platform.db
    .select()
    .from(passkey)
    .where(eq(passkey.id, String(body.answer.id ?? '')))
  if (!key || (challenge.personId !== null && challenge.personId !== key.personId))
    throw new AppError('codeWrong')
  const party = relyingParty(platform.config)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: body.answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: String(challenge.payload.challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch((reason: unknown) => {
    throw new AppError('codeWrong', { cause: reason })
  })
  if (!verified.verified) throw new AppError('codeWrong')
  await platform.db
    .update(passkey)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: now })
    .where(eq(passkey.id, key.id))
  const remember = challenge.personId === null ? body.remember : challenge.payload.remember === true
  const session = await call.command(startSession, {
    personId: key.personId,
    remember,
    address,
    userAgent,
    means: 'passkey',
  })
  call.startSession(session.token, remember ? session.expiresAt : undefined)
  return { outcome: 'signedIn' }
}
