import { and, eq, isNotNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { CommandContext } from '../../../access/context.ts'
import type { Handler } from '../../../http/handlers.ts'
import { encrypt } from '../../../platform/crypto.ts'
import { AppError } from '../../../platform/errors.ts'
import { beginWithSecondFactor } from '../commands/begin-with-second-factor.ts'
import { authenticatorApp } from '../identity.tables.ts'
import { notifySecondFactorChanged, writeRecoveryCodes } from '../recovery-codes.store.ts'
import { requireOwnPassword } from '../require-own-password.ts'
import { acceptAppCode, stepAt } from './finish-with-code.ts'

/** Shows a secret once; it counts only after a code made with it came back. */
export const beginApp: Handler<'POST /api/me/second-factor/app'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  const secret = new Secret({ size: 20 })
  const issuer = call.platform.translator.say('fr', 'mails:senderName')
  const totp = new TOTP({ issuer, label: owner.email, secret })
  const sealedSecret = encrypt(call.platform.secrets.encryption, secret.base32, `totp:${owner.id}`)
  // The first code may be of the step before; from here on the secret waits for it.
  const lastStep = stepAt(call.platform.clock.now()) - 2
  await call.command(async ({ tx }: CommandContext) => {
    const [confirmed] = await tx
      .select({ id: authenticatorApp.personId })
      .from(authenticatorApp)
      .where(and(eq(authenticatorApp.personId, owner.id), isNotNull(authenticatorApp.confirmedAt)))
    if (confirmed) throw new AppError('alreadyDone')
    await tx
      .insert(authenticatorApp)
      .values({ personId: owner.id, sealedSecret, lastStep })
      .onConflictDoUpdate({ target: authenticatorApp.personId, set: { sealedSecret, lastStep } })
  }, undefined)
  return { secret: secret.base32, uri: totp.toString() }
}

export const confirmApp: Handler<'POST /api/me/second-factor/app/confirm'> = async (call) => {
  const { actor, platform, body } = call
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  if (!(await acceptAppCode(platform, actor.personId, body.code, 'waiting')))
    throw new AppError('codeWrong', { fields: { code: { key: 'codeWrong' } } })
  const recoveryCodes = await call.command(async (ctx: CommandContext) => {
    await ctx.tx
      .update(authenticatorApp)
      .set({ confirmedAt: ctx.now })
      .where(eq(authenticatorApp.personId, actor.personId))
    await beginWithSecondFactor(ctx, actor.personId, call.session?.idHash)
    await notifySecondFactorChanged(ctx, actor.personId, 'app.added')
    return writeRecoveryCodes(ctx, actor.personId)
  }, undefined)
  return { recoveryCodes }
}

export const removeApp: Handler<'POST /api/me/second-factor/app/remove'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  await call.command(async (ctx: CommandContext) => {
    await ctx.tx.delete(authenticatorApp).where(eq(authenticatorApp.personId, owner.id))
    await notifySecondFactorChanged(ctx, owner.id, 'app.removed')
  }, undefined)
}

export const renewRecoveryCodes: Handler<'POST /api/me/second-factor/recovery-codes'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  return {
    recoveryCodes: await call.command((ctx: CommandContext) => writeRecoveryCodes(ctx, owner.id), undefined),
  }
}
