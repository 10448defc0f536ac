import { eq, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { authenticatorApp, passkey, recoveryCode } from './identity.tables.ts'

export interface SecondFactors {
  readonly app: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

const factorsOf = prepared((db: Pick<Database, 'select'>) => {
  const personId = sql.placeholder('personId')
  return db
    .select({
      app: sql<boolean>`${authenticatorApp.confirmedAt} is not null`,
      passkeys: sql<number>`(select count(*)::int from ${passkey} where ${passkey.personId} = ${person.id})`,
      codes: sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${person.id} and ${recoveryCode.usedAt} is null)`,
    })
    .from(person)
    .leftJoin(authenticatorApp, eq(authenticatorApp.personId, person.id))
    .where(eq(person.id, personId))
    .prepare('second_factors')
})

/** In one statement: it is asked with every look at who is signed in. */
export async function secondFactorsOf(
  db: Pick<Database, 'select'>,
  personId: number,
): Promise<SecondFactors> {
  const [row] = await factorsOf(db).execute({ personId })
  return { app: row?.app ?? false, passkeys: row?.passkeys ?? 0, recoveryCodesLeft: row?.codes ?? 0 }
}

export const hasSecondFactor = (factors: SecondFactors) => factors.app || factors.passkeys > 0

/** The ways this person can finish signing in. */
export const meansOf = (factors: SecondFactors): ('app' | 'passkey' | 'recoveryCode')[] => [
  ...(factors.app ? (['app'] as const) : []),
  ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ...(hasSecondFactor(factors) && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]
