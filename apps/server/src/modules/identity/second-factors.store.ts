import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { authenticatorApp, passkey, recoveryCode } from './identity.tables.ts'

export interface SecondFactors {
  readonly app: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

export async function secondFactorsOf(
  db: Pick<Database, 'select'>,
  personId: number,
): Promise<SecondFactors> {
  const [app] = await db
    .select({ id: authenticatorApp.personId })
    .from(authenticatorApp)
    .where(and(eq(authenticatorApp.personId, personId), isNotNull(authenticatorApp.confirmedAt)))
  const [keys] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(passkey)
    .where(eq(passkey.personId, personId))
  const [codes] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt)))
  return { app: app !== undefined, passkeys: keys?.count ?? 0, recoveryCodesLeft: codes?.count ?? 0 }
}

export const hasSecondFactor = (factors: SecondFactors) => factors.app || factors.passkeys > 0

/** The ways this person can finish signing in. */
export const meansOf = (factors: SecondFactors): ('app' | 'passkey' | 'recoveryCode')[] => [
  ...(factors.app ? (['app'] as const) : []),
  ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ...(hasSecondFactor(factors) && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]
