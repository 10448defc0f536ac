import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { authenticatorApp, passkey, recoveryCode } from './identity.tables.ts'

export interface SecondFactors {
  readonly app: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

/** In one statement: it is asked with every look at who is signed in. */
export async function secondFactorsOf(
  db: Pick<Database, 'execute'>,
  personId: number,
): Promise<SecondFactors> {
  const { rows } = await db.execute<{ app: boolean; passkeys: number; codes: number }>(sql`
    select
      exists (select 1 from ${authenticatorApp} where person_id = ${personId} and confirmed_at is not null) as app,
      (select count(*)::int from ${passkey} where person_id = ${personId}) as passkeys,
      (select count(*)::int from ${recoveryCode} where person_id = ${personId} and used_at is null) as codes`)
  const [row] = rows
  return { app: row?.app ?? false, passkeys: row?.passkeys ?? 0, recoveryCodesLeft: row?.codes ?? 0 }
}

export const hasSecondFactor = (factors: SecondFactors) => factors.app || factors.passkeys > 0

/** The ways this person can finish signing in. */
export const meansOf = (factors: SecondFactors): ('app' | 'passkey' | 'recoveryCode')[] => [
  ...(factors.app ? (['app'] as const) : []),
  ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ...(hasSecondFactor(factors) && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]
