import type { RuleEvidence, RuleView, WritingRule, WritingRulesView } from '@postelier/contract'
import { lessonsFrom } from '@postelier/copy'
import { inArray } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { decidedRules, hashOfRule, rulesVersion } from '../rules/rule.store.ts'
import { correctionsOf } from './corrections-of.ts'
import { unwantedKinds } from './unwanted-kinds.ts'

/** A rule is shown by some of what it was learned from; nobody reads more. */
const mostShown = 3
/** Of a text as long as a book its beginning says how somebody writes. */
const longestLearned = 4000

export interface Proposal {
  readonly rule: WritingRule
  readonly shownBy: readonly RuleEvidence[]
}

/** What corrections and turned down subjects point to, whatever was decided of it. */
export async function proposalsOf(ctx: QueryContext, accountId: number): Promise<Proposal[]> {
  const speaker = await speakerOf(ctx.db, accountId)
  if (!speaker) throw notFound()
  const corrections = await correctionsOf(ctx, accountId)
  const beginnings = corrections.map((one) => ({
    before: one.before.slice(0, longestLearned),
    after: one.after.slice(0, longestLearned),
  }))
  const lessons = lessonsFrom(beginnings, speaker.language).map(({ rule, from }) => ({
    rule,
    shownBy: from.flatMap((at) => corrections[at] ?? []).slice(0, mostShown),
  }))
  return [...lessons, ...(await unwantedKinds(ctx, accountId))]
}

/** A business's writing rules, those it decided about and those its corrections point to. */
export async function readRules(
  ctx: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<WritingRulesView> {
  const [decided, version, proposed] = await Promise.all([
    decidedRules(ctx.db, accountId),
    rulesVersion(ctx.db, accountId),
    proposalsOf(ctx, accountId),
  ])
  const known = new Set(decided.map(({ hash }) => hash))
  const active = decided.filter(({ state }) => state === 'active')
  const names = await namesOf(
    ctx,
    active.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  const view = (row: (typeof active)[number]): RuleView => ({
    id: row.id,
    rule: row.rule,
    since: row.decidedAt.toISOString(),
    shownBy: [...row.shownBy],
    decidedBy: names.get(row.decidedBy ?? 0) ?? '',
  })
  return {
    rules: active.map(view),
    proposals: proposed
      .filter(({ rule }) => !known.has(hashOfRule(rule)))
      .map(({ rule, shownBy }) => ({ rule, shownBy: [...shownBy] })),
    version,
  }
}

async function namesOf({ db }: QueryContext, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, first: person.firstName, last: person.lastName })
    .from(person)
    .where(inArray(person.id, [...ids]))
  return new Map(rows.map(({ id, first, last }) => [id, [first, last].filter(Boolean).join(' ')]))
}
