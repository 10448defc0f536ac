import { createHash } from 'node:crypto'
import type { WritingRule } from '@postelier/contract'
import { and, asc, eq, max, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { writingRuleTable } from '../planning.tables.ts'

export type RuleRow = typeof writingRuleTable.$inferSelect
type Reader = Pick<Database, 'select'>

export const hashOfRule = (rule: WritingRule): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => one.localeCompare(other))))
    .digest('base64url')
    .slice(0, 22)

const ofAccount = (accountId: number) => eq(writingRuleTable.accountId, accountId)

/** Decided and not ended, the oldest first: what texts keep to, and what was said no to. */
export const decidedRules = (db: Reader, accountId: number): Promise<RuleRow[]> =>
  db
    .select()
    .from(writingRuleTable)
    .where(and(ofAccount(accountId), ne(writingRuleTable.state, 'ended')))
    .orderBy(asc(writingRuleTable.since))

/** How many decisions a business took. */
export async function rulesVersion(db: Reader, accountId: number): Promise<number> {
  // Each by itself, so that each is the end of an index however many rules came and went.
  const latest = async (column: typeof writingRuleTable.since | typeof writingRuleTable.until) => {
    const [row] = await db
      .select({ at: max(column) })
      .from(writingRuleTable)
      .where(ofAccount(accountId))
    return row?.at ?? 0
  }
  return Math.max(...(await Promise.all([latest(writingRuleTable.since), latest(writingRuleTable.until)])))
}

/** What a text that is written now keeps to, and the number of decisions that stands behind it. */
export async function rulesNow(
  db: Reader,
  accountId: number,
): Promise<{ readonly rules: readonly WritingRule[]; readonly version: number }> {
  const [decided, version] = await Promise.all([decidedRules(db, accountId), rulesVersion(db, accountId)])
  return { rules: decided.filter(({ state }) => state === 'active').map(({ rule }) => rule), version }
}

/** Two rules of which one text can keep only one: the later one stands. */
export const excludes = (one: WritingRule, other: WritingRule): boolean => {
  if (one.is !== other.is) return false
  if (one.is === 'address' || one.is === 'atMost') return true
  return one.is === 'sayInstead' && other.is === 'sayInstead' && one.word === other.word
}
