import type { FactKind, RuleEvidence, WritingRule } from '@postelier/contract'
import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { factsNamed } from '../known/fact.store.ts'
import { subject } from '../planning.tables.ts'

const daysBack = 60
const mostSubjects = 120
/** So many of a kind turned down, and none of it wanted meanwhile. */
const oftenEnough = 3

/** Kinds of things that subjects were turned down for, every time. */
export async function unwantedKinds(
  { db, now }: QueryContext,
  accountId: number,
): Promise<{ rule: WritingRule; shownBy: RuleEvidence[] }[]> {
  const rows = await db
    .select({ name: subject.name, status: subject.status, facts: subject.facts })
    .from(subject)
    .where(
      and(
        eq(subject.accountId, accountId),
        eq(subject.origin, 'planning'),
        inArray(subject.status, ['declined', 'accepted', 'planning', 'planned']),
        gte(subject.changedAt, later(now, -days(daysBack))),
      ),
    )
    .orderBy(desc(subject.changedAt))
    .limit(mostSubjects)
  const firsts = rows.flatMap(({ facts: [first] }) => first ?? [])
  const kinds = new Map((await factsNamed(db, accountId, firsts)).map(({ id, kind }) => [id, kind]))
  const byKind = new Map<FactKind, typeof rows>()
  for (const row of rows) {
    const kind = kinds.get(row.facts[0] ?? '')
    if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), row])
  }
  return [...byKind]
    .filter(([, own]) => own.length >= oftenEnough && own.every(({ status }) => status === 'declined'))
    .map(([kind, own]) => ({
      rule: { is: 'avoidKind', kind },
      shownBy: own.slice(0, oftenEnough).map(({ name }) => ({ title: name, before: '', after: '' })),
    }))
}
