import { and, eq, gt } from 'drizzle-orm'
import { later, minutes } from '../../platform/clock.ts'
import { hashToken } from '../../platform/crypto.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { newToken } from '../../platform/ids.ts'
import { signInChallenge } from './identity.tables.ts'

export type ChallengeKind = 'secondFactor' | 'passkeySignIn' | 'passkeyAdd'

/** What lies between two steps of signing in, found again by a cookie that is good for ten minutes. */
export interface Challenge {
  readonly personId: number | null
  readonly payload: Readonly<Record<string, unknown>>
}

export async function openChallenge(
  db: Pick<Database, 'insert'>,
  now: Date,
  kind: ChallengeKind,
  personId: number | null,
  payload: Record<string, unknown>,
) {
  const token = newToken()
  const expiresAt = later(now, minutes(10))
  await db.insert(signInChallenge).values({ idHash: hashToken(token), kind, personId, payload, expiresAt })
  return { token, expiresAt }
}

export async function peekChallenge(
  db: Pick<Database, 'select'>,
  now: Date,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | undefined> {
  const [found] = await db
    .select()
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.idHash, hashToken(token)),
        eq(signInChallenge.kind, kind),
        gt(signInChallenge.expiresAt, now),
      ),
    )
  return found
}

/** Takes a challenge away for good: it answers once. */
export async function takeChallenge(
  db: Pick<Database, 'delete'>,
  now: Date,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | undefined> {
  const [found] = await db
    .delete(signInChallenge)
    .where(
      and(
        eq(signInChallenge.idHash, hashToken(token)),
        eq(signInChallenge.kind, kind),
        gt(signInChallenge.expiresAt, now),
      ),
    )
    .returning()
  return found
}

/** Whatever a person had begun to sign in with. */
export async function dropChallengesOf(db: Pick<Database, 'delete'>, personId: number): Promise<void> {
  await db.delete(signInChallenge).where(eq(signInChallenge.personId, personId))
}
