import { createHash } from 'node:crypto'
import type { Fact, FactKind } from '@postelier/contract'
import { and, eq, ne } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { speakerOf } from '../../brand/index.ts'
import { mostFindings } from '../finding.store.ts'
import { finding } from '../planning.tables.ts'

interface Said {
  readonly accountId: number
  readonly kind: FactKind
  readonly about: string
  readonly says: readonly string[]
  readonly question: string
  readonly date: string | null
  readonly until: string | null
}

/** What makes two findings the same: what they say, however it is spaced or capitalised. */
export const hashOfFact = ({ kind, about, says }: Pick<Fact, 'kind' | 'about' | 'says'>): string =>
  createHash('sha256')
    .update([kind, about, ...says].map((one) => one.toLowerCase().replaceAll(/\s+/g, ' ').trim()).join('\n'))
    .digest('base64url')
    .slice(0, 22)

/** What a business says of itself: an answer to a question, or what no page says. */
export async function addFinding(ctx: CommandContext, input: Said): Promise<number> {
  const { accountId, ...said } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'findings', accountId)
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const known = await ctx.tx.$count(
    finding,
    and(eq(finding.accountId, accountId), ne(finding.state, 'dropped')),
  )
  if (known >= mostFindings) throw new AppError('limitReached', { figures: { max: mostFindings } })
  const fact: Fact = {
    ...{ id: '', ...said, says: [...said.says], language: speaker.language },
    ...{ price: null, time: null, where: '', url: '', source: { by: 'person' } },
  }
  const hash = hashOfFact(fact)
  const [same] = await ctx.tx
    .select()
    .from(finding)
    .where(and(eq(finding.accountId, accountId), eq(finding.hash, hash)))
  if (same && same.state !== 'dropped') throw invalid({ about: { key: 'taken' } })
  const row = { state: 'said', kind: fact.kind, language: fact.language, fact, changedAt: ctx.now } as const
  const id = same?.id ?? newDigitsId()
  if (same)
    await ctx.tx
      .update(finding)
      .set({ ...row, version: same.version + 1 })
      .where(eq(finding.id, id))
  else await ctx.tx.insert(finding).values({ ...row, id, accountId, hash, createdAt: ctx.now })
  await ctx.announce({ name: 'planning.changed', accountId })
  return id
}

interface Change {
  readonly accountId: number
  readonly findingId: number
  readonly version: number
  readonly isDropped: boolean
  readonly about?: string | undefined
  readonly says?: readonly string[] | undefined
}

export async function changeFinding(ctx: CommandContext, input: Change): Promise<void> {
  const { accountId, findingId, version, isDropped, about, says } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const [row] = await ctx.tx
    .select()
    .from(finding)
    .where(and(eq(finding.id, findingId), eq(finding.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  if (row.version !== version) throw new AppError('conflict')
  const isMended = about !== undefined || says !== undefined
  const fact: Fact = {
    ...row.fact,
    ...(about === undefined ? {} : { about }),
    // Whoever mends the words answers for them: they are the business's own from then on.
    ...(says === undefined ? {} : { says: [...says] }),
  }
  const state = isDropped ? 'dropped' : isMended && row.state === 'found' ? 'mended' : row.state
  await ctx.tx
    .update(finding)
    .set({
      fact,
      state: state === 'dropped' || row.state !== 'dropped' ? state : 'mended',
      version: row.version + 1,
      changedAt: ctx.now,
    })
    .where(eq(finding.id, row.id))
  await ctx.announce({ name: 'planning.changed', accountId })
}
