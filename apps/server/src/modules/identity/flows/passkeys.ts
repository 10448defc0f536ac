import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { clearStepCookie, readStepCookie, setStepCookie } from '../../../http/cookies.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { openChallenge, takeChallenge } from '../challenges.store.ts'
import { beginWithSecondFactor } from '../commands/begin-with-second-factor.ts'
import { passkey } from '../identity.tables.ts'
import { notifySecondFactorChanged, writeRecoveryCodes } from '../recovery-codes.store.ts'
import { relyingParty } from '../relying-party.ts'
import { requireOwnPassword } from '../require-own-password.ts'
import { hasSecondFactor, secondFactorsOf } from '../second-factors.store.ts'

/** What the browser needs to make a passkey; a person proves their password first. */
export const beginPasskey: Handler<'POST /api/me/passkeys/options'> = async (call) => {
  const { platform } = call
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  const known = await platform.db.select().from(passkey).where(eq(passkey.personId, owner.id))
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: platform.translator.say('fr', 'mails:senderName'),
    rpID: relyingParty(platform.config).id,
    userID: new TextEncoder().encode(String(owner.id)),
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  const step = await openChallenge(platform.db, platform.clock.now(), 'passkeyAdd', owner.id, {
    challenge: options.challenge,
  })
  setStepCookie(platform.config, call.reply, step.token, step.expiresAt)
  return { options: { ...options } }
}

export const addPasskey: Handler<'POST /api/me/passkeys'> = async (call) => {
  const { platform, actor, body } = call
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const challenge = await takeChallenge(
    platform.db,
    platform.clock.now(),
    'passkeyAdd',
    readStepCookie(platform.config, call.request),
  )
  clearStepCookie(platform.config, call.reply)
  if (challenge?.personId !== actor.personId) throw new AppError('linkInvalid')
  const party = relyingParty(platform.config)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response: body.answer as unknown as RegistrationResponseJSON,
    expectedChallenge: String(challenge.payload.challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((reason: unknown) => {
    throw new AppError('codeWrong', { cause: reason })
  })
  if (!verified.verified) throw new AppError('codeWrong')
  const { credential } = verified.registrationInfo
  const first = !hasSecondFactor(await secondFactorsOf(platform.db, actor.personId))
  const recoveryCodes = await call.command(async (ctx: CommandContext) => {
    await ctx.tx.insert(passkey).values({
      id: credential.id,
      personId: actor.personId,
      name: body.name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: ctx.now,
    })
    await beginWithSecondFactor(ctx, actor.personId, call.session?.idHash)
    await notifySecondFactorChanged(ctx, actor.personId, 'passkey.added')
    return first ? writeRecoveryCodes(ctx, actor.personId) : []
  }, undefined)
  return { recoveryCodes }
}

export const removePasskey: Handler<'POST /api/me/passkeys/{passkeyId}/remove'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  await call.command(async (ctx: CommandContext) => {
    const removed = await ctx.tx
      .delete(passkey)
      .where(and(eq(passkey.id, call.params.passkeyId), eq(passkey.personId, owner.id)))
      .returning({ id: passkey.id })
    if (removed.length === 0) throw notFound()
    await notifySecondFactorChanged(ctx, owner.id, 'passkey.removed')
  }, undefined)
}
