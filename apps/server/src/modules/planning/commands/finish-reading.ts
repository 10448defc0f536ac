import type { ReadingFailure } from '@postelier/contract'
import type { SiteReading } from '@postelier/reading'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { mostFindings } from '../finding.store.ts'
import { finding, siteReading } from '../planning.tables.ts'
import { lockReading } from '../reading.store.ts'
import { profileOf } from '../site-profile.ts'
import { hashOfFact } from './change-findings.ts'

interface Finish {
  readonly id: number
  readonly holder: string
  readonly outcome: { readonly reading: SiteReading } | { readonly failure: ReadingFailure }
}

/** What a site said, kept beside what was known: what somebody mended or dropped stays as they left it. */
export async function finishReading(ctx: CommandContext, { id, holder, outcome }: Finish): Promise<void> {
  const row = await lockReading(ctx, id, holder)
  if (!row) return
  const { accountId } = row
  const found =
    'reading' in outcome
      ? { facts: await keepFacts(ctx, accountId, outcome.reading), profile: profileOf(outcome.reading) }
      : { failure: outcome.failure }
  await ctx.tx
    .update(siteReading)
    .set({ ...unheld, ...found, endedAt: ctx.now })
    .where(eq(siteReading.id, id))
  await ctx.announce({ name: 'planning.changed', accountId })
}

async function keepFacts(ctx: CommandContext, accountId: number, { facts }: SiteReading): Promise<number> {
  await oneAtATime(ctx.tx, 'findings', accountId)
  const hashed = new Map(facts.map((fact) => [hashOfFact(fact), fact]))
  const known = await ctx.tx
    .select({ id: finding.id, hash: finding.hash, state: finding.state, version: finding.version })
    .from(finding)
    .where(and(eq(finding.accountId, accountId), inArray(finding.hash, ['', ...hashed.keys()])))
  for (const { id, hash, state, version } of known) {
    const fact = hashed.get(hash)
    hashed.delete(hash)
    if (!fact || state !== 'found') continue
    await ctx.tx
      .update(finding)
      .set({ fact, version: version + 1, changedAt: ctx.now })
      .where(eq(finding.id, id))
  }
  const room =
    mostFindings -
    (await ctx.tx.$count(finding, and(eq(finding.accountId, accountId), ne(finding.state, 'dropped'))))
  const fresh = [...hashed].slice(0, Math.max(0, room)).map(([hash, fact]) => ({
    ...{ id: newDigitsId(), accountId, hash, state: 'found' as const },
    ...{ kind: fact.kind, language: fact.language, fact, createdAt: ctx.now, changedAt: ctx.now },
  }))
  if (fresh.length > 0) await ctx.tx.insert(finding).values(fresh)
  return facts.length
}
