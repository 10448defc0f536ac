import type { Fact } from '@postelier/contract'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { isSameFact, mostFacts } from '../known/fact.store.ts'
import { saidAlready } from '../known/said-already.ts'
import { knownFact } from '../planning.tables.ts'
import { hashOfFact } from './change-facts.ts'

interface FromSource {
  readonly accountId: number
  readonly sourceId: number
  /** By the item that says it: the same one has the same key whenever it is read. */
  readonly facts: readonly { readonly key: string; readonly fact: Fact }[]
}

const ofSource = (accountId: number, sourceId: number) =>
  and(eq(knownFact.accountId, accountId), eq(knownFact.sourceId, sourceId))

/**
 * What a source says now in place of what it said before. What somebody mended stays as they left it, what they dropped stays
 * dropped, and what a page or a person says already is not said twice, news not in slightly other words either. Answers with how many it tells.
 */
export async function keepSourceFacts(ctx: CommandContext, input: FromSource): Promise<number> {
  const { accountId, sourceId } = input
  await oneAtATime(ctx.tx, 'facts', accountId)
  const before = await ctx.tx.select().from(knownFact).where(ofSource(accountId, sourceId))
  const wanted = new Map(input.facts.map(({ key, fact }) => [key, { fact, hash: hashOfFact(fact) }]))
  const isKnown = saidAlready(await newsElsewhere(ctx, input))
  const theirs = new Set(before.flatMap(({ state, sourceKey }) => (state === 'found' ? [] : [sourceKey])))
  for (const [key, { fact }] of wanted) if (!theirs.has(key) && isKnown(fact)) wanted.delete(key)
  const hashes = [...wanted.values()].map(({ hash }) => hash)
  const elsewhere = new Set(
    (
      await ctx.tx
        .select({ hash: knownFact.hash, sourceId: knownFact.sourceId })
        .from(knownFact)
        .where(and(eq(knownFact.accountId, accountId), inArray(knownFact.hash, ['', ...hashes])))
    ).flatMap((row) => (row.sourceId === sourceId ? [] : [row.hash])),
  )
  // Dropped and mended ones stand under the words they had: they are not brought back under a new key.
  const taken = new Set([
    ...elsewhere,
    ...before.flatMap(({ state, hash }) => (state === 'found' ? [] : [hash])),
  ])
  const isMoved = (row: (typeof before)[number]) => wanted.get(row.sourceKey ?? '')?.hash !== row.hash
  const found = before.filter(({ state }) => state === 'found')
  // Of two that come to say the same, the one that said it first stays.
  const stale = [...found.filter((row) => !isMoved(row)), ...found.filter(isMoved)].filter((row) => {
    const now = wanted.get(row.sourceKey ?? '')
    if (!now || taken.has(now.hash)) return true
    taken.add(now.hash)
    return false
  })
  // First what goes: two items that changed places would stand in each other's way.
  const moved = found.filter((row) => isMoved(row) && !stale.includes(row))
  for (const { id } of moved)
    await ctx.tx
      .update(knownFact)
      .set({ hash: `~${id}` })
      .where(eq(knownFact.id, id))
  if (stale.length > 0)
    await ctx.tx.delete(knownFact).where(
      inArray(
        knownFact.id,
        stale.map(({ id }) => id),
      ),
    )
  let told = 0
  for (const row of before) {
    const now = wanted.get(row.sourceKey ?? '')
    wanted.delete(row.sourceKey ?? '')
    if (row.state !== 'dropped' && now && !stale.includes(row)) told += 1
    if (row.state !== 'found' || !now || stale.includes(row) || isSameFact(row.fact, now.fact)) continue
    const { fact, hash } = now
    await ctx.tx
      .update(knownFact)
      .set({ fact, hash, language: fact.language, version: row.version + 1, changedAt: ctx.now })
      .where(eq(knownFact.id, row.id))
  }
  return told + (await addFresh(ctx, input, wanted, taken))
}

/** What others say that a piece of news may say again, also what a person dropped. */
async function newsElsewhere(
  ctx: CommandContext,
  { accountId, sourceId, facts }: FromSource,
): Promise<Fact[]> {
  if (!facts.some(({ fact }) => fact.kind === 'news')) return []
  const rows = await ctx.tx
    .select({ fact: knownFact.fact })
    .from(knownFact)
    .where(
      and(
        eq(knownFact.accountId, accountId),
        inArray(knownFact.kind, ['news', 'event', 'offer', 'hours', 'advice']),
        or(isNull(knownFact.sourceId), ne(knownFact.sourceId, sourceId)),
      ),
    )
  return rows.map(({ fact }) => fact)
}

async function addFresh(
  ctx: CommandContext,
  { accountId, sourceId }: FromSource,
  wanted: ReadonlyMap<string, { readonly fact: Fact; readonly hash: string }>,
  taken: Set<string>,
): Promise<number> {
  const known = and(eq(knownFact.accountId, accountId), ne(knownFact.state, 'dropped'))
  const room = Math.max(0, mostFacts - (await ctx.tx.$count(knownFact, known)))
  const fresh = [...wanted]
    .filter(([, { hash }]) => !taken.has(hash) && taken.add(hash))
    .slice(0, room)
    .map(([sourceKey, { fact, hash }]) => ({
      id: newDigitsId(),
      accountId,
      sourceId,
      sourceKey,
      hash,
      state: 'found' as const,
      kind: fact.kind,
      language: fact.language,
      fact,
      createdAt: ctx.now,
      changedAt: ctx.now,
    }))
  if (fresh.length > 0) await ctx.tx.insert(knownFact).values(fresh)
  return fresh.length
}

/** What only a source said goes with it; what somebody mended is theirs, and what they dropped stays dropped. */
export async function removeSourceFacts(
  ctx: CommandContext,
  { accountId, sourceId }: { readonly accountId: number; readonly sourceId: number },
): Promise<void> {
  await oneAtATime(ctx.tx, 'facts', accountId)
  await ctx.tx.delete(knownFact).where(and(ofSource(accountId, sourceId), eq(knownFact.state, 'found')))
}
