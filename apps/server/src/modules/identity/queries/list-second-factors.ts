import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { requiresSecondFactor } from '../../../access/second-factor.policy.ts'
import { AppError } from '../../../platform/errors.ts'
import { passkey } from '../identity.tables.ts'
import { secondFactorsOf } from '../second-factors.store.ts'

/** A person's own second factors for their security page; secrets never leave the server. */
export async function listSecondFactors({ db, actor, platform }: QueryContext) {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const factors = await secondFactorsOf(db, actor.personId)
  const keys = await db
    .select()
    .from(passkey)
    .where(eq(passkey.personId, actor.personId))
    .orderBy(passkey.createdAt)
    .limit(50)
  return {
    app: factors.app,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    passkeys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      createdAt: key.createdAt.toISOString(),
      usedAt: key.usedAt?.toISOString() ?? null,
    })),
    required: requiresSecondFactor(actor.type, platform.config.production),
  }
}
