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

/** What a query of people brings along where it joins `authenticatorApp`. */
export const factorColumns = {
  app: sql<boolean>`${authenticatorApp.confirmedAt} is not null`,
  passkeys: sql<number>`(select count(*)::int from ${passkey} where ${passkey.personId} = ${person.id})`,
  recoveryCodesLeft: sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${person.id} and ${recoveryCode.usedAt} is null)`,
}

const factorsOf = prepared((db: Pick<Database, 'select'>) =>
  db
    .select(factorColumns)
    .from(person)
    .leftJoin(authenticatorApp, eq(authenticatorApp.personId, person.id))
    .where(eq(person.id, sql.placeholder('personId')))
    .prepare('second_factors'),
)

export async function secondFactorsOf(
  db: Pick<Database, 'select'>,
  personId: number,
): Promise<SecondFactors> {
  const [row] = await factorsOf(db).execute({ personId })
  return row ?? { app: false, passkeys: 0, recoveryCodesLeft: 0 }
}

export const hasSecondFactor = (factors: SecondFactors) => factors.app || factors.passkeys > 0

/** The ways this person can finish signing in. */
export const meansOf = (factors: SecondFactors): ('app' | 'passkey' | 'recoveryCode')[] => [
  ...(factors.app ? (['app'] as const) : []),
  ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ...(hasSecondFactor(factors) && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]
