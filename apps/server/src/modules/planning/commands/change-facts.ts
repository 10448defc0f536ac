import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Fact, FactKind, FactState } from '@postelier/contract'
import { and, eq, ne } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { speakerOf } from '../../brand/index.ts'
import { recheckPosts } from '../../publishing/index.ts'
import { changeGrounds } from '../../validity/index.ts'
import { type FactRow, mostFacts } from '../known/fact.store.ts'
import { knownFact } from '../planning.tables.ts'

export interface AddFactInput {
  readonly accountId: number
  readonly kind: FactKind
  readonly about: string
  readonly says: readonly string[]
  readonly question: string
  readonly date: string | null
  readonly until: string | null
}

/** What makes two facts the same: what they say, however it is spaced or capitalised. */
export const hashOfFact = ({ kind, about, says }: Pick<Fact, 'kind' | 'about' | 'says'>): string =>
  createHash('sha256')
    .update([kind, about, ...says].map((one) => one.toLowerCase().replaceAll(/\s+/g, ' ').trim()).join('\n'))
    .digest('base64url')
    .slice(0, 22)

/** What a business says of itself: an answer to a question, or what no page says. */
export async function addFact(ctx: CommandContext, input: AddFactInput): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'planning:create')
  refuseEndBeforeStart(input)
  const { id, isKnown } = await keepSaid(ctx, input)
  if (isKnown) throw invalid({ about: { key: 'taken' } })
  return id
}

function refuseEndBeforeStart({ date, until }: Pick<Fact, 'date' | 'until'>): void {
  if (date !== null && until !== null && until < date) throw invalid({ until: { key: 'endBeforeStart' } })
}

/** The same, wherever somebody said it; whoever calls has made sure that they may. Said before, it is not said again. */
export async function keepSaid(
  ctx: CommandContext,
  input: AddFactInput,
): Promise<{ readonly id: number; readonly isKnown: boolean }> {
  const { accountId, ...said } = input
  await oneAtATime(ctx.tx, 'facts', accountId)
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const fact: Fact = {
    id: '',
    ...said,
    says: [...said.says],
    language: speaker.language,
    price: null,
    time: null,
    where: '',
    url: '',
    source: { by: 'person' },
  }
  const hash = hashOfFact(fact)
  const [same] = await ctx.tx
    .select()
    .from(knownFact)
    .where(and(eq(knownFact.accountId, accountId), eq(knownFact.hash, hash)))
  if (same && same.state !== 'dropped') return { id: same.id, isKnown: true }
  await refuseWhereFull(ctx, accountId)
  const row = { state: 'said', kind: fact.kind, language: fact.language, fact, changedAt: ctx.now } as const
  const id = same?.id ?? newDigitsId()
  if (same)
    await ctx.tx
      .update(knownFact)
      .set({ ...row, version: same.version + 1 })
      .where(eq(knownFact.id, id))
  else await ctx.tx.insert(knownFact).values({ ...row, id, accountId, hash, createdAt: ctx.now })
  await ctx.announce({ name: 'planning.changed', accountId })
  return { id, isKnown: false }
}

async function refuseWhereFull({ tx }: CommandContext, accountId: number): Promise<void> {
  const isKnown = and(eq(knownFact.accountId, accountId), ne(knownFact.state, 'dropped'))
  if ((await tx.$count(knownFact, isKnown)) >= mostFacts)
    throw new AppError('limitReached', { figures: { max: mostFacts } })
}

interface Change {
  readonly accountId: number
  readonly factId: number
  readonly version: number
  readonly isDropped: boolean
  readonly about?: string | undefined
  readonly says?: readonly string[] | undefined
  readonly date?: string | null | undefined
  readonly until?: string | null | undefined
}

/** Who changes the words answers for them: no page says them, and a price that they told before goes with the old ones. */
function saidInstead({ says: before, price }: Fact, says: readonly string[]): Partial<Fact> {
  if (isDeepStrictEqual(before, says)) return {}
  const namesPrice = (lines: readonly string[]) =>
    price !== null && lines.some((line) => line.includes(price.text))
  return {
    says: [...says],
    source: { by: 'person' },
    url: '',
    price: namesPrice(before) && !namesPrice(says) ? null : price,
  }
}

/** Taken up again it is what it was: somebody's own words, what a page says, or what was mended of that. */
function stateBefore({ fact, hash }: FactRow): FactState {
  if (hashOfFact(fact) !== hash) return 'mended'
  return fact.source.by === 'person' ? 'said' : 'found'
}

export async function changeFact(ctx: CommandContext, input: Change): Promise<void> {
  const { accountId, factId, version, isDropped, about, says, date, until } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  await oneAtATime(ctx.tx, 'facts', accountId)
  const [row] = await ctx.tx
    .select()
    .from(knownFact)
    .where(and(eq(knownFact.id, factId), eq(knownFact.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  if (row.version !== version) throw new AppError('conflict')
  // Taken up again it counts like one that is said anew.
  if (row.state === 'dropped' && !isDropped) await refuseWhereFull(ctx, accountId)
  const isMended = [about, says, date, until].some((one) => one !== undefined)
  const fact: Fact = {
    ...row.fact,
    // Under another name it may be another thing than the one in the picture.
    ...(about === undefined || about === row.fact.about ? {} : { about, image: undefined }),
    ...(says === undefined ? {} : saidInstead(row.fact, says)),
    ...(date === undefined ? {} : { date }),
    ...(until === undefined ? {} : { until }),
  }
  // What a page says of its days hinders nobody from dropping it, or from mending its words.
  if (!isDropped && (date !== undefined || until !== undefined)) refuseEndBeforeStart(fact)
  const stateNow = row.state === 'dropped' ? stateBefore(row) : row.state
  const state = isDropped ? 'dropped' : isMended && stateNow === 'found' ? 'mended' : stateNow
  await ctx.tx
    .update(knownFact)
    .set({
      fact,
      state,
      version: row.version + 1,
      changedAt: ctx.now,
    })
    .where(eq(knownFact.id, row.id))
  if (await changeGrounds(ctx, accountId, String(row.id), fact)) await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'planning.changed', accountId })
}
